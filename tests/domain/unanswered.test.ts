import { expect, test } from 'vitest';
import { newlyCome } from '../../src/domain/unanswered';

const TARA = { id: 3 };
const COCO = { id: 4 };

test('items are new if their id was not on the list before, as a number or a text', () => {
  expect(newlyCome([{ id: 1 }, TARA, { id: '2' }, COCO], { sent: 'Tara', idsBefore: ['1', 2] }, 'Tara')).toEqual([TARA, COCO]);
});

test('no item is new if the sent item has changed', () => {
  expect(newlyCome([TARA], { sent: 'Tara', idsBefore: [] }, 'Tara, insured')).toEqual([]);
});
