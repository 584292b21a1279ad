import { describe, expect, test } from 'vitest';
import type { NewAddress } from '../../src/domain/address';
import type { PetFormValues, SignUpFormValues } from '../../src/domain/draft';
import { newPetFromForm } from '../../src/view-models/pet-form';
import { signUpFromValidForm } from '../../src/view-models/sign-up-form';

const LOCATION = { fullAddress: 'Jubilee Hills' } as NewAddress;
const MEERA: SignUpFormValues = {
  firstName: ' Meera ',
  phoneNumber: '9000012345',
  email: ' meera@example.com ',
  gender: 'female',
  location: LOCATION,
};
const TARA: PetFormValues = {
  name: ' Tara ',
  breed: ' Pug ',
  gender: 'Female',
  dateOfBirth: '2 March 2024',
  lastVaccination: 'June 15, 2026',
  image: 'PICTURE',
  insured: 'no',
  aggressionLevel: 'normal',
  licensed: 'yes',
};

describe('a sign-up form', () => {
  test('is parsed without the spaces around its texts', () => {
    const customer = { firstName: 'Meera', phoneNumber: '9000012345', email: 'meera@example.com', gender: 'female' };
    expect(signUpFromValidForm(MEERA)).toEqual({ customer, location: LOCATION });
  });

  test.each(['gender', 'location'] as const)('cannot be parsed without %s', (name) => {
    expect(signUpFromValidForm({ ...MEERA, [name]: undefined })).toBeUndefined();
  });
});

describe('a pet form', () => {
  test('is parsed with its dates, and without the spaces around its texts', () => {
    expect(newPetFromForm(TARA)).toEqual({ ...TARA, name: 'Tara', breed: 'Pug', dateOfBirth: '2024-03-02', lastVaccination: '2026-06-15' });
  });

  test.each(['gender', 'insured', 'aggressionLevel', 'licensed'] as const)('cannot be parsed without %s', (name) => {
    expect(newPetFromForm({ ...TARA, [name]: undefined })).toBeUndefined();
  });

  test.each(['dateOfBirth', 'lastVaccination'] as const)('cannot be parsed with an ambiguous %s', (name) => {
    expect(newPetFromForm({ ...TARA, [name]: '05/12/2019' })).toBeUndefined();
  });
});
