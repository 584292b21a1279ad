import { describe, expect, test } from 'vitest';
import type { CoreCustomer } from '../../features/assemblies/core-customer';
import { DETAILS } from '../../features/support/details';
import { giveAll, NEW_PET } from '../../features/support/entries';
import { eventually } from '../../features/support/eventually';
import { arriveAt, goOn } from '../../features/support/journey';
import { pageOf, THANK_YOU_PAGE } from '../../features/support/pages';
import type { Call } from '../../mocks/calls';
import { messages } from '../../src/domain/messages';
import { AnsweringServer, failureOf, leaving, nonsenseTo } from './answering';
import { ANYTHING, isIdentifying, isVisible, WRONG_VALUES } from './corpus';
import { quietConsole } from './quiet-console';
import { choicesOf, comeToCode, comeToNewAddress, comeToPets, comeToSignUp, comeToSummary } from './ways';

// Whatever the server answers to what it is sent: the customer is told what they are to know, and can go on.

const GOOD = { id: 'good', text: 'Good' };
const SAID = { items: [GOOD, { id: 'express', text: 'Express' }] };
const CHOICES = choicesOf('walking', 'Good');
const PETS = DETAILS.read('Your pets');
const BOOKING = 'POST user/createBooking/walking';
const YES = { status: true };

const server = new AnsweringServer();
const leave = leaving(quietConsole());

async function comeToNewPet(customer: CoreCustomer): Promise<void> {
  await comeToPets(customer, 'walking', CHOICES);
  await customer.presses('Add Pet');
  await giveAll(customer, { ...NEW_PET, Breed: 'Good' });
}

const atAddresses = (customer: CoreCustomer) => arriveAt(customer, pageOf('walking', 'address page'));

interface Attempt {
  readonly call: Call;
  readonly userData?: null;
  readonly come: (customer: CoreCustomer) => Promise<void>;
  readonly button: string;
  /** What the server says in the end. */
  readonly good?: object;
  /** Waits until the customer has come through. */
  readonly comeThrough: (customer: CoreCustomer) => Promise<void>;
}

const ATTEMPTS: readonly Attempt[] = [
  { call: 'POST checkUser', userData: null, come: comeToSignUp, button: 'Sign Up', comeThrough: atAddresses },
  { call: 'POST createUser', userData: null, come: comeToSignUp, button: 'Sign Up', comeThrough: atAddresses },
  { call: 'POST user/validateOtp', userData: null, come: comeToCode, button: 'Submit', comeThrough: atAddresses },
  {
    call: 'POST user/addPet',
    come: comeToNewPet,
    button: 'Next',
    good: { ...YES, data: ['express'] },
    comeThrough: (customer) => eventually(async () => expect(await customer.valuesOf(PETS)).toEqual(['Express'])),
  },
  {
    call: BOOKING,
    come: (customer) => comeToSummary(customer, 'walking', CHOICES),
    button: 'Get Best Quotes',
    good: YES,
    comeThrough: (customer) => arriveAt(customer, THANK_YOU_PAGE),
  },
];

test.each(ATTEMPTS)('$call: anything at all as the answer', async ({ call, userData, come, button, good, comeThrough }) => {
  server.says(SAID);
  const customer = server.customer(userData);
  await come(customer);
  // None of them has a status.
  for (const [index, body] of WRONG_VALUES.entries()) {
    server.says(SAID, { [call]: body });
    await customer.presses(button);
    await eventually(() => expect(customer.loggedFailures()).toHaveLength(index + 1));
    await server.settles();
    expect(await nonsenseTo(customer), JSON.stringify(body)).toEqual([]);
    await customer.closesAlert();
  }
  server.says(SAID, good && { [call]: good });
  await customer.presses(button);
  await comeThrough(customer);
  await leave(customer, WRONG_VALUES.map(() => failureOf(call)));
});

describe.each([
  { name: 'the answer', answer: (value: unknown) => value },
  { name: 'all that is said', answer: (value: unknown) => ({ status: value, message: value, data: value }) },
])('anything as $name, where it is not read', ({ answer }) => {
  test.each(ANYTHING)('to a request for a code: $name', async ({ value }) => {
    server.says(SAID, { 'POST user/login': answer(value) });
    const customer = server.customer(null);
    await comeToCode(customer);
    expect(await customer.valuesOf(DETAILS.read('One-time code'))).toEqual(['1', '2', '3', '4']);
    expect(await nonsenseTo(customer)).toEqual([]);
    await customer.presses('Submit');
    await atAddresses(customer);
    await leave(customer);
  });

  test.each(ANYTHING)('to a new address: $name', async ({ value }) => {
    server.says(SAID, { 'POST user/addAddress': answer(value) });
    const customer = server.customer();
    await comeToNewAddress(customer, CHOICES);
    await customer.gives(DETAILS.read('Search address'), 'Abids');
    await giveAll(customer, { 'House / Floor': '12', 'Building / Block': 'Pearl House' });
    await customer.presses('Save');
    await eventually(async () => expect(await customer.isOffered('Proceed')).toBe(true));
    expect(server.bodiesOf('POST user/addAddress')).toMatchObject([{ address: 'Abids', houseno_floor: '12' }]);
    expect(await nonsenseTo(customer)).toEqual([]);
    await goOn(customer);
    await arriveAt(customer, pageOf('walking', 'pet page'));
    await leave(customer);
  });
});

test.each(ANYTHING)('$name as the id of a new pet goes back as it came, or is none', async ({ value }) => {
  const isUsable = isIdentifying(value);
  const pets = [{ id: 'good', name: 'Good' }, ...(isUsable ? [{ id: value, name: 'Tara' }] : [])];
  server.says(SAID, { 'POST user/addPet': { ...YES, data: [value] }, 'GET user/{userId}/pets': { ...YES, data: pets } });
  const logged = isUsable ? [] : [failureOf('POST user/addPet')];
  const customer = server.customer();
  await comeToNewPet(customer);
  await customer.presses('Next');
  await eventually(async () => expect([customer.loggedFailures(), await customer.valuesOf(PETS)]).toEqual([logged, isUsable ? ['Tara'] : []]));
  await server.settles();
  expect(await nonsenseTo(customer)).toEqual([]);
  // What was entered stands there still; without it the customer goes on with another pet.
  if (!isUsable) await customer.presses('Add Pet');
  if (!isUsable) await customer.gives(PETS, 'Good');
  await goOn(customer);
  await arriveAt(customer, pageOf('walking', 'summary'));
  await customer.presses('Get Best Quotes');
  await eventually(async () => expect(await customer.alert()).toBe(messages.booking.submitFailed));
  expect(server.bodiesOf(BOOKING)).toMatchObject([{ pet_id: [isUsable ? value : 'good'] }]);
  await leave(customer, [...logged, failureOf(BOOKING)]);
});

test('ids of new pets that are on no list select none', async () => {
  const ids = ANYTHING.map(({ value }) => value).filter(isIdentifying);
  server.says(SAID, { 'POST user/addPet': { ...YES, data: [...ids, ...ids] } });
  const customer = server.customer();
  await comeToNewPet(customer);
  await customer.presses('Next');
  const form = DETAILS.read('Pet image');
  await eventually(() => expect(customer.valuesOf(form)).rejects.toThrow('does not ask'));
  expect([await customer.valuesOf(PETS), await nonsenseTo(customer)]).toEqual([[], []]);
  await customer.gives(PETS, 'Good');
  await goOn(customer);
  await arriveAt(customer, pageOf('walking', 'summary'));
  await leave(customer);
});

test('whatever is said of a refused booking, it is told as a text or left unsaid', async () => {
  server.says(SAID);
  const customer = server.customer();
  await comeToSummary(customer, 'walking', CHOICES);
  for (const { name, value } of ANYTHING) {
    server.says({ ...SAID, message: value });
    await customer.presses('Get Best Quotes');
    const told = typeof value === 'string' && isVisible(value) ? value.trim() : messages.booking.submitFailed;
    await eventually(async () => expect(await customer.alert(), name).toBe(told));
    await customer.closesAlert();
  }
  server.says(SAID, { [BOOKING]: YES });
  await customer.presses('Get Best Quotes');
  await arriveAt(customer, THANK_YOU_PAGE);
  await leave(customer, ANYTHING.map(() => failureOf(BOOKING)));
});
