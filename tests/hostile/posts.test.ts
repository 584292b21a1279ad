import { expect, test } from 'vitest';
import { DEFAULT_ZIP_CODE } from '../../src/domain/address';
import { messages } from '../../src/domain/messages';
import type { Call } from '../../mocks/calls';
import type { Customer } from '../support/customer';
import { DETAILS } from '../support/details';
import { giveAll } from '../support/entries';
import { arriveAt } from '../support/journey';
import { pageOf, THANK_YOU_PAGE } from '../support/pages';
import { stands } from '../support/perception';
import { ANYTHING, isIdentifying, isVisible, WRONG_VALUES } from './corpus';
import { failureOf, leave, nonsenseTo, opens, pressesAndWaits, squashed } from './customers';
import { GOOD, keptOf } from './draft';
import { HostileServer } from './server';

// Whatever the server answers to what it is sent: the customer is told what they are to know, and can go on.

const SAID = { items: [GOOD, { id: 'express', text: 'Express' }] };
const BOOKING = 'POST user/createBooking/walking';
const YES = { status: true };
const PETS = DETAILS.read('Your pets');
const CODE = DETAILS.read('One-time code');
const toAddresses = (customer: Customer) => arriveAt(customer, pageOf('walking', 'address page'));
const NEW_PET = { draft: keptOf({ isPetFormOpen: true, selectedPetIds: [] }, [GOOD]) };
const VISITOR = { userData: null, draft: keptOf({}, [GOOD]) };

const server = new HostileServer();

/** Opens the login, and asks for a code. */
async function comesToCode(): Promise<Customer> {
  const customer = await opens(server, '/walking/login', { userData: null, draft: keptOf({ loginPhoneNumber: '9876543210' }, [GOOD]) });
  await pressesAndWaits(customer, 'Login');
  await customer.gives(CODE, '1234');
  return customer;
}

interface Attempt {
  readonly call: Call;
  readonly come: () => Promise<Customer>;
  readonly button: string;
  /** What the server says in the end. */
  readonly good?: object;
  /** Waits until the customer has come through. */
  readonly comeThrough: (customer: Customer) => Promise<void>;
}

const ATTEMPTS: readonly Attempt[] = [
  { call: 'POST checkUser', come: () => opens(server, '/walking/signup', VISITOR), button: 'Sign Up', comeThrough: toAddresses },
  { call: 'POST createUser', come: () => opens(server, '/walking/signup', VISITOR), button: 'Sign Up', comeThrough: toAddresses },
  { call: 'POST user/validateOtp', come: comesToCode, button: 'Submit', comeThrough: toAddresses },
  {
    call: 'POST user/addPet',
    come: () => opens(server, '/walking/petDetails', NEW_PET),
    button: 'Next',
    good: { ...YES, data: ['express'] },
    comeThrough: (customer) => customer.waitFor(() => stands(customer, PETS, 'Express')),
  },
  {
    call: BOOKING,
    come: () => opens(server, '/walking/summary', { draft: keptOf({}, [GOOD]) }),
    button: 'Get Best Quotes',
    good: YES,
    comeThrough: (customer) => arriveAt(customer, THANK_YOU_PAGE),
  },
];

test.each(ATTEMPTS)('$call: anything at all as the answer', async ({ call, come, button, good, comeThrough }) => {
  server.says(SAID);
  const customer = await come();
  // None of them has a status.
  for (const [index, body] of WRONG_VALUES.entries()) {
    server.says(SAID, { [call]: body });
    await pressesAndWaits(customer, button);
    expect(customer.loggedFailures()).toHaveLength(index + 1);
    expect(await nonsenseTo(customer), JSON.stringify(body)).toEqual([]);
    if (await customer.alert()) await customer.closesAlert();
  }
  server.says(SAID, good && { [call]: good });
  await pressesAndWaits(customer, button);
  await comeThrough(customer);
  await leave(customer, WRONG_VALUES.map(() => failureOf(call)));
});

/** What stands in an answer that nobody reads: each kind of value as all of it, and in its fields. */
const UNREAD = [...WRONG_VALUES, ...WRONG_VALUES.map((value) => ({ status: value, message: value, data: value }))];

test('anything as the answer to a request for a code', async () => {
  server.says(SAID);
  const customer = await opens(server, '/walking/login', { userData: null, draft: keptOf({ loginPhoneNumber: '9876543210' }, [GOOD]) });
  for (const answer of UNREAD) {
    server.says(SAID, { 'POST user/login': answer });
    await pressesAndWaits(customer, 'Login');
    expect(server.bodiesOf('POST user/login')).toHaveLength(1);
    expect(await customer.isOffered('Submit'), JSON.stringify(answer)).toBe(true);
    expect(await nonsenseTo(customer)).toEqual([]);
    await customer.presses('Close');
  }
  await leave(customer);
});

test('anything as the answer to a new address', async () => {
  server.says(SAID);
  const customer = await opens(server, '/walking/address', { draft: keptOf({ location: { searchText: 'Abids', place: undefined, houseFloor: '12', buildingBlock: 'Pearl House', landmark: '' } }, [GOOD]) });
  for (const answer of UNREAD) {
    server.says(SAID, { 'POST user/addAddress': answer });
    await customer.presses('Add New Address');
    await giveAll(customer, { 'House / Floor': '12', 'Building / Block': 'Pearl House' });
    await customer.gives(DETAILS.read('Search address'), 'Abids');
    await pressesAndWaits(customer, 'Save');
    expect(await customer.isOffered('Proceed'), JSON.stringify(answer)).toBe(true);
    expect(server.bodiesOf('POST user/addAddress')).toMatchObject([{ address: 'Abids', houseno_floor: '12', zip_code: DEFAULT_ZIP_CODE }]);
    expect(await nonsenseTo(customer)).toEqual([]);
  }
  await leave(customer);
});

test('ids of a new pet go back as they came, or are none', async () => {
  const ids = ANYTHING.map(({ value }) => value);
  const usable = [...new Set(ids.filter(isIdentifying))];
  const unusable = ids.filter((id) => !isIdentifying(id));
  server.says(SAID);
  const customer = await opens(server, '/walking/petDetails', NEW_PET);
  for (const id of unusable) {
    server.says(SAID, { 'POST user/addPet': { ...YES, data: [id] } });
    await pressesAndWaits(customer, 'Next');
  }
  server.says(SAID, { 'POST user/addPet': { ...YES, data: usable }, 'GET user/{userId}/pets': { ...YES, data: usable.map((id) => ({ id, name: 'Tara' })) } });
  await pressesAndWaits(customer, 'Next');
  await pressesAndWaits(customer, 'Next');
  await arriveAt(customer, pageOf('walking', 'summary'));
  expect(await nonsenseTo(customer)).toEqual([]);
  await pressesAndWaits(customer, 'Get Best Quotes');
  expect(await customer.alert()).toBe(messages.booking.submitFailed);
  expect(server.bodiesOf(BOOKING)).toMatchObject([{ pet_id: usable }]);
  await leave(customer, [...unusable.map(() => failureOf('POST user/addPet')), failureOf(BOOKING)]);
});

test('ids of new pets that are on no list select none', async () => {
  const ids = ANYTHING.map(({ value }) => value).filter(isIdentifying);
  server.says(SAID, { 'POST user/addPet': { ...YES, data: [...ids, ...ids] } });
  const customer = await opens(server, '/walking/petDetails', NEW_PET);
  await pressesAndWaits(customer, 'Next');
  expect([await customer.valuesOf(PETS), await nonsenseTo(customer)]).toEqual([[], []]);
  await customer.toggles(PETS, 'Good');
  await pressesAndWaits(customer, 'Next');
  await arriveAt(customer, pageOf('walking', 'summary'));
  await leave(customer);
});

test('whatever is said of a refused booking, it is told as a text or left unsaid', async () => {
  server.says(SAID);
  const customer = await opens(server, '/walking/summary', { draft: keptOf({}, [GOOD]) });
  for (const { name, value } of ANYTHING) {
    server.says({ ...SAID, message: value });
    await pressesAndWaits(customer, 'Get Best Quotes');
    const told = typeof value === 'string' && isVisible(value) ? value : messages.booking.submitFailed;
    expect(squashed((await customer.alert())!), name).toBe(squashed(told));
    await customer.closesAlert();
  }
  await leave(customer, ANYTHING.map(() => failureOf(BOOKING)));
});
