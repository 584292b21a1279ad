import { expect, test } from 'vitest';
import { vocabularyText } from '../../features/reports/vocabulary-text';

test('steps stand by what they are about, then what parameters can stand for', () => {
  const steps = [
    { noun: 'pages', expression: '{customer} {action}', example: 'When she goes on' },
    { noun: 'messages', expression: '{customer} is told:', example: 'Then Meera is told:\n  | Email | Please enter email |' },
    { noun: 'pages', expression: '{customer} reloads', example: 'When she reloads' },
  ];
  const lists = [{ parameter: 'customer', list: { of: 'a customer', words: ['Asha', 'Meera'] } }];
  expect(vocabularyText(steps, lists, [{ parameter: 'time', form: '6:00 AM' }])).toBe(
    `PAGES
  {customer} {action}
      When she goes on
  {customer} reloads
      When she reloads

MESSAGES
  {customer} is told:
      Then Meera is told:
        | Email | Please enter email |

THE WORDS
  {customer} is a customer:
      Asha · Meera

THE OTHERS
  {time} is written 6:00 AM
`,
  );
});

test('no line of words is longer than 100 columns, and no word is lost or broken', () => {
  const words = Array.from({ length: 60 }, (_, index) => `the ${'long '.repeat(index % 7)}detail ${index}`);
  const text = vocabularyText([], [{ parameter: 'detail', list: { of: 'a detail', words } }], []);
  const lines = text.split('\n\nTHE OTHERS')[0]!.split('\n').slice(2);
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
  expect(lines.flatMap((line) => line.trim().split(' · '))).toEqual(words);
  expect(lines.length).toBeLessThan(30);
});
