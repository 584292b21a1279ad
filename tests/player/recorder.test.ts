import { Window } from 'happy-dom';
import { expect, test } from 'vitest';
import { readScenarios } from '../../demo/player/scenarios';
import { Recorder } from '../../demo/player/recorder';
import { PERSONAS } from '../support/personas';

const booking = (body: unknown, service = 'walking') => ({ method: 'POST', path: `user/createBooking/${service}`, body });
const call = (path: string) => ({ method: 'POST', path, body: {} });

/** The scenario that the recorder writes for these requests of Asha, from its first 'Then' on. */
function recorded(...requests: Parameters<Recorder['ruleText']>[1]): string {
  const text = new Recorder(PERSONAS.Asha!, true).ruleText('Recorded', requests);
  return text.slice(text.indexOf('Then')).trimEnd().replaceAll(/^ {6}/gm, '');
}

test('a booking is written as people write it: in columns, texts without quotes where they need none', () => {
  const body = { user_id: 101, pet_id: [302, 301], package_id: 401, service_start_date: '2026-12-05', preferable_time: ['Morning | 6:00 AM', '5:00 PM'], service_id: '4', addons: [], service_days: 'all days' };
  expect(recorded(call('unknown'), booking(body))).toBe(String.raw`Then the server has received a walking booking:
  | user_id            | 101                               |
  | pet_id             | [302, 301]                        |
  | package_id         | 401                               |
  | service_start_date | "2026-12-05"                      |
  | preferable_time    | ["Morning \| 6:00 AM", "5:00 PM"] |
  | service_id         | "4"                               |
  | addons             | []                                |
  | service_days       | all days                          |`);
});

test("an id that the server gave during the recording is written as '…', because each run has another", () => {
  const ids = { user_id: 104, address_id: 204, pet_id: [305] };
  expect(recorded(call('createUser'), call('user/addAddress'), call('user/addPet'), booking(ids))).toContain('| user_id    | … |\n  | address_id | … |\n  | pet_id     | … |');
  expect(recorded(call('user/addPet'), booking(ids))).toContain('| user_id    | 104 |\n  | address_id | 204 |\n  | pet_id     | …   |');
});

test('of a booking that was sent twice, the last is expected', () => {
  expect(recorded(booking({ a: 1 }), booking({ a: 2 }), booking({ b: 3 }, 'training'))).toBe('Then the server has received a walking booking:\n  | a | 2 |\nAnd the server has received a training booking:\n  | b | 3 |');
});

test.each(['', ' x', 'x ', 'true', 'null', '12', '"quoted"', 'a|b', 'back\\slash', 'two\nlines', '…', '...', '…, then', 'a JPEG of 1 by 1 pixels', 'yes', { note: 'a\\n|b', none: null }])('the value %j is read as it was sent', (value) => {
  const text = `Feature: Mine\n\n${new Recorder(PERSONAS.Asha!, true).ruleText('Recorded', [booking({ value })])}`;
  const cell = readScenarios(text, 'own')[0]!.steps.at(-1)!.table![0]![1]!;
  // The step parses a cell that is valid JSON. So a value that would be misread as plain text is recorded as JSON.
  expect(cell === 'yes' ? cell : JSON.parse(cell)).toEqual(value);
});

test('an unfinished recording can be read at any time', () => {
  const recorder = new Recorder(PERSONAS.Asha!, true);
  recorder.steps = ['she goes on', 'she is told:\n| Package | Please choose a package |'];
  expect(readScenarios(recorder.featureText, 'own')[0]!.steps.map(({ keyword, text, table }) => [keyword, text, table])).toEqual([
    ['Given', 'Asha is logged in', undefined],
    ['When', 'she opens the walking package page', undefined],
    ['And', 'she goes on', undefined],
    ['Then', 'she is told:', [['Package', 'Please choose a package']]],
  ]);
});

/** A recorder that listens to a page with an open dialog. `send` fires an event on an element of the page. */
function recordedDialog(role = 'dialog') {
  const window = new Window({ url: 'http://app.example.test/in/packages/walking/1' });
  const document = window.document as unknown as Document;
  document.body.innerHTML = `<dialog open role="${role}" aria-labelledby="title"><h2 id="title">User not found.</h2>
    <div role="group" aria-label="One-time code"><input aria-label="Digit 1 of 4"></div><p id="otp-message"></p>
    <button type="button" aria-label="Close"></button><button type="submit">Submit</button></dialog>`;
  const log: string[] = [];
  const recorder = new Recorder(PERSONAS.Asha!, true);
  recorder.listenTo(document, () => log);
  const find = (selector: string) => document.querySelector(selector)!;
  const send = (type: string, selector: string) => find(selector).dispatchEvent(new window.Event(type, { bubbles: type !== 'cancel' }) as unknown as Event);
  return { recorder, log, find, send };
}

test('Esc closes a dialog, as the button Close does; a field that is cancelled closes none', () => {
  const { recorder, send } = recordedDialog();
  send('cancel', 'input');
  expect(recorder.steps).toEqual([]);
  send('cancel', 'dialog');
  send('click', '[aria-label="Close"]');
  expect(recorder.steps).toEqual(['she closes the dialog', 'she closes the dialog']);
});

test('Esc closes an alert, which is a result', () => {
  const { recorder, send } = recordedDialog('alertdialog');
  send('cancel', 'dialog');
  expect(recorder.steps).toEqual(['she is alerted "User not found."']);
});

test('a wrong code is told of in its dialog and in the log, each time', () => {
  const { recorder, log, find, send } = recordedDialog();
  const submitWrongCode = () => {
    send('click', '[type="submit"]');
    log.push('POST user/validateOtp: refused');
    find('#otp-message').textContent = 'Invalid OTP. Please try again.';
    find('[role="group"]').setAttribute('aria-describedby', 'otp-message');
    send('focusin', 'input');
  };
  submitWrongCode();
  const told = ['she taps "Submit"', 'she is told:\n| One-time code | Invalid OTP. Please try again. |', 'the log tells of the check of a code'];
  expect(recorder.steps).toEqual(told);
  send('focusin', 'input');
  submitWrongCode();
  expect(recorder.steps).toEqual([...told, ...told]);
  expect(readScenarios(recorder.featureText, 'own')[0]!.steps.map(({ keyword }) => keyword)).toEqual(['Given', 'When', 'And', 'Then', 'And', 'When', 'Then', 'And']);
});
