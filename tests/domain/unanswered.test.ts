import { expect, test } from 'vitest';
import { newlyCome } from '../../src/domain/unanswered';

const TARA = { id: 3 };
const COCO = { id: 4 };

test('what was not on a list before has newly come, be its id a number or a text', () => {
  expect(newlyCome([{ id: 1 }, TARA, { id: '2' }, COCO], { sent: 'Tara', idsBefore: ['1', 2] }, 'Tara')).toEqual([TARA, COCO]);
});

test('nothing has come of what was changed since it was sent', () => {
  expect(newlyCome([TARA], { sent: 'Tara', idsBefore: [] }, 'Tara, insured')).toEqual([]);
});
