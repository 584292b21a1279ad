import { setImmediate as settle } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import type { NewPet, Pet } from '../../src/domain/pet';
import type { Id } from '../../src/domain/ids';
import { failure, success, type Answer } from '../../src/ports/answer';
import { PETS_PORT, type Pets } from '../../src/ports/server';
import { PetListStore } from '../../src/stores/pet-list-store';
import { bindAll } from './container';
import { storesInMemory } from './stores-in-memory';

const BRUNO = { id: 1, name: 'Bruno' } as Pet;
const TARA = { id: 2, name: 'Tara' } as Pet;
const COCO = { id: 3, name: 'Coco' } as Pet;

const TARA_AS_NEW = { name: 'Tara', breed: 'Rajapalayam', image: 'PICTURE' } as NewPet;

/** `list` resolves a request for the pets; `call` is its index. */
function heldPets(answer: Answer<readonly Id[]> = success([3])) {
  const added = vi.fn((_credentials: unknown, _pet: NewPet, _key: string) => Promise.resolve(answer));
  const lists: ((answer: Answer<readonly Pet[]>) => void)[] = [];
  const { container, session, draft } = storesInMemory({ credentials: { userId: 101, token: 'first' } });
  const pets: Pets = {
    list: () => new Promise((resolve) => lists.push(resolve)),
    breeds: async () => success([]),
    add: added,
  };
  const petList = bindAll(container, [[PETS_PORT, pets]]).get(PetListStore);
  const list = async (call: number, ...items: Pet[]) => (lists[call]!(success(items)), settle());
  return { added, draft, lists, petList, session, list };
}

test('drops selected pets that were deleted elsewhere, and finds the others by id, as a number or a text', async () => {
  const { petList, draft, list } = heldPets();
  draft.update({ selectedPetIds: ['2', 9, 1, 2] });
  expect(petList.selectedIds).toEqual(['2', 9, 1, 2]);
  await list(0, BRUNO, COCO, TARA);
  expect(petList.selectedIds).toEqual([2, 1]);
  expect(petList.selected).toEqual([BRUNO, TARA]);
});

test('shows no part of the selection while the complete list loads', async () => {
  const { petList, draft, list } = heldPets();
  await list(0, BRUNO);
  draft.update({ selectedPetIds: [1, 3] });
  void petList.pets.load();
  expect(petList.selectedIds).toEqual([1, 3]);
  expect(petList.selected).toEqual([]);
  await list(1, BRUNO, COCO);
  expect(petList.selected).toEqual([BRUNO, COCO]);
});

describe('a new pet', () => {
  test('is on the list before its id is answered', async () => {
    const { petList, lists, list } = heldPets();
    const added = petList.add(TARA_AS_NEW);
    await list(0, BRUNO);
    expect(lists).toHaveLength(2);
    await list(1, BRUNO, COCO);
    expect(await added).toEqual(success([3]));
    expect(petList.pets.items).toEqual([BRUNO, COCO]);
  });

  test('has no id and causes no fetch if it cannot be saved or no customer is logged in', async () => {
    const full = failure('refused', { message: 'Three pets are the most.' });
    const { petList, session, lists } = heldPets(full);
    expect(await petList.add(TARA_AS_NEW)).toEqual(full);
    session.end('lost');
    expect(await petList.add(TARA_AS_NEW)).toEqual(failure('unreachable'));
    expect(lists).toHaveLength(1);
    const loggedOut = heldPets();
    loggedOut.session.end('lost');
    expect(await loggedOut.petList.add(TARA_AS_NEW)).toEqual(failure('unreachable'));
  });
});

describe('a pet that was sent without an answer', () => {
  const sent = { name: 'Coco', breed: 'Pug', image: 'PICTURE' } as NewPet;

  async function addedAgain(listed: Partial<Pet>, again: NewPet = sent) {
    const world = heldPets(failure('unreachable'));
    await world.list(0, BRUNO);
    await world.petList.add(sent);
    const adding = world.petList.add(again);
    await world.list(1, BRUNO, { ...COCO, ...listed });
    return { ...world, added: await adding };
  }

  test.each<readonly [Partial<Pet>, readonly Id[] | undefined]>([
    [{ breed: 'Pug' }, [3]],
    [{ breed: '' }, [3]],
    [{ breed: 'Beagle' }, undefined],
    [{ name: 'Kali', breed: 'Pug' }, undefined],
  ])('is found as %j, but not by its picture: %j, and then no longer noted', async (listed, found) => {
    const { added, draft } = await addedAgain(listed, { ...sent, image: 'ANOTHER' });
    expect(added).toEqual(found ? success(found) : failure('unreachable'));
    expect(draft.current.unansweredPet === undefined).toBe(found !== undefined);
  });

  test('has the same key at each attempt, but another one with another picture (decision B5)', async () => {
    const { petList, list, added } = heldPets(failure('unreachable'));
    await list(0);
    for (const [attempt, pet] of [
      sent,
      sent,
      { ...sent, image: 'LARGER PICTURE' },
      { ...sent, image: 'LARGER PICTURE', name: 'Kali' },
    ].entries()) {
      const adding = petList.add(pet);
      if (attempt > 0) await list(attempt);
      await adding;
    }
    const [first, second, third, fourth] = added.mock.calls.map(([, , key]) => key);
    expect(second).toBe(first);
    expect(new Set([first, third, fourth]).size).toBe(3);
  });
});

test.each(['refused', 'invalid'] as const)(
  'a pet that was %s has another key at the next attempt (decision B5)',
  async (reason) => {
    const { petList, list, added } = heldPets(failure(reason));
    await list(0);
    await petList.add(TARA_AS_NEW);
    const adding = petList.add(TARA_AS_NEW);
    await list(1);
    await adding;
    const [first, second] = added.mock.calls.map(([, , key]) => key);
    expect(second).not.toBe(first);
  },
);

test('has no pets after the session has ended, nor late ones of the last customer', async () => {
  const { petList, session, list } = heldPets();
  await list(0, BRUNO);
  void petList.pets.load();
  session.end('lost');
  expect([petList.pets, petList.breeds]).toMatchObject([
    { items: [], status: 'idle' },
    { items: [], status: 'idle' },
  ]);
  session.begin({ userId: 102, token: 'second' });
  await list(1, BRUNO);
  expect(petList.pets.items).toEqual([]);
  await list(2, TARA);
  expect(petList.pets.items).toEqual([TARA]);
});
