import { describe, expect, test } from 'vitest';
import { onlyErrors } from '../../src/domain/field-errors';
import {
  findSame,
  hasShape,
  isBoolean,
  isId,
  isListOf,
  isListWithoutTwins,
  isOneOf,
  isOptional,
  isSameId,
  isText,
} from '../../src/domain/shape';

test.each([0, 7, -1, 'a', '0', '...', 'a.', '.a'])('%j is an id', (value) => {
  expect(isId(value)).toBe(true);
});

test.each([
  [''],
  ['.'],
  ['..'],
  ['half a sign \ud800'],
  [Number.NaN],
  [Number.POSITIVE_INFINITY],
  [null],
  [undefined],
  [true],
  [{}],
  [[1]],
])('%j is no id', (value) => {
  expect(isId(value)).toBe(false);
});

test.each([
  [12, 12, true],
  ['12', 12, true],
  [12, '12', true],
  [12, 13, false],
  [undefined, undefined, false],
  [undefined, 'undefined', false],
  ['undefined', undefined, false],
])('the ids %j and %j are the same: %s', (one, other, isSame) => {
  expect(isSameId(one, other)).toBe(isSame);
});

test('an item is found by its id, however it is written, and none by no id', () => {
  const items = [{ id: 1 }, { id: '2' }];
  expect(findSame(items, '1')).toBe(items[0]);
  expect(findSame(items, 2)).toBe(items[1]);
  expect(findSame(items, 3)).toBeUndefined();
  expect(findSame(items, undefined)).toBeUndefined();
});

test('an optional value may be undefined, but not null', () => {
  expect([undefined, 'a', null, 1].map(isOptional(isText))).toEqual([true, true, false, false]);
});

test('a closed list accepts its values only', () => {
  expect(['yes', 'no', 'YES', undefined].map(isOneOf(['yes', 'no']))).toEqual([true, true, false, false]);
});

test('a list is right when each of its items is', () => {
  expect([[], ['a'], ['a', 1], 'a', { 0: 'a' }].map(isListOf(isText))).toEqual([true, true, false, false, false]);
});

test('a list without twins has each id once, however it is written', () => {
  const lists = [[], [{ id: 1 }, { id: 2 }], [{ id: 1 }, { id: 1 }], [{ id: 1 }, { id: '1' }], [{ id: 1 }, {}], { id: 1 }];
  expect(lists.map(isListWithoutTwins(hasShape({ id: isId })))).toEqual([true, true, false, false, false, false]);
});

describe('an object', () => {
  const isPet = hasShape({ name: isText, good: isBoolean });

  test('is right when each named field is, whatever else it has', () => {
    expect(isPet({ name: 'Bruno', good: true, age: 3 })).toBe(true);
  });

  test.each([
    [{ name: 'Bruno' }],
    [{ name: 1, good: true }],
    [null],
    [undefined],
    ['Bruno'],
    [['Bruno', true]],
  ])('is wrong as %j', (value) => {
    expect(isPet(value)).toBe(false);
  });
});

test('only the fields that have a message are errors, in their order', () => {
  const errors = onlyErrors({
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
