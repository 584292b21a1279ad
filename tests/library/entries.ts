import * as samples from '../../mocks/samples';
import { definitionsOf, type FieldDefinition, type FormClass } from '../../src/funnel/form';
import { PetForm } from '../../src/pages/pets/pet-form';
import { SignUpForm } from '../../src/pages/sign-up/sign-up-form';
import type { Customer } from './customer';
import { dayAfter } from './days';
import { DETAILS, type Detail } from './details';
import type { Persona } from './personas';
import type { ServiceName } from './pages';
import { PICTURES } from './pictures';
import { readCell, readList } from './values';
import { expectSelected } from './assertions';
import { ScenarioError } from './scenario-error';

export type Entries = Readonly<Record<string, string>>;

const DEFAULT_PACKAGES: Readonly<Record<ServiceName, Entries>> = {
  walking: {
    'Walk frequency': '1 Walk',
    'Walking days': 'Mon - Fri',
    'Walk duration': '30 min walk',
    Package: 'Express',
  },
  training: { Package: 'Obedience Course' },
  grooming: { Packages: 'Bath & Brush' },
};

/** 5 December 2026 in most scenarios. */
const DAYS_AHEAD = 15;

function defaultDates(service: ServiceName, now: number): Entries {
  const day = dayAfter(DAYS_AHEAD, now);
  return service === 'walking' ? { 'Start date': day, 'Time slots': 'Morning' } : { Date: day, 'Time slot': 'Morning' };
}

const DEFAULT_ADDRESS: Entries = {
  'Search address': 'Charminar',
  'House / Floor': '12',
  'Building / Block': 'Pearl House',
  Landmark: 'Clock tower',
};

export const NEW_ADDRESS: Entries = {
  'Search address': 'Jubilee Hills',
  'House / Floor': '7',
  'Building / Block': 'Neem Court',
};

function entriesOf(formClass: FormClass, values: Readonly<Record<string, string | number>>): Entries {
  const definitions = definitionsOf(formClass) as Readonly<Record<string, FieldDefinition>>;
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const { label, options } = definitions[name]!;
      return [label, options?.find((option) => option.value === value)?.label ?? String(value)];
    }),
  );
}

export const NEW_PET: Entries = {
  ...entriesOf(PetForm, { ...samples.NEW_PET }),
  Name: 'Tara',
  Breed: 'Rajapalayam',
  'Date of birth': 'March 2, 2024',
  'Last vaccination': 'June 15, 2026',
  'Pet image': 'a picture',
  'Aggression level': 'Medium',
};

export interface EntryContext {
  readonly person: Persona;
  readonly now: number;
}

export function defaultEntries(service: ServiceName, pageName: string, { person, now }: EntryContext): Entries {
  switch (pageName) {
    case 'package page':
      return DEFAULT_PACKAGES[service];
    case 'date page':
      return defaultDates(service, now);
    case 'sign-up page':
      return {
        ...entriesOf(SignUpForm, { ...samples.NEW_CUSTOMER }),
        'First Name': person.name,
        'Phone Number': person.phoneNumber,
        Email: `${person.name.toLowerCase()}@example.com`,
        Location: 'Charminar',
      };
    case 'login page':
      return { Mobile: person.phoneNumber };
    case 'address page':
      return { 'Saved addresses': 'Home' };
    case 'pet page':
      return { 'Your pets': 'Bruno' };
    default:
      throw new ScenarioError(`The ${pageName} asks for nothing.`);
  }
}

export async function give(customer: Customer, detail: Detail, value: string): Promise<void> {
  const { kind, name } = detail;
  if (kind === 'shown') throw new ScenarioError(`${name} is read-only and cannot be given.`);
  if (kind === 'choices' || kind === 'toggles') {
    for (const option of readList(value)) {
      await customer.waitFor(() => expectSelected(customer, detail, option, false));
      await customer.toggles(detail, option);
    }
  } else if (kind === 'picture') await customer.uploads(PICTURES.read(value));
  else if (kind === 'dialog') await giveLocation(customer, { ...DEFAULT_ADDRESS, 'Search address': value });
  else if (kind === 'suggested' && value !== '') await customer.takesSuggestion(detail, value);
  else await customer.gives(detail, value);
}

export async function takeBack(
  customer: Customer,
  detail: Detail,
  option: string,
  toggle: () => Promise<void>,
): Promise<void> {
  // The page does not say which picture the field has.
  if (detail.kind === 'picture') return customer.removesPicture();
  await customer.waitFor(() => expectSelected(customer, detail, option, true));
  await toggle();
  await customer.waitFor(() => expectSelected(customer, detail, option, false));
}

/** Words such as 'tomorrow' are relative to `now`. */
export async function giveAll(customer: Customer, entries: Entries, now = 0): Promise<void> {
  for (const [name, value] of Object.entries(entries)) await give(customer, DETAILS.read(name), readCell(value, now));
}

async function giveLocation(customer: Customer, address: Entries): Promise<void> {
  await customer.presses('Location');
  await giveAll(customer, address);
  await customer.presses('Save');
}
