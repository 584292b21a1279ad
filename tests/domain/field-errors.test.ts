import { expect, test } from 'vitest';
import { collectErrors, required } from '../../src/domain/field-errors';

test('only fields with a message are errors, in their order', () => {
  const errors = collectErrors({
    name: 'Please enter pet name',
    breed: undefined,
    gender: '',
    image: 'Please upload a pet image',
  });
  expect(Object.entries(errors)).toEqual([
    ['name', 'Please enter pet name'],
    ['image', 'Please upload a pet image'],
  ]);
});

test.each([undefined, '', '  \t'])('a required value may not be %j', (value) => {
  expect(required('Please enter pet name')(value)).toBe('Please enter pet name');
});

test('0 is a value', () => {
  expect(required('Please enter pet name')(0)).toBeUndefined();
});
