import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { adviceOn, nearestSteps } from '../../features/reports/advice';
import { spellingHint } from '../library/spelling-hints';

const STEPS = [
  '{customer} goes on',
  '{customer} goes back',
  '{customer} goes back in the browser',
  '{customer} logs in',
  '{customer} does not see {string}',
  '{customer} sees the {page}',
  '{customer} gives {value} as {detail}',
  '{customer} pastes {string}',
  '{customer} is told:',
  'the server has been asked {int} time(s)',
];
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
  ['the server returns an error', 'the server {fault} when asked for {call}'],
  ['she waits for 30 seconds', '{int} {unit} pass(es)'],
  ['she refreshes the page', '{customer} reloads the page'],
  ['no error is shown', '{customer} is told nothing'],
  ['she logs out', '{customer} taps {string}'],
  ['the booking is submitted', '{customer} sees the thank-you page'],
  ['an alert appears', '{customer} is alerted {message}'],
  ['she sees a popup', '{customer} is alerted {message}'],
  ['she should see the error "Please enter email"', '{customer} is told {message} about {detail}'],
  ['an error "Please enter email" is shown under Email', '{customer} is told {message} about {detail}'],
  ['she is redirected to the walking date page', '{customer} sees the {service} {page}'],
  ['Meera navigates to the walking date page', '{customer} is at the {service} {page}'],
  ['Asha logs in with "9876543210"', '{customer} logs in'],
  ['the button "Save" is disabled', '{customer} is not offered {string}'],
  ['the button "Save" is enabled', '{customer} is offered {string}'],
  ['she presses the Next button', '{customer} goes on'],
  ['she clicks "Get Best Quotes"', '{customer} goes on'],
  ['she clicks "Back"', '{customer} taps {string}'],
  ['she clicks on Back', '{customer} goes back'],
  ['she unticks "Morning"', '{customer} takes back {value} from {detail}'],
  ['she selects "2 Walks"', '{customer} chooses {value} as {detail}'],
  ['she enters "98765" into Mobile', '{customer} gives {value} as {detail}'],
  ['she fills in Mobile with "98765"', '{customer} gives {value} as {detail}'],
  ['"Express" should not be visible', '{customer} does not see {string}'],
  ['she scrolls to "Express"', '{customer} sees {string}'],
])("of the everyday words '%s' comes: %s", (text, expression) => {
  const steps = globSync('features/steps/*.ts')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(steps).toContain(`'${expression}',`);
  expect(adviceOn(text, [])).toContain(`Say instead:\n  ${expression}\n`);
  expect(adviceOn(`she tels of "${text.replaceAll('"', '')}"`, [])).not.toContain('Say instead');
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
