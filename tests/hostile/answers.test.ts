import { describe, expect, test } from 'vitest';
import type { CoreCustomer } from '../../features/assemblies/core-customer';
import { DETAILS } from '../../features/support/details';
import { eventually } from '../../features/support/eventually';
import { goOn } from '../../features/support/journey';
import type { ServiceName } from '../../features/support/pages';
import { messages } from '../../src/domain/messages';
import { AnsweringServer, failureOf, leaving, nonsenseTo } from './answering';
import { isIdentifying, isVisible, TEXTS, VISIBLE_TEXTS, WRONG_VALUES } from './corpus';
import { ITEM_OF, trimOf, type ListCall } from './hostile-server';
import { quietConsole } from './quiet-console';
import { choicesOf, comeToSummary } from './ways';

// Whatever a server says, in whatever of its answers: it is shown as it is said, sent back as it came, or left out and logged.

const SERVICES: readonly ServiceName[] = ['walking', 'training', 'grooming'];

/** What could be an id; no server takes a path of ten thousand letters. */
const IDS = [{ name: 'the present folder', text: '.' }, { name: 'the folder above', text: '..' }, ...TEXTS.filter(({ text }) => text.length < 2000)].flatMap((each) =>
  SERVICES.map((service) => ({ ...each, service })),
);

const server = new AnsweringServer();
const thrown = quietConsole();
const leave = leaving(thrown);

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
  const isUsable = isIdentifying(text);
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

test.each(FIELDS_OF_LISTS)('$call: anything at all as $field', async ({ call, field }) => {
  const wrong = [...WRONG_VALUES, ...TEXTS.map(({ text }) => text)].map((value, index) => ({ ...ITEM_OF[call]({ id: index, text: `No ${index}` }), [field]: value }));
  server.says({ items: [GOOD] }, { [call]: { status: true, data: [...wrong, ITEM_OF[call](GOOD)], Trimming: [trimOf(GOOD)] } });
  const customer = server.customer();
  await LOOKS[call](customer);
  await eventually(async () => expect(await customer.sees('Good')).toBe(true));
  expect(await nonsenseTo(customer)).toEqual([]);
  await leave(customer, droppedOf(customer, call));
});

/** One value of each kind. */
const KINDS: readonly unknown[] = [null, false, 0, '__proto__', [[]], { id: {}, constructor: null }];

/** Answers without a list, or with one that has an item that is none, and for the grooming packages without trims. */
const INVALID_ANSWERS = [...KINDS, ...KINDS.map((data) => ({ status: true, data, Trimming: [] }))];

test.each(LIST_CALLS)('%s: anything at all as the answer', async (call) => {
  const trims = call === 'GET packages/2' ? [{ status: true, data: [] }, ...KINDS.map((Trimming) => ({ status: true, data: [], Trimming }))] : [];
  for (const body of [...INVALID_ANSWERS, ...trims]) {
    server.says({ items: [GOOD] }, { [call]: body });
    const customer = server.customer();
    await LOOKS[call](customer);
    // A page asks for its lists when it is looked at.
    await eventually(async () => expect([await nonsenseTo(customer), customer.loggedFailures()], JSON.stringify(body)).toEqual([[], [failureOf(call)]]));
    await server.settles();
    expect(await nonsenseTo(customer), JSON.stringify(body)).toEqual([]);
    await leave(customer, [failureOf(call)]);
  }
});

test.each(LIST_CALLS)('%s: a list of nothing but what is no item', async (call) => {
  server.says({ items: [GOOD] }, { [call]: { status: true, data: WRONG_VALUES, Trimming: [] } });
  const customer = server.customer();
  await LOOKS[call](customer);
  await eventually(async () => expect([await nonsenseTo(customer), droppedOf(customer, call)]).toEqual([[], WRONG_VALUES.map(() => expect.any(String))]));
  await server.settles();
  await leave(customer, droppedOf(customer, call));
});

test.each(['price', 'duration_days'])('whatever number is the %s, what is booked has a total', async (field) => {
  for (const value of [0, 0.1, 1e9, 1e15, 1e21, 1e300, Number.MAX_VALUE, Number.MIN_VALUE, '1e3', '0x10', ' 12 ', '1,499', '९', '9'.repeat(400), -0]) {
    server.says({ items: [GOOD] }, { 'GET packages/4': { status: true, data: [{ ...ITEM_OF['GET packages/4'](GOOD), [field]: value }] } });
    const customer = server.customer();
    await comeToSummary(customer, 'walking', choicesOf('walking', 'Good'));
    expect(await nonsenseTo(customer), String(value)).toEqual([]);
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

test('texts that cannot be seen are known as such', () => {
  expect(TEXTS.filter(({ text }) => !isVisible(text)).length).toBe(3);
});
