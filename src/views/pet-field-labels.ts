import type { PetFormValues } from '../domain/draft';

/** What the fields of the form for a new pet are called. */
export const PET_FIELD_LABELS: Readonly<Record<keyof PetFormValues, string>> = {
  name: 'Name',
  breed: 'Breed',
  gender: 'Gender',
  dateOfBirth: 'Date of birth',
  lastVaccination: 'Last vaccination',
  image: 'Pet image',
  insured: 'Insured',
  aggressionLevel: 'Aggression level',
  licensed: 'Licensed',
};
