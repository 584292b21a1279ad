import { expect, test } from 'vitest';
import { isSameId, itemsWithout } from '../../src/domain/ids';

test.each([
  [12, 12, true],
  ['12', 12, true],
  [12, 13, false],
  [undefined, undefined, false],
  ['undefined', undefined, false],
])('the ids %j and %j are the same: %s', (one, other, isSame) => {
  expect(isSameId(one, other)).toBe(isSame);
});

test('items are left out by their id, as a number or a text', () => {
  const [tara, coco, nameless] = [{ id: 3 }, { id: '4' }, {}];
  expect(itemsWithout([{ id: 1 }, tara, { id: '2' }, coco, nameless], ['1', 2, undefined])).toEqual([
    tara,
    coco,
    nameless,
  ]);
});
