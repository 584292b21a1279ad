import { DETAILS } from '../../tests/library/details';
import { CONTROL_STATES } from '../../tests/library/page-reader';
import { PAGE_NAMES, SERVICE_NAMES } from '../../tests/library/pages';
import { PERSONAS, PRONOUNS } from '../../tests/library/personas';
import { wordList, type WordList } from '../../tests/library/word-list';
import { PICTURES } from '../../tests/library/pictures';
import { CALLS, FAULTS } from './faults';
import { LOG_ENTRIES } from './log-entries';

const CUSTOMERS = wordList(
  'a customer',
  Object.fromEntries([...Object.keys(PERSONAS), ...PRONOUNS].map((word) => [word, word])),
);

const STATES = wordList('a state', Object.fromEntries(CONTROL_STATES.map((state) => [state, state])));

const HOUR = 60 * 60;
const UNITS = wordList('a unit', {
  second: 1,
  seconds: 1,
  minute: 60,
  minutes: 60,
  hour: HOUR,
  hours: HOUR,
  day: 24 * HOUR,
  days: 24 * HOUR,
});

/** `npm run steps` prints them in this order. */
export const WORDS = {
  customer: CUSTOMERS,
  service: SERVICE_NAMES,
  page: PAGE_NAMES,
  detail: DETAILS,
  state: STATES,
  unit: UNITS,
  fault: FAULTS,
  call: CALLS,
  entry: LOG_ENTRIES,
} as const satisfies Readonly<Record<string, WordList<unknown>>>;

/** Of values that no list holds. `npm run steps` prints them. */
export const FORMS: Readonly<Record<string, readonly string[]>> = {
  '{value}': ['"a text"', '6:00 AM', '5 March 2026', 'tomorrow', 'today', 'yesterday', 'nothing', 'empty'],
  '{day}': ['5 March 2026', 'tomorrow', 'today', 'yesterday'],
  '{fault}, also': ['answers with status 404', 'refuses with "We are full."'],
  'Pet image': PICTURES.words.map((words) => `"${words}"`),
};

/** Of the parameters that are not in WORDS. */
export const SAMPLES: Readonly<Record<string, string>> = {
  key: 'Page Up',
  value: '"2 Walks"',
  string: '"a text"',
  message: '"Please select walk frequency"',
  time: '6:00 AM',
  day: '5 March 2026',
  money: '₹1,499.00',
  int: '2',
};
