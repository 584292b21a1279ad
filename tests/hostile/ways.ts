import type { CoreCustomer } from '../../features/assemblies/core-customer';
import { DETAILS } from '../../features/support/details';
import { eventually } from '../../features/support/eventually';
import { arriveAt, askForCode, fillIn, goOn, walkTo } from '../../features/support/journey';
import { pageOf, type ServiceName } from '../../features/support/pages';
import { PEOPLE, type Person } from '../../features/support/people';
import { STORY_BEGINS_AT } from '../../features/support/world';

// The ways to the pages of the app, where the server says whatever a test has it say.

const { Asha, Meera } = PEOPLE as Readonly<Record<'Asha' | 'Meera', Person>>;

/** What is chosen of what the server offers, by the fields of each step. */
export interface Choices {
  readonly package: Readonly<Record<string, string>>;
  readonly address: string;
  readonly pet: string;
}

const ADD_ONS = 'Select Extra Add Ons (with additional cost)';

/** What is chosen where everything on offer has the same name. */
export const choicesOf = (service: ServiceName, name: string, address = name): Choices => ({
  package: {
    walking: { Package: name },
    training: { Package: name, [ADD_ONS]: name },
    grooming: { Packages: name, 'Hair Trimming': name, [ADD_ONS]: name },
  }[service],
  address,
  pet: name,
});

/** Goes from a service's first page to its summary, and looks at each page on the way. */
export async function comeToSummary(customer: CoreCustomer, service: ServiceName, choices: Choices): Promise<void> {
  await comeToPets(customer, service, choices);
  await chooseEach(customer, { 'Your pets': choices.pet });
  await goOn(customer);
  await arriveAt(customer, pageOf(service, 'summary'));
}

/** The same, as far as the pets. */
export async function comeToPets(customer: CoreCustomer, service: ServiceName, choices: Omit<Choices, 'pet'>): Promise<void> {
  const answering = { person: Asha, now: STORY_BEGINS_AT };
  await customer.opens(`/${service}/1`);
  if (service === 'walking') await fillIn(customer, { service, step: 'package page', leftOut: 'Package' }, answering);
  await chooseEach(customer, choices.package);
  await goOn(customer);
  await fillIn(customer, { service, step: 'date page' }, answering);
  await goOn(customer);
  await arriveAt(customer, pageOf(service, 'address page'));
  await chooseEach(customer, { 'Saved addresses': choices.address });
  await goOn(customer);
  await arriveAt(customer, pageOf(service, 'pet page'));
}

async function chooseEach(customer: CoreCustomer, choices: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, option] of Object.entries(choices)) {
    await eventually(() => customer.gives(DETAILS.read(field), option));
    await customer.allThatIsSaid();
  }
}

/** Brings a visitor to a sign-up that is filled in; of what the server offers they take 'Express'. */
export async function comeToSignUp(customer: CoreCustomer): Promise<void> {
  const answering = { person: Meera, now: STORY_BEGINS_AT };
  await walkTo(customer, pageOf('walking', 'sign-up page'), answering);
  await fillIn(customer, { service: 'walking', step: 'sign-up page' }, answering);
}

/** Brings a visitor to the one-time code, in the same way. */
export async function comeToCode(customer: CoreCustomer): Promise<void> {
  await walkTo(customer, pageOf('walking', 'login page'), { person: Asha, now: STORY_BEGINS_AT });
  await askForCode(customer, Asha);
  await customer.gives(DETAILS.read('One-time code'), '1234');
}

/** Brings a customer to 'Select Location', to add an address to the saved ones of which they have chosen one. */
export async function comeToNewAddress(customer: CoreCustomer, choices: Omit<Choices, 'pet'>): Promise<void> {
  await comeToPets(customer, 'walking', choices);
  await customer.goesBackInHistory();
  await arriveAt(customer, pageOf('walking', 'address page'));
  await customer.presses('Add New Address');
}
