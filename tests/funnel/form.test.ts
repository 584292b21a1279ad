import { expect, test } from 'vitest';
import { emptyDraft, type FormEntries } from '../../src/domain/draft';
import { fillIn } from '../../src/funnel/form';
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
