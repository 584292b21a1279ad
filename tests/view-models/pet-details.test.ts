import { setImmediate as settle } from 'node:timers/promises';
import { runInAction } from 'mobx';
import { describe, expect, test, vi } from 'vitest';
import { NEW_PET } from '../../mocks/samples';
import { IMAGE_SCALING_PORT } from '../../src/ports/device';
import { success } from '../../src/ports/answer';
import type { NewPet } from '../../src/domain/pet';
import type { Id } from '../../src/domain/ids';
import { PetDetailsViewModel } from '../../src/view-models/pet-details';
import type { RemoteListStatus } from '../../src/view-models/calls/remote-list';
import { seen } from './seen';
import { ASHA, visitor } from './visitor';

/** The scaling of a picture ends when the test calls its function in `scaled`. */
function onPetPage() {
  const world = visitor();
  world.session.begin(ASHA);
  world.funnel.arrive('walking', 'petDetails');
  const scaled: ((image: string | undefined) => void)[] = [];
  const imageScaling = { scale: () => new Promise<string | undefined>((resolve) => scaled.push(resolve)) };
  const petDetails = world.containerWith([IMAGE_SCALING_PORT, imageScaling]).get(PetDetailsViewModel);
  return { ...world, petDetails, scaled };
}

test('takes the last chosen picture, not the last scaled one', async () => {
  const { petDetails, scaled } = onPetPage();
  const scaling = seen(() => petDetails.isScalingImage);
  const first = petDetails.chooseImage(new Blob(['1']));
  const second = petDetails.chooseImage(new Blob(['2']));
  scaled[1]!('SECOND');
  await second;
  scaled[0]!('FIRST');
  await first;
  expect(petDetails.form.image).toBe('SECOND');
  expect(scaling).toEqual([false, true, false]);
});

test('waits with Next until the picture is scaled', async () => {
  const { petDetails, scaled } = onPetPage();
  petDetails.toggleForm();
  void petDetails.chooseImage(new Blob(['1']));
  const next = petDetails.next();
  expect(petDetails.validation.failedAttempts).toBe(0);
  scaled[0]!('PICTURE');
  await next;
  expect(petDetails.validation.errors).not.toHaveProperty('image');
  expect(petDetails.validation.errors).toHaveProperty('name', 'Please enter pet name');
});

test('a customer without a pet is asked for what the form lacks once she goes on with it, not before', async () => {
  const { petDetails, petList } = onPetPage();
  await petDetails.next();
  await vi.waitFor(() => expect(petList.pets.isReady).toBe(true));
  expect(petDetails.validation.errors).toEqual({ pets: 'Please Atleast One pet' });
  petDetails.change({ name: 'Tara' });
  expect(petDetails.validation.errors).toEqual({});
  petDetails.change({ name: '' });
  await petDetails.next();
  expect(petDetails.validation.errors).toMatchObject({ name: 'Please enter pet name', breed: 'Please select breed' });
});

describe('a pet whose form is complete', () => {
  const BRUNO = {
    ...NEW_PET,
    name: ' Bruno ',
    breed: ' Pug ',
    image: 'PICTURE',
  };

  /** Called before the server's answer. */
  function filledIn(meanwhile = () => {}) {
    const world = onPetPage();
    const sent: NewPet[] = [];
    vi.spyOn(world.petList, 'add').mockImplementation(
      (pet) => (sent.push(pet), meanwhile(), Promise.resolve(success([303]))),
    );
    world.petDetails.toggleForm();
    world.petDetails.change(BRUNO);
    world.draft.update({ selectedPetIds: [301] });
    return { ...world, sent };
  }

  test('is saved once for two presses, stays on the page, and replaces the selection (decisions D5 and D6)', async () => {
    const { petDetails, draft, moves, sent } = filledIn();
    const busy = seen(() => petDetails.isBusy);
    const saved = seen(() => petDetails.savedPet?.name);
    await Promise.all([petDetails.next(), petDetails.next()]);
    expect(sent).toEqual([{ ...BRUNO, name: 'Bruno', breed: 'Pug' }]);
    expect(busy).toEqual([false, true, false]);
    expect(saved).toEqual([undefined, 'Bruno']);
    expect(draft.current).toMatchObject({ selectedPetIds: [303], isPetFormOpen: false, pet: {} });
    expect(petDetails.validation.errors).toEqual({});
    expect(moves).toEqual([]);
  });

  test('is not selected after the booking was sent', async () => {
    const { petDetails, draft, funnel } = filledIn(() => {
      draft.clear();
      funnel.dispose();
    });
    await petDetails.next();
    expect(draft.current.selectedPetIds).toEqual([]);
  });
});

test('drops a picture that is scaled after the booking was sent', async () => {
  const { petDetails, draft, funnel, scaled } = onPetPage();
  const chosen = petDetails.chooseImage(new Blob(['1']));
  draft.clear();
  funnel.dispose();
  scaled[0]!('PICTURE');
  await chosen;
  expect(petDetails.form.image).toBe('');
});

test('moves no customer who left while a picture was scaled', async () => {
  const { petDetails, draft, funnel, moves, scaled } = onPetPage();
  draft.update({ selectedPetIds: [301] });
  petDetails.petList.pets.clear();
  void petDetails.chooseImage(new Blob(['1']));
  const next = petDetails.next();
  funnel.arrive('walking', 'address');
  scaled[0]!('PICTURE');
  await next;
  expect(moves).toEqual([]);
});

test('drops a picture that is removed while it is scaled', async () => {
  const { petDetails, scaled } = onPetPage();
  petDetails.change({ image: 'FIRST' });
  const chosen = petDetails.chooseImage(new Blob(['2']));
  petDetails.removeImage();
  expect([petDetails.form.image, petDetails.isScalingImage]).toEqual(['', false]);
  scaled[0]!('SECOND');
  await chosen;
  expect(petDetails.form.image).toBe('');
});

test('chooses an only pet ahead, but not with an open form, another selection, or after the customer took it back', async () => {
  const { petDetails, petList, draft } = onPetPage();
  await settle();
  const list = (status: RemoteListStatus, ...ids: number[]) =>
    runInAction(() => Object.assign(petList.pets, { status, items: ids.map((id) => ({ id, name: 'Bruno' })) }));
  const select = (selectedPetIds: readonly Id[]) => draft.update({ selectedPetIds });
  const selected = () => draft.current.selectedPetIds;
  list('ready', 301);
  select([302]);
  const stop = petDetails.chooseOnlyPet();
  expect(selected()).toEqual([302]);
  list('loading', 301);
  select([]);
  petDetails.toggleForm();
  expect(selected()).toEqual([]);
  list('ready', 301);
  expect(selected()).toEqual([]);
  list('ready', 301, 302);
  petDetails.toggleForm();
  expect(selected()).toEqual([]);
  list('ready', 301);
  expect(selected()).toEqual([301]);
  stop();
  select([]);
  petDetails.chooseOnlyPet();
  expect(selected()).toEqual([301]);
  petDetails.petsField.toggle(301);
  expect(selected()).toEqual([]);
});

test('shows no errors after the form was closed and opened again', async () => {
  const { petDetails } = onPetPage();
  petDetails.toggleForm();
  await petDetails.next();
  expect(petDetails.validation.errors).toHaveProperty('name');
  petDetails.toggleForm();
  petDetails.toggleForm();
  expect(petDetails.validation.errors).toEqual({});
});

test('the dates have examples in the past, also after midnight, and the last vaccination begins at the birth', () => {
  const { petDetails, clock, today } = onPetPage();
  petDetails.fields.dateOfBirth.set('2024-03-02');
  expect(petDetails.fields.lastVaccination).toMatchObject({ example: '2026-09-21', earliest: '2024-03-02' });
  const examples = seen(() => petDetails.fields.dateOfBirth.example);
  clock.pass(24 * 60 * 60);
  today.refresh();
  expect(examples).toEqual(['2025-03-30', '2025-03-31']);
});
