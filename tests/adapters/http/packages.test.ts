import { beforeEach, describe, expect, test } from 'vitest';
import { HttpPackages } from '../../../src/adapters/http/packages';
import { startedScriptedServer } from './scripted-server';
import { NEVER_ABORTED } from '../../port-contracts/never-aborted';

const server = startedScriptedServer();
const packages = () => new HttpPackages(...server.dependencies);

async function read(item: unknown) {
  server.answerJson({ status: true, data: [item], Trimming: [item] });
  const answer = await packages().grooming(NEVER_ABORTED);
  return answer.ok ? { ...answer.value.packages[0], trim: answer.value.trims[0] } : undefined;
}

test('the call for packages with a session is marked as JSON, other calls are not', async () => {
  server.answerJson({ status: true, data: [] });
  await packages().walking(NEVER_ABORTED);
  await packages().training(NEVER_ABORTED);
  expect(server.requests.map(({ contentType }) => contentType)).toEqual(['application/json', undefined]);
});

describe('a package', () => {
  const sent = { id: 'x', package_name: 'Express', price: 199, duration_days: 3, color: '#fff', icon: 'i.png' };

  test('needs an id and a name only', async () => {
    expect(await read({ id: 'x', package_name: 'Express' })).toStrictEqual({
      id: 'x',
      name: 'Express',
      price: undefined,
      durationDays: undefined,
      sessions: undefined,
      color: '',
      icon: undefined,
      includedAddOns: [],
      trim: { id: 'x', name: 'Express', price: undefined },
    });
    expect(server.errors).toEqual([]);
  });

  test.each([
    [199, 199],
    ['199', 199],
    ['1e3', undefined],
    [-5, undefined],
    [[199], undefined],
  ])('with the price and days %j has %j (decision S10)', async (written, amount) => {
    expect(await read({ ...sent, price: written, duration_days: written })).toMatchObject({
      price: amount,
      durationDays: amount,
      trim: { price: amount },
    });
    expect(server.errors).toEqual([]);
  });

  test.each([
    ['1,23,45,678', 12_345_678],
    ['₹ 1,499/-', 1499],
    ['\u00a0₹\u00a0999\u00a0', 999],
    ['₹\u200e1,499 only', 1499],
    ['rs. 999', 999],
    ['INR 1499.50', 1499.5],
    ['1.499,00', undefined],
    ['1.499', undefined],
    ['0,499', undefined],
    ['1,4999', undefined],
    ['1,49,900,000', undefined],
    ['$999', undefined],
    ['from 999', undefined],
    ['9'.repeat(400), undefined],
  ])('with the price %j costs %j (decision S8)', async (written, price) => {
    expect(await read({ ...sent, price: written })).toMatchObject({ price, trim: { price } });
    expect(server.errors).toEqual([]);
  });

  test.each([
    ['1,499', undefined],
    [8, 8],
    [0, undefined],
  ])('of %j sessions has %j', async (written, sessions) => {
    expect((await read({ ...sent, sessions: written }))?.sessions).toBe(sessions);
    expect(server.errors).toEqual([]);
  });

  test('with no texts as colour and icon has none', async () => {
    expect(await read({ ...sent, color: 7, icon: 7 })).toMatchObject({ color: '', icon: undefined });
  });

  test.each([
    [{ 1: 'Shampoo bath', 3: 'Blow-dry' }, ['Shampoo bath', 'Blow-dry']],
    [
      ['Shampoo bath', '', null, 7, { name: 'Brushing' }, ['Brushing'], 'Blow-dry'],
      ['Shampoo bath', 'Blow-dry'],
    ],
  ])('with the add-ons %j includes %j, and nothing is logged', async (written, includedAddOns) => {
    expect(await read({ ...sent, addons: written })).toMatchObject({ id: 'x', includedAddOns });
    expect(server.errors).toEqual([]);
  });

  test.each([
    [{ id: 2 ** 53 }, 'id is not an id'],
    [{ package_name: '' }, 'package_name is not filled'],
  ])('with %j is dropped and logged, and so is a trim (decision F4)', async (changes, problem) => {
    expect(await read({ ...sent, ...changes })).toEqual({ trim: undefined });
    expect(server.errors).toEqual(
      ['data', 'Trimming'].map((list) => `GET packages/2: item 1 of ${list} dropped: ${problem}`),
    );
  });

  test('with a repeated id is dropped and logged, because a choice would be ambiguous', async () => {
    server.answerJson({
      status: true,
      data: [
        { ...sent, id: 7 },
        { ...sent, id: '7', package_name: 'Twin' },
        { ...sent, id: 8 },
      ],
    });
    const answer = await packages().training(NEVER_ABORTED);
    expect(answer.ok && answer.value.packages.map(({ id, name }) => [id, name])).toEqual([
      [7, 'Express'],
      [8, 'Express'],
    ]);
    expect(server.errors).toEqual(['GET packages/3: item 2 of data dropped: its id is taken']);
  });
});

describe('trims', () => {
  const bath = { id: 601, package_name: 'Bath & Brush' };

  test('that are no list have failed, and the packages with them (decision F4)', async () => {
    server.answerJson({ status: true, data: [bath], Trimming: 'none' });
    expect(await packages().grooming(NEVER_ABORTED)).toEqual({ ok: false, failure: 'failed' });
    expect(server.errors).toEqual(['GET packages/2: Trimming is not Array']);
  });

  test('may be missing, which is logged once (decision P6)', async () => {
    server.answerJson({ status: true, data: [bath], Trimming: null });
    expect(await packages().grooming(NEVER_ABORTED)).toMatchObject({
      ok: true,
      value: { packages: [{ id: 601 }], trims: [] },
    });
    expect(server.errors).toEqual(['GET packages/2: Trimming is missing']);
  });
});

describe('add-ons', () => {
  beforeEach(() =>
    server.answerJson({
      status: true,
      data: [
        { id: 1, name: 'Paw Balm', price: 99 },
        { id: 3, name: '' },
        { id: 4, name: 'Paw Balm' },
        { name: 'Bath' },
      ],
    }),
  );

  test('without id or name are dropped and logged (decision F4)', async () => {
    const value = [1, 4].map((id) => ({ id, name: 'Paw Balm' }));
    expect(await packages().groomingAddOns(NEVER_ABORTED)).toEqual({ ok: true, value });
    expect(server.errors).toEqual([
      'GET addons/2: item 2 of data dropped: name is not filled',
      'GET addons/2: item 4 of data dropped: id is missing',
    ]);
  });

  test('of a package are its different names, in the order of the server', async () => {
    expect(await packages().trainingAddOns(502, NEVER_ABORTED)).toEqual({ ok: true, value: ['Paw Balm', 'Bath'] });
    expect(server.errors).toEqual(['GET addons/3/502: item 2 of data dropped: name is not filled']);
  });
});
