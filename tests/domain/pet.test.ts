import { expect, test } from 'vitest';
import { matchesNewPet, type NewPet } from '../../src/domain/pet';
import { dateOfBirthError, lastVaccinationError, petImageSource, suggestBreeds } from '../../src/domain/new-pet';
import { TODAY } from './today';

const BREEDS = [
  ...['Golden', 'Labrador', 'Curly-Coated', 'Chesapeake Bay', 'Duck Tolling', 'Flat-Coated'].map(
    (kind) => `${kind} Retriever`,
  ),
  'Indian Pariah',
  'Rajapalayam',
].map((name, id) => ({ id, name }));

test.each([
  ['PARIAH', ['Indian Pariah']],
  [' dian Par ', ['Indian Pariah']],
  ['retriever', BREEDS.slice(0, 5).map(({ name }) => name)],
  ['ra', ['Rajapalayam', 'Labrador Retriever']],
  ['   ', []],
  ['.*', []],
])('the breeds suggested for %j are %j', (text, names) => {
  expect(suggestBreeds(BREEDS, text).map(({ name }) => name)).toEqual(names);
});

test.each([
  [TODAY, undefined],
  [undefined, 'Please select date of birth'],
  ['2026-02-30', 'Please select date of birth'],
])('the date of birth %j has the error %j', (date, error) => {
  expect(dateOfBirthError(date, TODAY)).toBe(error);
});

const MISSING = 'Please select last vaccination date';

test.each([
  [undefined, '2020-01-01', MISSING],
  ['2026-12-01', '2027-01-01', MISSING],
  ['2026-05-09', '2026-05-10', 'Vaccination date cannot be before Date of Birth'],
  ['2026-05-10', '2026-05-10', undefined],
  ['2026-05-10', undefined, undefined],
  ['2026-05-10', '2027-01-01', undefined],
])('the last vaccination %j after the birth %j has the error %j', (date, birth, error) => {
  expect(lastVaccinationError(date, birth, TODAY)).toBe(error);
});

test.each([
  ...['HTTPS://IMAGES.EXAMPLE/A', 'data:image/png;base64,i0='].map((image) => [image, image]),
  ['/9j/4AAQ+Sk=', 'data:image/jpeg;base64,/9j/4AAQ+Sk='],
  ...['', 'javascript:fetch("https://example.com")', 'data:text/html,<p>', '.null'].map((image) => [image, undefined]),
  ['null.', undefined],
])('the image %j of a listed pet has the source %j', (image, source) => {
  expect(petImageSource(image!)).toBe(source);
});

test.each([
  ['Tara', 'Beagle', true],
  ['Tara', '', true],
  ['Tara', 'Boxer', false],
])("the listed pet '%s' of the breed '%s' matches the sent one: %s (decision F5)", (name, breed, isSent) => {
  const sent = { name: 'Tara', breed: 'Beagle' } as NewPet;
  expect(matchesNewPet({ id: 1, name, breed, image: '' }, sent)).toBe(isSent);
});
