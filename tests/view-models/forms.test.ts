import { expect, test } from 'vitest';
import { customerOfForm, SignUpForm } from '../../src/view-models/forms/sign-up-form';
import { PetForm, petOfForm } from '../../src/view-models/forms/pet-form';
import { FULL } from '../domain/draft-example';
import { TODAY } from '../domain/today';

const PET = { ...FULL.pet, name: ' Bruno ', breed: ' Indian Pariah ', lastVaccination: '2026-05-10' };
const petOf = (changes: Partial<typeof PET>) => petOfForm(new PetForm({ ...PET, ...changes }, () => TODAY));

test('a pet is what its form says, its dates read and its texts without spaces around them', () => {
  expect(petOf({})).toEqual({
    name: 'Bruno',
    breed: 'Indian Pariah',
    gender: 'Male',
    dateOfBirth: '2024-05-10',
    lastVaccination: '2026-05-10',
    image: '/9j/4AAQ',
    insured: 'no',
    aggressionLevel: 'medium',
    licensed: 'yes',
  });
});

test.each(['gender', 'insured', 'aggressionLevel', 'licensed'])('a form without %s describes no pet', (field) => {
  expect(petOf({ [field]: undefined })).toBeUndefined();
});

test.each(['dateOfBirth', 'lastVaccination'])('a form whose %s is no day describes no pet', (field) => {
  expect(petOf({ [field]: '12/45/2026' })).toBeUndefined();
});

test('a customer is what the form says, without spaces around the texts, and the location stands apart', () => {
  const form = new SignUpForm({ ...FULL.signUp, firstName: ' Meera ', email: ' meera@example.com ' });
  expect(customerOfForm(form)).toStrictEqual({
    customer: { firstName: 'Meera', phoneNumber: '9820011223', email: 'meera@example.com', gender: 'female' },
    location: FULL.signUp.location,
  });
});

test.each(['gender', 'location'])('a form without %s describes no customer', (field) => {
  expect(customerOfForm(new SignUpForm({ ...FULL.signUp, [field]: undefined }))).toBeUndefined();
});
