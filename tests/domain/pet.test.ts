import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matchesNewPet, type NewPet } from '../../src/domain/pet';
import {
  dateOfBirthError,
  lastVaccinationError,
  petImageSource,
  petSelectionError,
  suggestBreeds,
} from '../../src/domain/entries/pet-details';
import './fixed-seed';

const TODAY = '2026-11-20';

describe('breed suggestions', () => {
  const breeds = [
    'Golden Retriever',
    'Labrador Retriever',
    'Flat-Coated Retriever',
    'Curly-Coated Retriever',
    'Chesapeake Bay Retriever',
    'Nova Scotia Duck Tolling Retriever',
    'Indian Pariah',
    'Rajapalayam',
  ].map((name, index) => ({ id: index + 1, name }));
  const names = (text: string) => suggestBreeds(breeds, text).map(({ name }) => name);

  test.each(['PARIAH', ' pariah ', 'dian Par'])('find a breed by a part of its name: %j', (text) => {
    expect(names(text)).toEqual(['Indian Pariah']);
  });

  test('are the first five at most, in the order of the list', () => {
    expect(names('retriever')).toEqual([
      'Golden Retriever',
      'Labrador Retriever',
      'Flat-Coated Retriever',
      'Curly-Coated Retriever',
      'Chesapeake Bay Retriever',
    ]);
  });

  test('begin with the names with a word that begins with the text', () => {
    expect(names('r').slice(0, 1)).toEqual(['Golden Retriever']);
    expect(names('ra')).toEqual(['Rajapalayam', 'Labrador Retriever']);
  });

  test.each(['', '   ', 'cat', '.*'])('are none for %j', (text) => {
    expect(names(text)).toEqual([]);
  });

  test('contain the text in any case, and are five at most', () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcABC '), maxLength: 6 });
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 30 }), letters, (all, text) => {
        const listed = all.map((name, id) => ({ id, name }));
        const suggested = suggestBreeds(listed, text);
        const wanted = text.trim().toUpperCase();
        const fitting = wanted ? listed.filter(({ name }) => name.toUpperCase().includes(wanted)) : [];
        const beginsNoWord = (name: string) =>
          Number(
            !name
              .toUpperCase()
              .split(' ')
              .some((_, index, words) => words.slice(index).join(' ').startsWith(wanted)),
          );
        expect(suggested).toEqual(
          fitting.toSorted((one, other) => beginsNoWord(one.name) - beginsNoWord(other.name)).slice(0, 5),
        );
      }),
    );
  });
});

test('at least one pet is selected; an id of 0 is one', () => {
  expect(petSelectionError([])).toBe('Please Atleast One pet');
  expect(petSelectionError([0])).toBeUndefined();
  expect(petSelectionError([1, 'b'])).toBeUndefined();
});

describe('a date of birth', () => {
  test.each(['2026-11-20', '2026-11-19', '2012-02-29'])('can be %s', (date) => {
    expect(dateOfBirthError(date, TODAY)).toBeUndefined();
  });

  test.each([undefined, '', '2026-11-21', '2027-01-01', '2026-02-30', 'November 20, 2026'])('cannot be %j', (date) => {
    expect(dateOfBirthError(date, TODAY)).toBe('Please select date of birth');
  });
});

describe('a last vaccination', () => {
  test.each([undefined, '', '2026-11-21', '2026-02-30'])('cannot be %j', (date) => {
    expect(lastVaccinationError(date, '2020-01-01', TODAY)).toBe('Please select last vaccination date');
  });

  test('is not before the birth, but may be on the same day', () => {
    const dayBefore = lastVaccinationError('2026-05-09', '2026-05-10', TODAY);
    expect(dayBefore).toBe('Vaccination date cannot be before Date of Birth');
    expect(lastVaccinationError('2026-05-10', '2026-05-10', TODAY)).toBeUndefined();
    expect(lastVaccinationError('2026-11-20', '2026-05-10', TODAY)).toBeUndefined();
  });

  test('is not compared with a missing or invalid date of birth', () => {
    expect(lastVaccinationError('2026-05-10', undefined, TODAY)).toBeUndefined();
    expect(lastVaccinationError('2026-05-10', '2027-01-01', TODAY)).toBeUndefined();
  });

  test('in the future is missing, even if it is before the birth', () => {
    expect(lastVaccinationError('2026-12-01', '2027-01-01', TODAY)).toBe('Please select last vaccination date');
  });
});

describe("a listed pet's image", () => {
  test.each([
    'https://images.example/bruno.png',
    'http://images.example/1?size=2',
    'HTTPS://IMAGES.EXAMPLE/A',
    'data:image/png;base64,iVBORw0=',
  ])('is shown as it is: %s', (image) => {
    expect(petImageSource(image)).toBe(image);
  });

  test('becomes a data URL from bare base64', () => {
    expect(petImageSource('/9j/4AAQ+Sk=')).toBe('data:image/jpeg;base64,/9j/4AAQ+Sk=');
  });

  test.each([
    '',
    'javascript:alert(1)',
    'javascript:fetch("https://example.com")',
    'data:text/html,<p>',
    '<svg>',
    'null.',
    '.null',
  ])('is undefined for %j', (image) => {
    expect(petImageSource(image)).toBeUndefined();
  });
});

test.each([
  ['Tara', 'Beagle', true],
  ['Tara', '', true],
  ['Tara', 'Boxer', false],
  ['Coco', 'Beagle', false],
])("the listed pet '%s' of the breed '%s' matches the sent one: %s (decision F5)", (name, breed, isSent) => {
  const sent = { name: 'Tara', breed: 'Beagle' } as NewPet;
  expect(matchesNewPet({ id: 1, name, breed, image: '' }, sent)).toBe(isSent);
});
