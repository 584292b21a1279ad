import { expect, test } from 'vitest';
import type { Call } from '../../mocks/calls';
import type { Customer } from '../library/customer';
import { DETAILS } from '../library/details';
import { SCENARIO_START } from '../library/device';
import { fillIn, goOn, openPetForm } from '../library/flows';
import { pageOf, type ServiceName } from '../library/pages';
import { PERSONAS } from '../library/personas';
import { logPattern, received } from '../library/server';
import { closeApp, openApp } from './open-app';
import { TEXTS, VISIBLE_TEXTS, WRONG_VALUES } from './texts';

// The server may answer with anything. What the app can use it offers and sends back unchanged; what it cannot use it leaves out and logs.

const Asha = PERSONAS.Asha!;
const EXTRA = 'Select Extra Add Ons (with additional cost)';
const SOME_TEXTS = TEXTS.filter(({ name }) =>
  ['an image', 'the prototype', 'isolates', 'NUL', 'lone surrogates', 'nothing but spaces'].includes(name),
).map(({ text }) => text);
const VALUES: readonly unknown[] = [
  ...WRONG_VALUES,
  ...SOME_TEXTS,
  Number.MAX_VALUE,
  Number.MIN_SAFE_INTEGER,
  '1e3',
  '0x10',
  '९',
  '9'.repeat(400),
];

/** A text that can be no id, because ids stand in paths. */
const IN_NO_PATH = /^\.{0,2}$|\p{Surrogate}/u;

type Item = Readonly<Record<string, unknown>>;
const withItems = (answer: unknown, change: (items: readonly Item[]) => readonly Item[]) => ({
  ...(answer as object),
  data: change((answer as { readonly data: readonly Item[] }).data),
});

const LISTS: readonly {
  readonly call: Call;
  readonly service: ServiceName;
  readonly pageName: string;
  readonly field: string;
  readonly prepare?: (customer: Customer) => Promise<void>;
}[] = [
  { call: 'GET packages/4', service: 'walking', pageName: 'package page', field: 'Package' },
  { call: 'GET packages/3', service: 'training', pageName: 'package page', field: 'Package' },
  { call: 'GET packages/2', service: 'grooming', pageName: 'package page', field: 'Packages' },
  { call: 'GET addons/2', service: 'grooming', pageName: 'package page', field: EXTRA },
  {
    call: 'GET addons/3/{packageId}',
    service: 'training',
    pageName: 'package page',
    field: EXTRA,
    prepare: (customer) => customer.gives(DETAILS.read('Package'), 'Obedience Course'),
  },
  { call: 'GET user/{userId}/pets', service: 'walking', pageName: 'pet page', field: 'Your pets' },
  { call: 'GET user/{userId}/address', service: 'walking', pageName: 'address page', field: 'Saved addresses' },
  {
    call: 'GET breeds',
    service: 'walking',
    pageName: 'pet page',
    field: 'Breed',
    prepare: async (customer) => {
      await openPetForm(customer);
      await customer.writes(DETAILS.read('Breed'), 'Rajap');
    },
  },
];

test.each(LISTS)(
  '$call: with anything as any field of other items, the good items are offered',
  async ({ call, service, pageName, field, prepare }) => {
    const offered: string[][] = [];
    for (const isHostile of [false, true]) {
      const bad = ([first = {}]: readonly Item[]) =>
        Object.keys(first).flatMap((name) =>
          VALUES.map((value, index) => ({ ...first, id: `${name} ${index}`, [name]: value })),
        );
      const { customer } = await openApp(pageOf(service, pageName), Asha, {
        change: (answer, each) =>
          isHostile && each === call ? withItems(answer, (items) => [...bad(items), ...items]) : answer,
      });
      await prepare?.(customer);
      await customer.waitsUntilIdle();
      // Among other items, another package may have the lowest price.
      offered.push(
        (await customer.optionsOf(DETAILS.read(field))).map((option) => option.replace(' Lowest price a walk', '')),
      );
      await closeApp(customer, logPattern(call, 'item \\d+ of data dropped: '));
    }
    expect(offered[0]!.length).toBeGreaterThan(0);
    expect(offered[1]).toEqual(expect.arrayContaining(offered[0]!));
  },
);

test('a booking sends every chosen text and id back unchanged', async () => {
  // Each text is in one of three lists, or the pages would be too long.
  const itemsOf = (list: number) =>
    VISIBLE_TEXTS.filter((_each, index) => index % 3 === list).map(({ text }, index) => ({
      id: IN_NO_PATH.test(text) ? index : text,
      text,
    }));
  const lists: Partial<Record<Call, number>> = { 'GET packages/2': 0, 'GET addons/2': 1, 'GET user/{userId}/pets': 2 };
  const change = (answer: unknown, call: Call) => {
    const list = lists[call];
    return list === undefined
      ? answer
      : withItems(answer, ([first = {}]) =>
          itemsOf(list).map(({ id, text }) => ({ ...first, id, name: text, package_name: text })),
        );
  };
  const { customer, backend } = await openApp(pageOf('grooming', 'package page'), Asha, { change });
  const takeAll = async (field: string) => {
    const detail = DETAILS.read(field);
    for (const option of await customer.waitFor(() => customer.optionsOf(detail)))
      await customer.toggles(detail, option);
  };
  await takeAll('Packages');
  await takeAll(EXTRA);
  await goOn(customer);
  for (const pageName of ['date page', 'address page']) {
    await fillIn(customer, { service: 'grooming', pageName }, { person: Asha, now: SCENARIO_START });
    await goOn(customer);
  }
  await takeAll('Your pets');
  await goOn(customer);
  await goOn(customer);
  await customer.waitsUntilIdle();
  const ids = (list: number) => itemsOf(list).map(({ id }) => id);
  expect(received(backend, 'POST user/createBooking/grooming')).toMatchObject([
    { package_id: ids(0), addons: itemsOf(1).map(({ text }) => text.trim()), pet_id: ids(2) },
  ]);
  await customer.closesAlert();
  await closeApp(customer, logPattern('POST user/createBooking/grooming'));
});
