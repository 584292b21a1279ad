import { expect, test } from 'vitest';
import { EMPTY_PET_FORM, type Draft } from '../../src/domain/draft';
import { messages } from '../../src/domain/messages';
import { FULL_DRAFT } from '../domain/draft-example';
import type { Customer } from '../support/customer';
import { DETAILS } from '../support/details';
import { expectPage } from '../support/flows';
import { pageOf } from '../support/pages';
import { logPattern } from '../support/server';
import { HOSTILE_VALUES, isIdentifying, isVisible, TEXTS, VISIBLE_TEXTS, WRONG_VALUES } from './corpus';
import { draftOf, logLineOf, HARMLESS, storedDraft, closeApp, programWordsOn, openApp, pressAndSettle, collapseSpaces } from './open-app';
import { HostileServer, ITEM_OF, trimOf, type HostileItem, type ListCall } from './server';

// The app lets the customer choose any item of the server's lists and sends it back unchanged, or it leaves the item out and logs that.
// texts-in-browser.test.ts checks how the texts are shown.

const EXTRA = 'Select Extra Add Ons (with additional cost)';
const server = new HostileServer();

const LIST_CALLS = Object.keys(ITEM_OF) as readonly ListCall[];

/** An item for each visible text. The text is also the id, if the app can use it as one. */
const HOSTILE_ITEMS: readonly HostileItem[] = VISIBLE_TEXTS.map(({ text }) => ({ id: isIdentifying(text) ? text : `half ${text.length}`, text }));
/** Items with unusable ids, every fourth of `HOSTILE_ITEMS`, and a harmless item. More items would make the tests slow. */
const SOME_ITEMS: readonly HostileItem[] = [
  ...['', '.', '..', '\ud800'].map((id) => ({ id, text: `With the id ${JSON.stringify(id)}` })),
  ...HOSTILE_ITEMS.filter((_item, index) => index % 4 === 1),
  HARMLESS,
];

const { walking, training, grooming } = FULL_DRAFT.bookings;
const NO_PACKAGE: Partial<Draft> = {
  bookings: {
    ...FULL_DRAFT.bookings,
    walking: { ...walking, package: undefined },
    training: { ...training, package: undefined, addOns: [] },
    grooming: { ...grooming, packages: [], trim: undefined, addOns: [] },
  },
};

interface Choice {
  readonly path: string;
  readonly field: string;
  readonly before: Partial<Draft>;
  /** Reads the last chosen item from the draft. */
  readonly chosen: (draft: Draft) => { readonly id: unknown; readonly name?: string } | undefined;
}

/** Fields whose options come from a list of the server. */
const CHOICES: readonly Choice[] = [
  { path: '/walking/1', field: 'Package', before: NO_PACKAGE, chosen: ({ bookings }) => bookings.walking.package },
  { path: '/training/1', field: 'Package', before: NO_PACKAGE, chosen: ({ bookings }) => bookings.training.package },
  { path: '/grooming/1', field: 'Packages', before: NO_PACKAGE, chosen: ({ bookings }) => bookings.grooming.packages.at(-1) },
  { path: '/grooming/1', field: 'Hair Trimming', before: NO_PACKAGE, chosen: ({ bookings }) => bookings.grooming.trim },
  { path: '/grooming/1', field: EXTRA, before: NO_PACKAGE, chosen: ({ bookings }) => bookings.grooming.addOns.at(-1) },
  { path: '/walking/address', field: 'Saved addresses', before: { selectedAddressId: undefined }, chosen: ({ selectedAddressId }) => ({ id: selectedAddressId }) },
  { path: '/walking/petDetails', field: 'Your pets', before: { selectedPetIds: [] }, chosen: ({ selectedPetIds }) => ({ id: selectedPetIds.at(-1) }) },
];

test.each(CHOICES)('$field on $path can be any text, and the draft keeps any id unchanged', async ({ path, field, before, chosen }) => {
  const detail = DETAILS.read(field);
  server.says({ items: SOME_ITEMS });
  const customer = await openApp(server, path, { draft: storedDraft(before, [HARMLESS]) });
  const taken: ReturnType<typeof chosen>[] = [];
  for (const option of await customer.optionsOf(detail)) {
    await customer.toggles(detail, option);
    taken.push(chosen(await draftOf(customer)));
  }
  const usable = SOME_ITEMS.filter(({ id }) => isIdentifying(id));
  expect(taken).toMatchObject(usable.map(({ id, text }) => ({ id, ...(taken[0]?.name !== undefined && { name: String(text).trim() }) })));
  expect(await programWordsOn(customer)).toEqual([]);
  expect(customer.unexpectedErrors()).toEqual([]);
  await customer.leaves();
});

test.each(['walking', 'training', 'grooming'] as const)('a booking of %s sends every text and id unchanged', async (service) => {
  server.says({ items: HOSTILE_ITEMS });
  const customer = await openApp(server, `/${service}/summary`, { draft: storedDraft({}, HOSTILE_ITEMS) });
  await pressAndSettle(customer, 'Get Best Quotes');
  const ids = HOSTILE_ITEMS.map(({ id }) => id);
  const names = HOSTILE_ITEMS.map(({ text }) => String(text).trim());
  expect(server.bodiesOf(`POST user/createBooking/${service}`)).toMatchObject([
    { address_id: ids[0], pet_id: ids, package_id: service === 'grooming' ? [...ids, ids[0]] : ids[0], ...(service !== 'walking' && { addons: names }) },
  ]);
  await closeApp(customer, [`POST user/createBooking/${service}: refused`]);
});

/** The page that shows the list of a call. */
const PAGE_OF: Readonly<Record<ListCall, string>> = {
  'GET packages/4': '/walking/1',
  'GET packages/3': '/training/1',
  'GET packages/2': '/grooming/1',
  'GET addons/3/{packageId}': '/training/1',
  'GET addons/2': '/grooming/1',
  'GET breeds': '/walking/petDetails',
  'GET user/{userId}/pets': '/walking/petDetails',
  'GET user/{userId}/address': '/walking/address',
};

/** Opens the page that shows the list of a call. The call gets the response `answer`, and all other calls get good responses. */
async function looksAt(call: ListCall, answer: unknown): Promise<Customer> {
  server.says({ items: [HARMLESS] }, { [call]: answer });
  const customer = await openApp(server, PAGE_OF[call], { draft: storedDraft({ isPetFormOpen: true, pet: EMPTY_PET_FORM }, [HARMLESS]) });
  if (call === 'GET breeds') await customer.writes(DETAILS.read('Breed'), 'o');
  await customer.waitsUntilIdle();
  return customer;
}

const FIELDS_OF_LISTS = LIST_CALLS.flatMap((call) => Object.keys(ITEM_OF[call](HARMLESS)).map((field) => ({ call, list: 'data', field })));
const FIELDS_OF_TRIMS = Object.keys(trimOf(HARMLESS)).map((field) => ({ call: 'GET packages/2' as const, list: 'Trimming', field }));

test.each([...FIELDS_OF_LISTS, ...FIELDS_OF_TRIMS])('$call: anything at all as $field in $list', async ({ call, list, field }) => {
  const itemOf = list === 'Trimming' ? trimOf : ITEM_OF[call];
  const wrong = HOSTILE_VALUES.map(({ value }, index) => ({ ...itemOf({ id: index, text: `No ${index}` }), [field]: value }));
  const customer = await looksAt(call, { status: true, data: [ITEM_OF[call](HARMLESS)], Trimming: [trimOf(HARMLESS)], [list]: [...wrong, itemOf(HARMLESS)] });
  expect(await customer.sees('Good')).toBe(true);
  expect(await programWordsOn(customer)).toEqual([]);
  await closeApp(customer, customer.loggedFailures().filter((line) => logPattern(call, `item \\d+ of ${list} dropped: `).test(line)));
});

const AMOUNTS = [0, 0.1, 1e9, 1e15, 1e21, 1e300, Number.MAX_VALUE, Number.MIN_VALUE, '1e3', '0x10', ' 12 ', '1,499', '९', '9'.repeat(400), -0, ...WRONG_VALUES];

test.each([
  { field: 'Package', path: '/walking/1', amount: 'price' },
  { field: 'Package', path: '/walking/1', amount: 'duration_days' },
  { field: 'Hair Trimming', path: '/grooming/1', amount: 'price' },
])('with any number as the $amount of $field, a booking has a total, or leaves it to the quote', async ({ field, path, amount }) => {
  const detail = DETAILS.read(field);
  for (const values of [AMOUNTS.slice(0, 16), AMOUNTS.slice(16)]) {
    const items = values.map((value, index) => ({ ...ITEM_OF['GET packages/4']({ id: index, text: `No ${index}.` }), [amount]: value }));
    server.says({ items: [HARMLESS] }, { 'GET packages/4': { status: true, data: items }, 'GET packages/2': { status: true, data: [], Trimming: items } });
    const customer = await openApp(server, path, { draft: storedDraft({}, [HARMLESS]) });
    for (const option of await customer.optionsOf(detail)) {
      await customer.toggles(detail, option);
      await customer.waitFor(async () => expect(await customer.total(), option).toMatch(/^(₹[\d,]+\.\d\d|Priced in your quote|)$/));
    }
    expect(await programWordsOn(customer)).toEqual([]);
    await customer.leaves();
  }
});

const BOOKING = 'POST user/createBooking/walking';
const ADDED_PET = 'POST user/addPet';
const PETS = DETAILS.read('Your pets');
const NEW_PET = { draft: storedDraft({ isPetFormOpen: true, selectedPetIds: [] }, [HARMLESS]) };
const SAID = { items: [HARMLESS] };

test('ids of a new pet are sent back unchanged, or refused', async () => {
  const ids = HOSTILE_VALUES.map(({ value }) => value);
  const usable = [...new Set(ids.filter(isIdentifying))];
  const unusable = ids.filter((id) => !isIdentifying(id));
  server.says(SAID);
  const customer = await openApp(server, '/walking/petDetails', NEW_PET);
  for (const id of unusable) {
    server.says(SAID, { [ADDED_PET]: { status: true, data: [id] } });
    await pressAndSettle(customer, 'Next');
  }
  server.says(SAID, { [ADDED_PET]: { status: true, data: usable }, 'GET user/{userId}/pets': { status: true, data: usable.map((id) => ({ id, name: 'Tara' })) } });
  await pressAndSettle(customer, 'Next');
  await pressAndSettle(customer, 'Next');
  await expectPage(customer, pageOf('walking', 'summary'));
  expect(await programWordsOn(customer)).toEqual([]);
  await pressAndSettle(customer, 'Get Best Quotes');
  expect(await customer.alert()).toBe(messages.booking.submitFailed);
  expect(server.bodiesOf(BOOKING)).toMatchObject([{ pet_id: usable }]);
  await closeApp(customer, [...unusable.map(() => logLineOf(ADDED_PET)), logLineOf(BOOKING)]);
});

test('ids of new pets that are not on the list select no pet', async () => {
  const ids = HOSTILE_VALUES.map(({ value }) => value).filter(isIdentifying);
  server.says(SAID, { [ADDED_PET]: { status: true, data: [...ids, ...ids] } });
  const customer = await openApp(server, '/walking/petDetails', NEW_PET);
  await pressAndSettle(customer, 'Next');
  expect([await customer.valuesOf(PETS), await programWordsOn(customer)]).toEqual([[], []]);
  await customer.toggles(PETS, 'Good');
  await pressAndSettle(customer, 'Next');
  await expectPage(customer, pageOf('walking', 'summary'));
  await closeApp(customer);
});

test('the message of a refused booking is shown if it is a visible text', async () => {
  server.says(SAID);
  const customer = await openApp(server, '/walking/summary', { draft: storedDraft({}, [HARMLESS]) });
  for (const { name, value } of HOSTILE_VALUES) {
    server.says({ ...SAID, message: value });
    await pressAndSettle(customer, 'Get Best Quotes');
    const told = typeof value === 'string' && isVisible(value) ? value : messages.booking.submitFailed;
    expect(collapseSpaces((await customer.alert())!), name).toBe(collapseSpaces(told));
    await customer.closesAlert();
  }
  await closeApp(customer, HOSTILE_VALUES.map(() => logLineOf(BOOKING)));
});

test('invisible texts are recognised', () => {
  expect(TEXTS.filter(({ text }) => !isVisible(text)).length).toBe(3);
});
