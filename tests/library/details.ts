import { wordList } from './word-list';
import { beginsWithWords } from './whole-words';

/**
 * The kind of control: `text`, `date` (typed or picked), `suggested` (typed, then a suggestion taken), `choice` (one option),
 * `choices` (several checkboxes), `toggles` (several toggle buttons), `time` (a list), `code` (one digit per box), `picture` (a file),
 * `dialog` (a button that opens a dialog), `shown` (read-only).
 */
export type DetailKind =
  'text' | 'date' | 'suggested' | 'choice' | 'choices' | 'toggles' | 'time' | 'code' | 'picture' | 'dialog' | 'shown';

export interface Detail {
  readonly name: string;
  readonly kind: DetailKind;
  /** True if the first words of an option identify it, because a price or a city follows them. */
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

export const DETAILS = wordList<Detail>(
  'a detail',
  Object.fromEntries(
    Object.entries(KINDS).map(([name, kind]) => [
      name,
      { name, kind, isMatchedByStart: kind === 'suggested' || CARDS.includes(name) },
    ]),
  ),
);

const KINDS_WITH_OPTIONS: readonly DetailKind[] = ['choice', 'choices', 'toggles', 'time'];

export function takesOptions({ kind }: Detail): boolean {
  return KINDS_WITH_OPTIONS.includes(kind);
}

export function matchesName({ isMatchedByStart }: Detail, option: string, name: string): boolean {
  return isMatchedByStart ? beginsWithWords(option, name) : option === name;
}
