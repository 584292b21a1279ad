import { expect, test, vi } from 'vitest';
import { PetDetailsViewModel } from '../../src/view-models/pet-details';
import { ASHA, VIKRAM, visitor } from './visitor';

/** Asha on the pet page; a picture is scaled when the test says so, in the order in which they were chosen. */
function onPetPage() {
  const world = visitor();
  world.session.begin(ASHA);
  world.funnel.arrive('walking', 'petDetails');
  const scaled: ((image: string | undefined) => void)[] = [];
  const imageScaling = { toJpegBase64: () => new Promise<string | undefined>((resolve) => scaled.push(resolve)) };
  const petDetails = new PetDetailsViewModel({ ...world, imageScaling });
  return { ...world, petDetails, scaled };
}

test('takes the picture that was chosen last, not the one that was scaled last', async () => {
  const { petDetails, scaled } = onPetPage();
  const first = petDetails.chooseImage(new Blob(['1']));
  const second = petDetails.chooseImage(new Blob(['2']));
  scaled[1]!('SECOND');
  await second;
  scaled[0]!('FIRST');
  await first;
  expect(petDetails.form.image).toBe('SECOND');
  expect(petDetails.isScalingImage).toBe(false);
});

test('says at once that a file is no picture, and takes none', async () => {
  const { petDetails, scaled } = onPetPage();
  petDetails.toggleForm();
  const chosen = petDetails.chooseImage(new Blob(['text']));
  scaled[0]!(undefined);
  await chosen;
  expect(petDetails.check.errors).toEqual({ image: 'Please upload a pet image' });
});

test('waits with Next until the picture is scaled', async () => {
  const { petDetails, scaled } = onPetPage();
  petDetails.toggleForm();
  void petDetails.chooseImage(new Blob(['1']));
  const next = petDetails.next();
  expect(petDetails.check.failedAttempts).toBe(0);
  scaled[0]!('PICTURE');
  await next;
  expect(petDetails.check.errors).not.toHaveProperty('image');
  expect(petDetails.check.errors).toHaveProperty('name', 'Please enter pet name');
});

test('shows nothing of one customer to the next on the same device', async () => {
  const { petDetails, session, draft } = onPetPage();
  petDetails.toggleForm();
  petDetails.enter({ name: 'Bruno', image: 'PICTURE' });
  draft.update({ selectedPetIds: [301] });
  session.lose();
  session.begin(VIKRAM);
  expect(petDetails.form).toMatchObject({ name: '', image: '' });
  expect(petDetails.isFormOpen).toBe(false);
  expect(petDetails.selectedIds).toEqual([]);
  petDetails.enter({ breed: 'Pug' });
  expect(draft.current.pet).toMatchObject({ name: '', breed: 'Pug', image: '' });
});

test('goes on with a pet selected and the form closed, and asks for one without', async () => {
  const { petDetails, draft, moves } = onPetPage();
  await petDetails.next();
  expect(petDetails.check.errors).toEqual({ pets: 'Please Atleast One pet' });
  draft.update({ selectedPetIds: [301] });
  petDetails.petList.pets.clear();
  await petDetails.next();
  expect(moves).toEqual(['to /walking/summary']);
});

/** All that a new pet needs. */
const TARA = {
  name: 'Tara',
  breed: 'Pug',
  gender: 'Female',
  dateOfBirth: 'March 2, 2024',
  lastVaccination: 'June 15, 2026',
  image: 'PICTURE',
  insured: 'no',
  aggressionLevel: 'normal',
  licensed: 'yes',
} as const;

test('selects a pet that was saved, but not once the booking has been sent', async () => {
  const { petDetails, draft, funnel, petList } = onPetPage();
  petDetails.toggleForm();
  petDetails.enter(TARA);
  await petDetails.next();
  expect(draft.current).toMatchObject({ selectedPetIds: [1], isPetFormOpen: false });
  petDetails.toggleForm();
  petDetails.enter(TARA);
  vi.spyOn(petList, 'add').mockImplementation(() => {
    draft.clear();
    funnel.dispose();
    return Promise.resolve([2]);
  });
  await petDetails.next();
  expect(draft.current.selectedPetIds).toEqual([]);
});

test('keeps no picture that is scaled once the booking has been sent', async () => {
  const { petDetails, draft, funnel, scaled } = onPetPage();
  const chosen = petDetails.chooseImage(new Blob(['1']));
  draft.clear();
  funnel.dispose();
  scaled[0]!('PICTURE');
  await chosen;
  expect(draft.current.pet.image).toBe('');
});

test('does not pull away who left while a picture was scaled', async () => {
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
