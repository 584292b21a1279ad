import { expect, test } from 'vitest';
import { completionsOf, type Parameter } from '../../demo/player/complete-step';
import type { KnownStep } from '../../features/support/vocabulary';

const step = (expression: string): KnownStep => ({ noun: '', expression, example: '' });
const STEPS = ['{customer} {action}', '{customer} gives {value} as {detail}', '{customer} is told {message} about {detail}', '{int} {unit} pass(es)', 'the total is {money}'].map(step);
const PARAMETERS: readonly Parameter[] = [
  { name: 'customer', words: ['Asha', 'Meera', 'she'], form: '' },
  { name: 'action', words: ['goes on', 'goes back'], form: '' },
  { name: 'detail', words: ['Email', 'House / Floor'], form: '' },
  { name: 'message', words: ['"Please enter email"'], form: '' },
  { name: 'value', words: [], form: '""' },
  { name: 'int', words: [], form: '1' },
  { name: 'unit', words: ['seconds', 'minutes'], form: '' },
  { name: 'money', words: [], form: '₹' },
];

/** The step texts that the editor suggests for a typed text. Each is the whole text after the suggestion is accepted. */
const next = (typed: string) => completionsOf(typed, STEPS, PARAMETERS).map(({ text, from }) => typed.slice(0, from) + text);

test.each<[string, readonly string[]]>([
  ['', ['Asha', 'Meera', 'she', '1', 'the total is']],
  ['M', ['Meera']],
  ['Meera g', ['Meera goes on', 'Meera goes back', 'Meera gives']],
  ['Meera gives ', ['Meera gives ""']],
  ['Meera gives "x" as E', ['Meera gives "x" as Email']],
  ['Meera gives "a ""', []],
  ['Meera gives 6:30 AM as H', ['Meera gives 6:30 AM as House / Floor']],
  ['she is told ', ['she is told "Please enter email"']],
  ['she is told "enter', ['she is told "Please enter email"']],
  ['she is told enter e', ['she is told "Please enter email"']],
  ['she is told nter', []],
  ['she is told "The code is wrong." about E', ['she is told "The code is wrong." about Email']],
  ['30 ', ['30 seconds', '30 minutes']],
  ['30 seconds p', ['30 seconds pass']],
  ['Meera goes on', []],
  ['Nobody ', []],
])("after '%s'", (typed, expected) => {
  expect(next(typed)).toEqual(expected);
});

test('says what comes after the words', () => {
  expect(completionsOf('Meera gi', STEPS, PARAMETERS)).toEqual([{ text: 'gives', from: 6, rest: '{value} as {detail}', tail: '' }]);
  expect(completionsOf('she is told ', STEPS, PARAMETERS)).toMatchObject([{ text: '"Please enter email"', rest: ' about {detail}', tail: ' about ' }]);
});
