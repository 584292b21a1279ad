import { closedList } from './closed-list';
import { beginsWithWords } from './whole-words';

/**
 * How a detail is given:
 * - `text`: written;
 * - `date`: written, or picked from a calendar;
 * - `suggested`: written, and taken from what is then suggested;
 * - `choice`, `choices`: one of several options, any of several options;
 * - `toggles`: any of several buttons that stay pressed;
 * - `time`: taken from a list;
 * - `code`: a digit a box;
 * - `picture`: a file;
 * - `dialog`: in a dialog of its own;
 * - `shown`: not by the customer.
 */
export type DetailKind = 'text' | 'date' | 'suggested' | 'choice' | 'choices' | 'toggles' | 'time' | 'code' | 'picture' | 'dialog' | 'shown';

/** Something that a page asks for or shows, by the name that it has there. */
export interface Detail {
  readonly name: string;
  readonly kind: DetailKind;
  /** Whether options may be told by how they begin: cards go on with prices, places with their cities. */
  readonly isMatchedByStart: boolean;
}

const KINDS: Readonly<Record<string, DetailKind>> = {
  // package pages
  'Walk frequency': 'choice',
  'Walking days': 'choice',
  'Walk duration': 'choice',
  Package: 'choice',
  'Add-ons': 'choices',
  Packages: 'choices',
  'Hair Trimming': 'choice',
  'Select Extra Add Ons (with additional cost)': 'choices',
  // date pages
  'Start date': 'date',
  'End date': 'shown',
  'Time slots': 'choices',
  'Morning time': 'time',
  'Afternoon time': 'time',
  'Evening time': 'time',
  Date: 'date',
  'Time slot': 'choice',
  Time: 'time',
  // sign-up, login and the one-time code
  'First Name': 'text',
  'Phone Number': 'text',
  Email: 'text',
  Gender: 'choice',
  Location: 'dialog',
  Mobile: 'text',
  'One-time code': 'code',
  // addresses
  'Saved addresses': 'choice',
  'Search address': 'suggested',
  'House / Floor': 'text',
  'Building / Block': 'text',
  Landmark: 'text',
  'PIN code': 'text',
  // pets
  'Your pets': 'toggles',
  Name: 'text',
  Breed: 'suggested',
  'Date of birth': 'date',
  'Last vaccination': 'date',
  'Pet image': 'picture',
  Insured: 'choice',
  'Aggression level': 'choice',
  Licensed: 'choice',
};

const CARDS = ['Package', 'Packages', 'Hair Trimming', 'Saved addresses'];

/** The details by the names that pages have for them. */
export const DETAILS = closedList<Detail>(
  'a detail',
  Object.fromEntries(
    Object.entries(KINDS).map(([name, kind]) => [name, { name, kind, isMatchedByStart: kind === 'suggested' || CARDS.includes(name) }]),
  ),
);

const KINDS_WITH_OPTIONS: readonly DetailKind[] = ['choice', 'choices', 'toggles', 'time'];

/** Whether a detail takes nothing but what it offers. */
export function takesOptions({ kind }: Detail): boolean {
  return KINDS_WITH_OPTIONS.includes(kind);
}

/** Whether an option of a detail is the one that a story names. */
export function matchesName({ isMatchedByStart }: Detail, option: string, name: string): boolean {
  return isMatchedByStart ? beginsWithWords(option, name) : option === name;
}
