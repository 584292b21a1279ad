import { expect, test } from 'vitest';
import { collectErrors } from '../../src/domain/field-errors';

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
