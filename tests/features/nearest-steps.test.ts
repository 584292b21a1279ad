import { describe, expect, test } from 'vitest';
import { nearestSteps } from '../../features/reports/nearest-steps';
import type { KnownStep } from '../../features/support/vocabulary';

const STEPS: readonly KnownStep[] = [
  { noun: 'pages', expression: '{customer} {action}', example: 'When she goes on' },
  { noun: 'pages', expression: '{customer} {observation} {string}', example: 'Then she sees "Live Tracking"' },
  { noun: 'pages', expression: '{customer} sees the {page}', example: 'Then she sees the date page' },
  { noun: 'details', expression: '{customer} gives {value} as {detail}', example: 'When Meera gives "98765" as Mobile' },
  { noun: 'details', expression: '{customer} pastes {string}', example: 'When Asha pastes "Your code is 1234"' },
  { noun: 'messages', expression: '{customer} is told:', example: 'Then Meera is told:\n  | Email | Please enter email |' },
  { noun: 'server', expression: 'the server has been asked {int} time(s)', example: 'Then the server has been asked 2 times' },
];

const LISTS = [
  { parameter: 'customer', list: { words: ['Asha', 'Meera', 'she'] } },
  { parameter: 'action', list: { words: ['goes on', 'goes back', 'goes back in the browser', 'logs in'] } },
  { parameter: 'observation', list: { words: ['sees', 'does not see'] } },
  { parameter: 'page', list: { words: ['date page', 'address page'] } },
  { parameter: 'detail', list: { words: ['Email', 'House / Floor'] } },
];

const nearest = (text: string) => nearestSteps(text, STEPS, LISTS).map(({ expression }) => expression);

describe('the nearest step comes first', () => {
  test.each([
    ['Meera gvies "x" as Email', '{customer} gives {value} as {detail}'],
    ['Asha gives "Rose Villa, 2nd lane" House / Flor', '{customer} gives {value} as {detail}'],
    ['Asha gose on', '{customer} goes on'],
    ['Asha goes bak in the browser', '{customer} goes back in the browser'],
    ['she does not sees "Live Tracking"', '{customer} does not see {string}'],
    ['she se the addres page', '{customer} sees the {page}'],
    ['Mera is told', '{customer} is told:'],
    ['the server have been asked 2 times', 'the server has been asked {int} time(s)'],
    ['the server asked 2 times', 'the server has been asked {int} time(s)'],
    ['Meera goes on very quickly', '{customer} goes on'],
  ])('%s', (text, expression) => {
    expect(nearest(text)[0]).toBe(expression);
  });
});

test('quoted text may have any length and look like other words', () => {
  expect(nearest('Asha paste "she sees the date page and goes on"')[0]).toBe('{customer} pastes {string}');
});

test('several words that match no word of a list count one by one', () => {
  const steps = ['take {detail}', 'take one two three'].map((expression) => ({ noun: '', expression, example: '' }));
  const [first] = nearestSteps('take six two three', steps, LISTS);
  expect(first?.expression).toBe('take one two three');
});

test('a step and its example are shown with the intended verb', () => {
  const [step] = nearestSteps('Meera goes bakc', STEPS, LISTS);
  expect(step).toEqual({ noun: 'pages', expression: '{customer} goes back', example: 'When she goes back' });
});

test('no more than three steps are shown, the nearest first', () => {
  const many = ['went on', 'moves on', 'comes on', 'goes on', 'runs on'].map((words) => ({ noun: '', expression: words, example: '' }));
  const expressions = nearestSteps('goed on', many, []).map(({ expression }) => expression);
  expect(expressions).toHaveLength(3);
  expect(expressions[0]).toBe('goes on');
});

test('a distant step is not shown beside a near one', () => {
  expect(nearest('she logs inn')).toEqual(['{customer} logs in']);
});

test.each(['the moon shines bright over the sea', ''])("for '%s' no step is near", (text) => {
  expect(nearest(text)).toEqual([]);
});
