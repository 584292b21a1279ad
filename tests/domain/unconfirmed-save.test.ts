import { expect, test } from 'vitest';
import { newItemsSince } from '../../src/domain/unconfirmed-save';

const TARA = { id: 3 };
const COCO = { id: 4 };

test('items are new if their id was not on the list before, as a number or a text', () => {
  const unanswered = { sent: 'Tara', idsBefore: ['1', 2] };
  expect(newItemsSince([{ id: 1 }, TARA, { id: '2' }, COCO], unanswered, 'Tara')).toEqual([TARA, COCO]);
});

test('no item is new if the sent item has changed', () => {
  expect(newItemsSince([TARA], { sent: 'Tara', idsBefore: [] }, 'Tara, insured')).toEqual([]);
});
