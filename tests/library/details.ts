import { definitionsOf, type FieldDefinition, type FormClass } from '../../src/funnel/form';
import { LocationForm } from '../../src/funnel/location/location-form';
import { LoginForm } from '../../src/pages/login/login-form';
import { PetForm } from '../../src/pages/pets/pet-form';
import { SignUpForm } from '../../src/pages/sign-up/sign-up-form';
import { wordList } from './word-list';
import { beginsWithWords } from './whole-words';

/**
 * `date` is typed or picked, `suggested` typed until a suggestion is taken; `choice` is one option, `choices` are checkboxes, `toggles`
 * buttons, `time` is a list, `code` one digit per box, `picture` a file, `dialog` a button that opens one, `shown` read-only.
 */
export type DetailKind =
  'text' | 'date' | 'suggested' | 'choice' | 'choices' | 'toggles' | 'time' | 'code' | 'picture' | 'dialog' | 'shown';

export interface Detail {
  readonly name: string;
  readonly kind: DetailKind;
  /** A price or a city follows the first words of an option. */
  readonly isMatchedByStart: boolean;
}

function kindsOf(formClass: FormClass): Readonly<Record<string, DetailKind>> {
  const shown = Object.values<FieldDefinition>(definitionsOf(formClass)).filter(({ label }) => label !== '');
  return Object.fromEntries(shown.map(({ label, options }) => [label, options ? 'choice' : 'text']));
}

const KINDS: Readonly<Record<string, DetailKind>> = {
  'Walk frequency': 'choice',
  'Walking days': 'choice',
  'Walk duration': 'choice',
  Package: 'choice',
  'Add-ons': 'choices',
  Packages: 'choices',
  'Hair Trimming': 'choice',
  'Select Extra Add Ons (with additional cost)': 'choices',
  'Start date': 'date',
  'End date': 'shown',
  'Time slots': 'choices',
  'Morning time': 'time',
  'Afternoon time': 'time',
  'Evening time': 'time',
  Date: 'date',
  'Time slot': 'choice',
  Time: 'time',
  ...kindsOf(SignUpForm),
  Location: 'dialog',
  ...kindsOf(LoginForm),
  'One-time code': 'code',
  'Saved addresses': 'choice',
  ...kindsOf(LocationForm),
  'Search address': 'suggested',
  'Your pets': 'toggles',
  ...kindsOf(PetForm),
  Breed: 'suggested',
  'Date of birth': 'date',
  'Last vaccination': 'date',
  'Pet image': 'picture',
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
