import { expect, test } from 'vitest';
import { coatOf } from '../../src/domain/coat';

test.each([
  ['Labrador Retriever', 'cream'],
  ['Golden Retriever', 'cream'],
  ['Rottweiler', 'black'],
  ['Doberman', 'black'],
  ['Dobermann', 'black'],
  ['Indian Spitz', 'white'],
  ['Pomeranian', 'white'],
  ['Samoyed', 'white'],
  ['Rajapalayam', 'white'],
  ['Beagle', 'brown'],
  ['Dachshund', 'brown'],
  ['Siberian Husky', 'grey'],
  ['Miniature Schnauzer', 'grey'],
  ['a LABRADOR mix', 'cream'],
  ['Indian Pariah', 'tan'],
  ['Indie', 'tan'],
  ['', 'tan'],
])('the drawn dog of the breed "%s" is %s', (breed, coat) => {
  expect(coatOf(breed)).toBe(coat);
});
