import { describe, expect, test } from 'vitest';
import type { CoreCustomer } from '../../features/assemblies/core-customer';
import { DETAILS } from '../../features/support/details';
import { eventually } from '../../features/support/eventually';
import { arriveAt, goOn, walkTo } from '../../features/support/journey';
import { pageOf, type ServiceName } from '../../features/support/pages';
import { PEOPLE, type Person } from '../../features/support/people';
import { STORY_BEGINS_AT } from '../../features/support/world';
import { messages } from '../../src/domain/messages';
import { AnsweringServer, comeToSummary, type Choices } from './answering';
import { isVisible, TEXTS, VISIBLE_TEXTS, WRONG_VALUES } from './corpus';
import { ITEM_OF, trimOf, type ListCall } from './hostile-server';
import { quietConsole } from './quiet-console';

// Whatever a server says, in whatever of its answers: it is shown as it is said, sent back as it came, or left out and logged.

const { Asha } = PEOPLE as Readonly<Record<'Asha', Person>>;
const SERVICES: readonly ServiceName[] = ['walking', 'training', 'grooming'];
const ADD_ONS = 'Select Extra Add Ons (with additional cost)';

/** What could be an id; no server takes a path of ten thousand letters. */
const IDS = [{ name: 'the present folder', text: '.' }, { name: 'the folder above', text: '..' }, ...TEXTS.filter(({ text }) => text.length < 2000)].map((each, index) => ({
  ...each,
  service: SERVICES[index % SERVICES.length]!,
}));

const server = new AnsweringServer();
const thrown = quietConsole();

/** What is chosen where everything on offer has the same name. */
const choicesOf = (service: ServiceName, name: string, address = name): Choices => ({
  package: {
    walking: { Package: name },
    training: { Package: name, [ADD_ONS]: name },
    grooming: { Packages: name, 'Hair Trimming': name, [ADD_ONS]: name },
  }[service],
  address,
  pet: name,
});

describe.each(SERVICES)('in a booking of %s', (service) => {
  test.each(VISIBLE_TEXTS)('$name is shown as it is said', async ({ text }) => {
    server.says({ items: [{ id: 1, text }], message: text });
    const customer = server.customer();
    const name = text.trim();
    await comeToSummary(customer, service, choicesOf(service, name, text));
    const said = await customer.allThatIsSaid();
    // Trimmed of spaces alone: name and breed of the pet, type and address, and of what is booked all that is chosen.
    expect(said.filter((each) => each.trim() === name).length).toBeGreaterThanOrEqual(4);
    await customer.presses('Get Best Quotes');
    await eventually(async () => expect(await customer.alert()).toBe(name));
    await customer.closesAlert();
    const { addons } = server.bodiesOf(`POST user/createBooking/${service}`)[0] as { addons: unknown };
    expect(addons).toEqual(service === 'walking' ? [] : [name]);
    await leave(customer, [`POST user/createBooking/${service}: refused`]);
  });

});

test.each(IDS)('$name as every id of $service goes back as it came, or is none', async ({ text, service }) => {
  const isUsable = text !== '' && !['.', '..'].includes(text) && encodes(text);
  server.says({ items: [{ id: 'good', text: 'Good' }, { id: text, text: 'Hostile' }] });
  const customer = server.customer(JSON.stringify({ userId: isUsable ? text : 'me', token: 'a-token' }));
  await comeToSummary(customer, service, choicesOf(service, isUsable ? 'Hostile' : 'Good'));
  expect(await customer.sees('Hostile')).toBe(isUsable);
  await customer.presses('Get Best Quotes');
  await eventually(async () => expect(await customer.alert()).toBe(messages.booking.submitFailed));
  const id = isUsable ? text : 'good';
  expect(server.bodiesOf(`POST user/createBooking/${service}`)).toMatchObject([
    { user_id: isUsable ? text : 'me', address_id: id, pet_id: [id], package_id: service === 'grooming' ? [id, id] : id },
  ]);
  const user = encodeURIComponent(isUsable ? text : 'me');
  expect(server.sent.map(({ path }) => path)).toEqual(expect.arrayContaining([`user/${user}/pets`, `user/${user}/address`]));
  expect(thrown()).toEqual([]);
  await customer.leaves();
});

test.each(TEXTS)('$name as a token is sent, or is none', async ({ text }) => {
  const customer = server.customer(null);
  server.says({ items: [{ id: 1, text: 'Express' }], token: text });
  await walkTo(customer, pageOf('walking', 'login page'), { person: Asha, now: STORY_BEGINS_AT });
  await customer.gives(DETAILS.read('Mobile'), Asha.phoneNumber);
  await customer.presses('Login');
  await customer.gives(DETAILS.read('One-time code'), '1234');
  await customer.presses('Submit');
  const isSendable = /^[ -~]+$/.test(text.trim());
  if (isSendable) await arriveAt(customer, pageOf('walking', 'address page'));
  const invalid = [{ field: 'One-time code', message: messages.otp.invalid }];
  await eventually(async () => expect(await customer.complaints()).toEqual(isSendable ? [] : invalid));
  await server.settles();
  expect(server.sent.findLast(({ path }) => path.startsWith('user/101/'))?.token).toBe(isSendable ? `Bearer ${text.trim()}` : undefined);
  await leave(customer, isSendable ? [] : ['POST user/validateOtp: id or token is missing']);
});

/** The page that shows what a call answers, and how it is looked at. */
const LOOKS: Readonly<Record<ListCall, (customer: CoreCustomer) => Promise<void>>> = {
  'GET packages/4': (customer) => customer.opens('/walking/1'),
  'GET packages/3': (customer) => customer.opens('/training/1'),
  'GET packages/2': (customer) => customer.opens('/grooming/1'),
  'GET addons/3/{packageId}': async (customer) => {
    await customer.opens('/training/1');
    await customer.gives(DETAILS.read('Package'), 'Good');
  },
  'GET addons/2': (customer) => customer.opens('/grooming/1'),
  'GET breeds': async (customer) => {
    await toPets(customer);
    await customer.presses('Add Pet');
    await customer.gives(DETAILS.read('Breed'), 'o');
  },
  'GET user/{userId}/pets': (customer) => toPets(customer),
  'GET user/{userId}/address': async (customer) => {
    await walkToDates(customer);
    await goOn(customer);
  },
};

async function walkToDates(customer: CoreCustomer): Promise<void> {
  await customer.opens('/training/1');
  await customer.gives(DETAILS.read('Package'), 'Good');
  await goOn(customer);
  await customer.gives(DETAILS.read('Date'), 'December 5, 2026');
  await customer.gives(DETAILS.read('Time slot'), 'Morning');
}

async function toPets(customer: CoreCustomer): Promise<void> {
  await walkToDates(customer);
  await goOn(customer);
  await customer.gives(DETAILS.read('Saved addresses'), 'Good');
  await goOn(customer);
}

const GOOD = { id: 'good', text: 'Good' };
const LIST_CALLS = Object.keys(LOOKS) as readonly ListCall[];
const FIELDS_OF_LISTS = LIST_CALLS.flatMap((call) => Object.keys(ITEM_OF[call](GOOD)).map((field) => ({ call, field })));

/** What only programs say. */
const NONSENSE = /undefined|NaN|\[object|\bnull\b|Infinity|\de\+/;

test.each(FIELDS_OF_LISTS)('$call: anything at all as $field', async ({ call, field }) => {
  const wrong = [...WRONG_VALUES, ...TEXTS.map(({ text }) => text)].map((value, index) => ({ ...ITEM_OF[call]({ id: index, text: `No ${index}` }), [field]: value }));
  server.says({ items: [GOOD] }, { [call]: { status: true, data: [...wrong, ITEM_OF[call](GOOD)], Trimming: [trimOf(GOOD)] } });
  const customer = server.customer();
  await LOOKS[call](customer);
  await eventually(async () => expect(await customer.sees('Good')).toBe(true));
  expect((await customer.allThatIsSaid()).filter((each) => NONSENSE.test(each))).toEqual([]);
  await leave(customer, droppedOf(customer, call));
});

/** One value of each kind. */
const KINDS: readonly unknown[] = [null, false, 0, '__proto__', [[]], { id: {}, constructor: null }];

test.each(LIST_CALLS)('%s: anything at all as the answer', async (call) => {
  const trims = call === 'GET packages/2' ? KINDS.map((Trimming) => ({ status: true, data: [], Trimming })) : [];
  for (const body of [...KINDS, ...KINDS.map((data) => ({ status: true, data })), ...trims, { status: true, data: WRONG_VALUES }]) {
    server.says({ items: [GOOD] });
    const customer = server.customer();
    server.says({ items: [GOOD] }, { [call]: body });
    await LOOKS[call](customer).catch(() => {});
    await server.settles();
    expect((await customer.allThatIsSaid()).filter((each) => NONSENSE.test(each)), JSON.stringify(body)).toEqual([]);
    await leave(customer, customer.loggedFailures());
  }
});

test.each(['price', 'duration_days'])('whatever number is the %s, what is booked has a total', async (field) => {
  for (const value of [0, 0.1, 1e9, 1e15, 1e21, 1e300, Number.MAX_VALUE, Number.MIN_VALUE, '1e3', '0x10', ' 12 ', '1,499', '९', '9'.repeat(400), -0]) {
    server.says({ items: [GOOD] }, { 'GET packages/4': { status: true, data: [{ ...ITEM_OF['GET packages/4'](GOOD), [field]: value }] } });
    const customer = server.customer();
    await comeToSummary(customer, 'walking', choicesOf('walking', 'Good'));
    expect((await customer.allThatIsSaid()).filter((each) => NONSENSE.test(each)), String(value)).toEqual([]);
    await customer.presses('Get Best Quotes');
    await eventually(async () => expect(await customer.alert()).toBe(messages.booking.submitFailed));
    const [{ total_price: total }] = server.bodiesOf('POST user/createBooking/walking') as [{ total_price: unknown }];
    expect(total, String(value)).toSatisfy(Number.isFinite);
    expect(await customer.total()).toMatch(/^₹[\d,]+\.\d\d$/);
    await customer.leaves();
  }
});

/** The lines of the log that say what was dropped of a call's answer. */
function droppedOf(customer: CoreCustomer, call: ListCall): readonly string[] {
  const pattern = new RegExp(`^${call.replaceAll(/\{\w+\}/g, '[^/]+')}: item \\d+ of data dropped: `);
  return customer.loggedFailures().filter((line) => pattern.test(line));
}

function encodes(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}

/** Nothing was logged but what is told, and nothing told to the console behind the app's back. */
async function leave(customer: CoreCustomer, logged: readonly string[]): Promise<void> {
  expect(customer.loggedFailures()).toEqual(logged);
  expect(thrown()).toEqual([]);
  await customer.leaves();
}

test('texts that cannot be seen are known as such', () => {
  expect(TEXTS.filter(({ text }) => !isVisible(text)).length).toBe(3);
});
