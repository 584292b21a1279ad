import { expect, test } from 'vitest';
import { GENDERS } from '../../src/domain/account';
import { emptyDraft, type FormEntries } from '../../src/domain/draft';
import { definitionsOf, fillIn, formErrors, formFields } from '../../src/funnel/form';
import { LocationForm } from '../../src/funnel/location/location-form';
import { PetForm } from '../../src/pages/pets/pet-form';
import { SignUpForm } from '../../src/pages/sign-up/sign-up-form';
import { FULL_DRAFT } from '../domain/draft-example';
import { stored } from '../domain/stored';
import { TODAY } from '../domain/today';

const FORMS = {
  signUp: () => new SignUpForm(),
  location: () => new LocationForm(),
  pet: () => new PetForm(TODAY),
};
const NAMES = ['signUp', 'location', 'pet'] as const;
const read = (name: (typeof NAMES)[number], entries: FormEntries): object => fillIn<object>(FORMS[name](), entries);

test.each(NAMES)('the form %s is empty in an empty draft, and the same again after it was stored', (form) => {
  expect(read(form, emptyDraft()[form])).toEqual(FORMS[form]());
  expect(read(form, stored(FULL_DRAFT[form]) as FormEntries)).toMatchObject(FULL_DRAFT[form]);
});

test.each(NAMES)('the form %s takes its own fields only, and what is missing or malformed is empty', (form) => {
  const hostile = { fieldOfAnotherVersion: 'x', __proto__: { hostile: true } };
  expect(Object.keys(read(form, { ...FULL_DRAFT[form], ...hostile }))).toEqual(Object.keys(FORMS[form]()));
  for (const [name, value] of Object.entries(FULL_DRAFT[form])) {
    const others = Object.assign(FORMS[form](), FULL_DRAFT[form], { [name]: Reflect.get(FORMS[form](), name) });
    // A field that takes numbers takes no text, and the other way round.
    for (const malformed of [undefined, null, typeof value === 'number' ? '12' : 12, true])
      expect(read(form, { ...FULL_DRAFT[form], [name]: malformed }), name).toEqual(others);
  }
});

test.each([
  ['signUp', 'gender', ['m', 'constructor']],
  ['pet', 'gender', ['male']],
  ['pet', 'aggressionLevel', ['slightly']],
  ['pet', 'insured', ['']],
] as const)('the form %s takes no %s but one of its options', (form, name, values) => {
  for (const value of values) expect(read(form, { [name]: value })).toEqual(FORMS[form]());
});

test('a form says of each field its label, its options, its value and its error, and passes on what is entered', () => {
  const form = fillIn(new SignUpForm(), { firstName: 'Meera', phoneNumber: '98', gender: 'female' });
  const errors = formErrors(form);
  expect(errors).toEqual({
    phoneNumber: 'Please enter a valid 10-digit phone number',
    email: 'Please enter email',
    location: 'Please enter location',
  });
  const changes: object[] = [];
  const { firstName, email, gender } = formFields(form, errors, (change) => changes.push(change));
  expect(firstName).toMatchObject({ id: 'firstName', label: 'First Name', value: 'Meera', error: undefined });
  expect(email).toMatchObject({ id: 'email', label: 'Email', value: '', error: 'Please enter email' });
  expect(gender).toMatchObject({ value: 'female', options: GENDERS });
  email.set('meera@example.com');
  expect(changes).toEqual([{ email: 'meera@example.com' }]);
  expect(definitionsOf(LocationForm).correctedZipCode).toMatchObject({ id: 'zipCode', label: 'PIN code' });
});
