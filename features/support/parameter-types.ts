import { defineParameterType } from '@cucumber/cucumber';
import { ACTIONS } from './actions';
import { encode } from 'uqr';
import { DEVICE_SETUPS } from './device-setups';
import { wordList, type WordList } from '../../tests/support/word-list';
import type { Customer } from '../../tests/support/customer';
import { DAY_PATTERN, TIME_PATTERN } from '../../tests/support/days';
import { DETAILS } from '../../tests/support/details';
import { LOG_ENTRIES } from './log-entries';
import { PERSONAS, whoIs } from '../../tests/support/personas';
import { SERVICE_NAMES, PAGE_NAMES } from '../../tests/support/pages';
import { readSentence } from './sentences';
import { CALLS, FAULTS } from './faults';
import { expectSame, ensure } from '../../tests/support/scenario-error';
import { readValue } from '../../tests/support/values';
import type { ScenarioWorld } from './scenario-world';

const UNITS = wordList('a unit', {
  second: 1,
  seconds: 1,
  minute: 60,
  minutes: 60,
  hour: 60 * 60,
  hours: 60 * 60,
  day: 24 * 60 * 60,
  days: 24 * 60 * 60,
});

/** Checks something that a text names, such as a sentence, button, link or picture on the page. Throws if the check fails. */
export type Observation = (customer: Customer, text: string) => Promise<void>;

/** The dark squares of the QR code for an address, as 'x y, x y, …'. `read('code', …)` returns the squares on the page in this format. */
const codeOf = (address: string) =>
  encode(address, { ecc: 'M', border: 0 }).data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `${x} ${y}` : []))).join(', ');

const OBSERVATIONS = wordList<Observation>('an observation', {
  sees: (customer, text) => customer.findsText(text),
  'does not see': async (customer, text) => ensure(!(await customer.sees(text)), `'${text}' is on the page.`),
  'is offered': (customer, control) => customer.expectOffered(control),
  'is not offered': async (customer, control) => ensure(!(await customer.isOffered(control)), `'${control}' can be pressed.`),
  'finds unfolded': async (customer, control) => ensure(await customer.driver.read('isUnfolded', control), `'${control}' is folded.`),
  'finds present': (customer, link) => customer.waitFor(async () => ensure(await customer.driver.read('isPresent', link), `The link '${link}' is not the present page.`)),
  'finds read-only': async (customer, field) => ensure(await customer.driver.read('isReadOnly', field), `'${field}' can be written.`),
  'finds folded': async (customer, control) => ensure(!(await customer.driver.read('isUnfolded', control)), `'${control}' is unfolded.`),
  'sees the picture': (customer, name) => customer.finds({ role: 'img', name }),
  'scans the way to the app from': async (customer, name) => {
    const { darkModules, origin } = await customer.driver.read('code', name);
    ensure(darkModules === codeOf(`${origin}/in/packages/app`), `The picture '${name}' is not the QR code of ${origin}/in/packages/app.`);
  },
  'is led out to': async (customer, address) => expectSame('The address outside', customer.driver.externalAddress(), address),
  'is taken to': async (customer, name) => expectSame('The focus', await customer.focusAtTop(), name),
});

const PRONOUNS = wordList('a customer', Object.fromEntries([...Object.keys(PERSONAS), 'she', 'he', 'they'].map((word) => [word, word])));

/** The word lists of step parameters: {customer} accepts the words of its list. `npm run steps` prints them in this order. */
export const WORD_LISTS: readonly { readonly parameter: string; readonly list: WordList<unknown> }[] = [
  { parameter: 'customer', list: PRONOUNS },
  { parameter: 'service', list: SERVICE_NAMES },
  { parameter: 'page', list: PAGE_NAMES },
  { parameter: 'action', list: ACTIONS },
  { parameter: 'detail', list: DETAILS },
  { parameter: 'observation', list: OBSERVATIONS },
  { parameter: 'setup', list: DEVICE_SETUPS },
  { parameter: 'fault', list: FAULTS },
  { parameter: 'call', list: CALLS },
  { parameter: 'entry', list: LOG_ENTRIES },
  { parameter: 'unit', list: UNITS },
];

/** How to write parameter values that are in no word list. `npm run steps` prints these forms. */
export const FORMS: readonly { readonly parameter: string; readonly form: string }[] = [
  { parameter: 'value', form: '"a text", a time, a day, or nothing (empty)' },
  { parameter: 'message', form: '"a sentence of the specification"' },
  { parameter: 'string', form: '"a text"' },
  { parameter: 'time', form: '6:00 AM' },
  { parameter: 'day', form: 'today, tomorrow, yesterday, or 5 March 2026' },
  { parameter: 'money', form: '₹1,499.00' },
  { parameter: 'int', form: '2' },
  { parameter: 'fault', form: 'also: refuses with "a text", which the server then says, and answers with status 404' },
];

/** Defines a parameter of steps. Cucumber calls `transformer` when a step runs. If it throws for a wrong word, the step fails. */
function define(name: string, regexp: RegExp | readonly RegExp[], transformer: (this: ScenarioWorld, word: string) => unknown): void {
  defineParameterType({ name, regexp, transformer, useForSnippets: false });
}

/** Defines a parameter with a word list. Where `regexp` also matches words outside the list, such a word fails with advice. */
function defineList(name: string, list: WordList<unknown>, regexp: RegExp): void {
  define(name, regexp, (word) => list.read(word));
}

/** A pattern that matches only the words of a list. It is for parameters whose wider pattern would match other steps too. */
function exactly({ words }: WordList<unknown>): RegExp {
  return new RegExp(words.map((word) => word.replace(/[()/]/g, '\\$&')).join('|'));
}

define('customer', /[A-Z][a-z]+|she|he|they/, function (word) {
  this.person = whoIs(PRONOUNS.read(word), this.person);
  return this.person;
});
defineList('service', SERVICE_NAMES, /\w+/);
defineList('page', PAGE_NAMES, /[a-z]+(?:-up)?(?: page)?/);
defineList('action', ACTIONS, exactly(ACTIONS));
defineList('detail', DETAILS, /[A-Z][\w-]*(?: \/| [\w-]+| \([\w ]+\))*/);
defineList('observation', OBSERVATIONS, exactly(OBSERVATIONS));
defineList('setup', DEVICE_SETUPS, /the (?:device|stored) .+/);
defineList('unit', UNITS, /[a-z]+/);
defineList('call', CALLS, /[a-z -]+/);
defineList('entry', LOG_ENTRIES, /[a-z -]+/);
define('fault', /[a-z ]+?(?: with "[^"]*"| \d{3})?/, function (words) {
  const [, status] = /^answers with status (\d{3})$/.exec(words) ?? [];
  if (status) return { status: Number(status) };
  const [, said] = /^refuses with "(.*)"$/.exec(words) ?? [];
  if (said === undefined) return FAULTS.read(words);
  this.serverSentences.add(said);
  return { refused: said };
});
define('message', /"[^"]*"/, function (word) {
  const text = word.slice(1, -1);
  return this.serverSentences.has(text) ? text : readSentence(text);
});
define('day', DAY_PATTERN, (word) => word);
define('time', TIME_PATTERN, (word) => word);
define('money', /₹[\d,]+\.\d{2}/, (word) => word);
define('value', [/"[^"]*"/, TIME_PATTERN, DAY_PATTERN], function (word) {
  return readValue(word, this.now);
});
