import { expect, test } from 'vitest';
import { nearestSteps } from '../../features/reports/advice';
import { spellingHint } from '../library/spelling-hints';

const STEPS = ['{customer} goes on', '{customer} goes back', '{customer} goes back in the browser', '{customer} logs in', '{customer} does not see {string}', '{customer} sees the {page}', '{customer} gives {value} as {detail}', '{customer} pastes {string}', '{customer} is told:', 'the server has been asked {int} time(s)'];
const nearest = (text: string) => nearestSteps(text, STEPS);

test.each([
  ['Meera gvies "x" as Email', '{customer} gives {value} as {detail}'],
  ['Asha gives "Rose Villa, 2nd lane" House / Flor', '{customer} gives {value} as {detail}'],
  ['Asha gose on', '{customer} goes on'],
  ['Asha goes bak in the browser', '{customer} goes back in the browser'],
  ['she does not sees "Live Tracking"', '{customer} does not see {string}'],
  ['she se the addres page', '{customer} sees the {page}'],
  ['Mera is told', '{customer} is told:'],
  ['the server asked 2 times', 'the server has been asked {int} time(s)'],
  ['Meera goes on very quickly', '{customer} goes on'],
  ['Asha paste "she sees the date page and goes on"', '{customer} pastes {string}'],
])("the step nearest to '%s' comes first", (text, expression) => {
  expect(nearest(text)[0]).toBe(expression);
});

test('at most three steps are shown, none that is distant beside a near one, and none for other words', () => {
  expect(nearestSteps('goed on', ['went on', 'moves on', 'comes on', 'goes on', 'runs on'])).toHaveLength(3);
  expect(nearest('she logs inn')).toEqual(['{customer} logs in']);
  expect(nearest('the moon shines bright over the sea')).toEqual([]);
});

test.each([
  ['31 Sept. 2026', '31 September 2026'],
  ['December 31, 2026', '31 December 2026'],
  ['9:00am', '9:00 AM'],
  ['00:30', '12:30 AM'],
  ['31/12/2026', '31 December 2026'],
  ['2026-12-31', '31 December 2026'],
  ['“Express”', '"Express"'],
  ['₹1,499/-', '₹1,499.00'],
  ['Rs. 149900', '₹1,49,900.00'],
])("'%s' is answered with '%s'", (written, right) => {
  expect(spellingHint(`it is ${written} today`)).toBe(`Write '${right}' in place of '${written}'.`);
  expect(spellingHint(`it is ${right} today`)).toBeUndefined();
});

test.each([
  ['she gives 98765 as Mobile', `Write '"98765"' in place of '98765'.`],
  ['she goes on.', 'Leave out the full stop at the end.'],
  ['Meera is at the <servce> date page', "'<servce>' heads no column of Examples."],
])("'%s' is answered with: %s", (text, hint) => {
  expect(spellingHint(text)).toBe(hint);
});
