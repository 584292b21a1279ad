import { beforeEach, describe, expect, test } from 'vitest';
import type { MockBackend } from '../../mocks/backend';
import { ASHA, ask, makeBackend } from './support';

let backend: MockBackend;
beforeEach(() => {
  backend = makeBackend();
});

type Row = Record<string, unknown>;

/** The list of a call's answer that is named; `data` where none is. */
async function list(path: string, name = 'data'): Promise<Row[]> {
  return ((await ask(backend, path)).body as Record<string, Row[]>)[name]!;
}

const values = (rows: readonly Row[], ...fields: readonly string[]) => rows.map((row) => fields.map((field) => row[field]));

const PATHS = ['packages/4', 'packages/3', 'addons/3/501', 'packages/2', 'addons/2'];

test.each(PATHS)('visitors and customers are answered the same to %s', async (path) => {
  const visitor = await ask(backend, path);
  expect(visitor).toMatchObject({ status: 200, body: { status: true } });
  expect(visitor).toEqual(await ask(backend, path, { token: ASHA.token }));
});

test.each(['packages/4', 'packages/3', 'packages/2'])('each package of %s has a card of its own', async (path) => {
  const packages = await list(path);
  for (const field of ['icon', 'color']) {
    expect(new Set(packages.map((each) => each[field])).size).toBe(packages.length);
  }
  for (const { icon, color } of packages) {
    expect(icon).toMatch(/^data:image\/svg\+xml,/);
    expect(color).toMatch(/^#[\da-f]{6}$/);
  }
});

test('the walking packages are listed with rate and days', async () => {
  const packages = await list('packages/4');
  expect(values(packages, 'package_name', 'price', 'duration_days')).toEqual([
    ['Express', 199, 3],
    ['Short-term', 179, 8],
    ['Mid-term', 159, 15],
    ['Long-term', 139, 30],
    ['Weekend Stroll', 249, 1],
  ]);
  expect(Object.keys(packages[0]!)).toEqual(['id', 'package_name', 'price', 'duration_days', 'color', 'icon']);
});

describe('training', () => {
  test('the packages are listed with sessions and price', async () => {
    const packages = await list('packages/3');
    expect(values(packages, 'id', 'package_name', 'sessions', 'price')).toEqual([
      [501, 'Puppy Basics', 8, 3499],
      [502, 'Obedience Course', 16, 6499],
      [503, 'Complete Companion', 36, 14999],
      [504, 'Single Lesson', 1, 799],
    ]);
    expect(Object.keys(packages[0]!)).toEqual(['id', 'package_name', 'icon', 'color', 'sessions', 'price', 'addons']);
  });

  test('a package includes no add-ons, as many as a card shows, one more, or many long ones', async () => {
    const [puppy, obedience, companion, lesson] = (await list('packages/3')).map(({ addons }) => addons as string[]);
    expect(puppy).toEqual(['Toilet training', 'Name and recall']);
    expect(obedience).toEqual(['Sit, stay and come', 'Loose-leash walking', 'Greeting guests calmly']);
    expect(companion).toHaveLength(6);
    expect(companion![0]).toMatch(/^Everything of the Obedience Course/);
    for (const name of companion!) expect(name).toMatch(/^.{40,90}$/);
    expect(lesson).toEqual([]);
  });

  test.each([
    [501, ['Puppy playgroup', 'Chewing and biting session']],
    [502, ['Agility session', 'Behaviour report']],
    [503, ['Sunday home visit', 'Video call with a behaviourist']],
    [504, []],
  ])('the extra add-ons of package %i are %j', async (id, names) => {
    const data = names.map((name) => ({ name }));
    expect(await ask(backend, `addons/3/${id}`)).toEqual({ status: 200, body: { status: true, data } });
  });

  test('no extra add-on belongs to two packages', async () => {
    const lists = await Promise.all((await list('packages/3')).map(({ id }) => list(`addons/3/${id as number}`)));
    const names = lists.flat().map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(['999', '601', 'undefined', '501.0'])('the add-ons of %s, which is no training package, are not found', async (id) => {
    expect(await ask(backend, `addons/3/${id}`)).toEqual({
      status: 404,
      body: { status: false, message: 'No training package has this id.' },
    });
  });
});

describe('grooming', () => {
  test('the packages are listed with what each includes', async () => {
    const packages = await list('packages/2');
    expect(values(packages, 'id', 'package_name', 'price', 'addons')).toEqual([
      [601, 'Bath & Brush', 899, ['Shampoo bath', 'Blow-dry', 'Brushing']],
      [602, 'Full Groom', 1499, ['Shampoo bath', 'Blow-dry', 'Nail clipping', 'Ear cleaning', 'Paw massage']],
      [603, 'Tick & Flea Care', 1199, ['Medicated bath', 'Coat check']],
      [604, "Puppy's First Groom", 699, []],
    ]);
    expect(Object.keys(packages[0]!)).toEqual(['id', 'package_name', 'price', 'icon', 'color', 'addons']);
  });

  test("the trims are in the packages' answer, the first with a package's id and not the cheapest", async () => {
    expect(await list('packages/2', 'Trimming')).toEqual([
      { id: 602, package_name: 'Teddy Bear Cut', price: 799 },
      { id: 652, package_name: 'Summer Trim', price: 499 },
      { id: 653, package_name: 'Lion Cut', price: 999 },
    ]);
  });

  test('the add-ons are listed with their ids', async () => {
    expect(await list('addons/2')).toEqual([
      { id: 671, name: 'Nail Clipping' },
      { id: 672, name: 'Teeth Brushing' },
      { id: 673, name: 'De-shedding' },
      { id: 674, name: 'Paw Balm' },
    ]);
  });
});
