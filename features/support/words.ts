import { defineParameterType } from '@cucumber/cucumber';
import { ACTIONS } from './actions';
import { CIRCUMSTANCES } from './circumstances';
import { closedList, type ClosedList } from './closed-list';
import type { Customer } from './customer';
import { DAY_PATTERN, TIME_PATTERN } from './days';
import { DETAILS } from './details';
import { PEOPLE, whoIs } from './people';
import { SERVICE_NAMES, STEP_NAMES } from './pages';
import { readSentence } from './sentences';
import { CALLS, FAULTS } from './troubles';
import { readValue } from './values';
import type { Story } from './world';

const UNITS = closedList('a unit', { seconds: 1, minutes: 60, hours: 60 * 60, days: 24 * 60 * 60 });

/** Something that may be so of a text on the page, or of a button or link. */
export type Sight = (customer: Customer, text: string) => Promise<boolean>;

const SIGHTS = closedList<Sight>('a sight', {
  sees: (customer, text) => customer.sees(text),
  'does not see': async (customer, text) => !(await customer.sees(text)),
  'is offered': (customer, control) => customer.isOffered(control),
  'is not offered': async (customer, control) => !(await customer.isOffered(control)),
});
const PRONOUNS = closedList('a customer', Object.fromEntries([...Object.keys(PEOPLE), 'she', 'he', 'they'].map((word) => [word, word])));

/** What `{action}` can stand for in '{customer} {action}'. */
export const ACTION_PHRASES = ACTIONS.words;

/** The closed lists, by the parameter that stands for a word of them, in the order in which `npm run steps` prints them. */
export const WORD_LISTS: readonly { readonly parameter: string; readonly list: ClosedList<unknown> }[] = [
  { parameter: 'customer', list: PRONOUNS },
  { parameter: 'service', list: SERVICE_NAMES },
  { parameter: 'step', list: STEP_NAMES },
  { parameter: 'action', list: ACTIONS },
  { parameter: 'detail', list: DETAILS },
  { parameter: 'sight', list: SIGHTS },
  { parameter: 'circumstance', list: CIRCUMSTANCES },
  { parameter: 'fault', list: FAULTS },
  { parameter: 'call', list: CALLS },
  { parameter: 'unit', list: UNITS },
];

/** Defines a parameter; what it stands for is read when the step runs, so that a wrong word fails with what is allowed. */
function define(name: string, regexp: RegExp | readonly RegExp[], transformer: (this: Story, word: string) => unknown): void {
  defineParameterType({ name, regexp, transformer, useForSnippets: false });
}

/** Any word or words fit where only those of a list are right: a wrong one is no unknown step, but a step that says so. */
function defineList(name: string, list: ClosedList<unknown>, regexp: RegExp): void {
  define(name, regexp, (word) => list.read(word));
}

/** Where any words would fit too much, only those of the list do. */
function exactly({ words }: ClosedList<unknown>): RegExp {
  return new RegExp(words.map((word) => word.replace(/[()/]/g, '\\$&')).join('|'));
}

define('customer', /[A-Z][a-z]+|she|he|they/, function (word) {
  this.person = whoIs(PRONOUNS.read(word), this.person);
  return this.person;
});
defineList('service', SERVICE_NAMES, /\w+/);
defineList('step', STEP_NAMES, /[a-z]+(?:-up)?(?: page)?/);
defineList('action', ACTIONS, exactly(ACTIONS));
defineList('detail', DETAILS, /[A-Z][\w-]*(?: \/| [\w-]+| \([\w ]+\))*/);
defineList('sight', SIGHTS, exactly(SIGHTS));
defineList('circumstance', CIRCUMSTANCES, /the (?:device|stored) .+/);
defineList('unit', UNITS, /[a-z]+/);
defineList('call', CALLS, /[a-z -]+/);
define('fault', /[a-z ]+?(?: with "[^"]*")?/, function (words) {
  const [, said] = /^refuses with "(.*)"$/.exec(words) ?? [];
  if (said === undefined) return FAULTS.read(words);
  this.serverSentences.add(said);
  return { refused: said };
});
define('message', /"[^"]*"|nothing/, function (word) {
  if (word === 'nothing') return undefined;
  const text = word.slice(1, -1);
  return this.serverSentences.has(text) ? text : readSentence(text);
});
define('day', DAY_PATTERN, (word) => word);
define('time', TIME_PATTERN, (word) => word);
define('money', /₹[\d,]+\.\d{2}/, (word) => word);
define('value', [/"[^"]*"/, TIME_PATTERN, DAY_PATTERN], function (word) {
  return readValue(word, this.now);
});
