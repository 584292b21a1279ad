import { expect, test } from 'vitest';
import type { Pet } from '../../src/domain/pet';
import { success, type Answer } from '../../src/ports/answer';
import { DraftViewModel } from '../../src/view-models/draft';
import { PetListViewModel } from '../../src/view-models/pet-list';
import { SessionViewModel } from '../../src/view-models/session';

const BRUNO = { id: 1, name: 'Bruno' } as Pet;
const TARA = { id: 2, name: 'Tara' } as Pet;

/** The pets of whoever is logged in; each fetch of the list is answered when the test says so. */
function heldPets() {
  const lists: ((answer: Answer<readonly Pet[]>) => void)[] = [];
  const session = new SessionViewModel({
    userDataStore: { read: () => ({ userId: 101, token: 'first' }), write: () => {}, remove: () => {}, onChange: () => {} },
  });
  const draft = new DraftViewModel({ draftStore: { read: () => undefined, write: () => {} }, session });
  const petList = new PetListViewModel({
    draft,
    pets: { list: () => new Promise((resolve) => lists.push(resolve)), breeds: async () => success([]), add: async () => success([]) },
    session,
  });
  const settle = () => new Promise<void>((resolve) => void setImmediate(resolve));
  const list = async (call: number, ...pets: Pet[]) => (lists[call]!(success(pets)), settle());
  return { petList, session, list };
}

test('holds no pet any more once the session has ended', async () => {
  const { petList, session, list } = heldPets();
  await list(0, BRUNO);
  expect(petList.pets.items).toEqual([BRUNO]);
  session.lose();
  expect([petList.pets.items, petList.breeds.items]).toEqual([[], []]);
});

test("shows the next customer nothing of the one before, whose pets come late", async () => {
  const { petList, session, list } = heldPets();
  session.lose();
  session.begin({ userId: 102, token: 'second' });
  await list(0, BRUNO);
  expect(petList.pets.items).toEqual([]);
  await list(1, TARA);
  expect(petList.pets.items).toEqual([TARA]);
});
