import { expect, test } from 'vitest';
import { readScenarios } from '../../demo/player/scenarios';
import { Recorder } from '../../demo/player/recorder';
import { PERSONAS } from '../library/personas';

const booking = (body: unknown, service = 'walking') => ({
  method: 'POST',
  path: `user/createBooking/${service}`,
  body,
});
const call = (path: string) => ({ method: 'POST', path, body: {} });

function recorded(...requests: Parameters<Recorder['featureText']>[0]): string {
  const text = new Recorder(PERSONAS.Asha!, []).featureText(requests);
  return text.slice(text.indexOf('Then')).trimEnd().replaceAll(/^ {6}/gm, '');
}

test('a booking is written as people write it: in columns, texts without quotes where they need none', () => {
  const body = {
    user_id: 101,
    pet_id: [302, 301],
    package_id: 401,
    service_start_date: '2026-12-05',
    preferable_time: ['Morning | 6:00 AM', '5:00 PM'],
    service_id: '4',
    addons: [],
    service_days: 'all days',
  };
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
  expect(recorded(call('createUser'), call('user/addAddress'), call('user/addPet'), booking(ids))).toContain(
    '| user_id    | … |\n  | address_id | … |\n  | pet_id     | … |',
  );
  expect(recorded(call('user/addPet'), booking(ids))).toContain(
    '| user_id    | 104 |\n  | address_id | 204 |\n  | pet_id     | …   |',
  );
});

test.each([
  '',
  ' x',
  'x ',
  'true',
  'null',
  '12',
  '"quoted"',
  'a|b',
  'back\\slash',
  'two\nlines',
  '…',
  '...',
  '…, then',
  'a JPEG of 1 by 1 pixels',
  'yes',
  { note: 'a\\n|b', none: null },
])('the value %j is read as it was sent', (value) => {
  const text = new Recorder(PERSONAS.Asha!, []).featureText([booking({ value })]);
  const cell = readScenarios(text, 'own')[0]!.steps.at(-1)!.table![0]![1]!;
  // The step parses a cell that is valid JSON, so what would be misread as plain text is recorded as JSON.
  expect(cell === 'yes' ? cell : JSON.parse(cell)).toEqual(value);
});
