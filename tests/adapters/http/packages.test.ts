import { describe, expect, test } from 'vitest';
import { HttpPackages } from '../../../src/adapters/http/packages';
import { ASHA } from '../../port-contracts/people';
import { startedScriptedServer } from './scripted-server';

const server = startedScriptedServer();
const packages = () => new HttpPackages(server.dependencies);
const failed = { ok: false, failure: 'failed' };
const AMOUNTS: readonly (readonly [unknown, number | undefined])[] = [
  [199, 199],
  [0, 0],
  ['199', 199],
  [' 1499.50 ', 1499.5],
  ['', undefined],
  ['₹199', undefined],
  ['1e3', undefined],
  ['-5', undefined],
  [-5, undefined],
  [null, undefined],
  [true, undefined],
  [[199], undefined],
];

test('the call for packages with a session is marked as JSON, other calls are not', async () => {
  server.answerJson({ status: true, data: [], Trimming: [] });
  await packages().listAs(undefined, 'walking');
  await packages().listAs(ASHA, 'walking');
  await packages().list('training');
  await packages().listWithTrims('grooming');
  await packages().addOns('grooming');
  await packages().addOnsOf('training', 501);
  expect(server.contentTypes).toEqual(['application/json', 'application/json', '', '', '', '']);
  expect(server.paths).toEqual([
    '/api/packages/4',
    '/api/packages/4',
    '/api/packages/3',
    '/api/packages/2',
    '/api/addons/2',
    '/api/addons/3/501',
  ]);
});

describe('the status of an answer', () => {
  const calls = {
    list: () => packages().list('training'),
    listAs: () => packages().listAs(undefined, 'walking'),
    listWithTrims: () => packages().listWithTrims('grooming'),
    addOns: () => packages().addOns('grooming'),
    addOnsOf: () => packages().addOnsOf('training', 501),
  };

  test.each(['list', 'addOnsOf'] as const)('of %s is undocumented and may be missing', async (name) => {
    server.answerJson({ data: [] });
    expect(await calls[name]()).toEqual({ ok: true, value: [] });
    expect(server.errors).toEqual([]);
  });

  test.each(['listAs', 'listWithTrims', 'addOns'] as const)('of %s must not be missing', async (name) => {
    server.answerJson({ data: [], Trimming: [] });
    expect(await calls[name]()).toEqual(failed);
    expect(server.errors).toEqual([expect.stringMatching(/: status is missing$/)]);
  });

  test.each(['list', 'listAs', 'listWithTrims', 'addOns', 'addOnsOf'] as const)('of %s fails the call if it is a no', async (name) => {
    server.answerJson({ status: false, data: [], Trimming: [] });
    expect(await calls[name]()).toEqual(failed);
    expect(server.errors).toEqual([expect.stringMatching(/: status is not a yes$/)]);
  });
});

describe('a package', () => {
  const sent = { id: 'x', package_name: 'Express', price: 199, duration_days: 3, color: '#fff', icon: 'i.png' };

  async function readPackage(item: unknown) {
    server.answerJson({ status: true, data: [item] });
    const answer = await packages().list('training');
    return answer.ok ? answer.value[0] : undefined;
  }

  test.each(AMOUNTS)('with the price and days %j has %j', async (written, read) => {
    const offered = await readPackage({ ...sent, price: written, duration_days: written });
    expect(offered).toMatchObject({ price: read, durationDays: read, color: '#fff', icon: 'i.png' });
    expect(server.errors).toEqual([]);
  });

  test.each([
    [8, 8],
    ['16', 16],
    [0, undefined],
    [1.5, undefined],
    ['many', undefined],
    [null, undefined],
  ])('of %j sessions has %j', async (written, read) => {
    expect((await readPackage({ ...sent, sessions: written }))?.sessions).toBe(read);
    expect(server.errors).toEqual([]);
  });

  test('with a repeated id is dropped and logged, because a choice would be ambiguous', async () => {
    server.answerJson({ status: true, data: [{ ...sent, id: 7 }, { ...sent, id: '7', package_name: 'Twin' }, { ...sent, id: 8 }] });
    const answer = await packages().list('training');
    expect(answer.ok && answer.value.map(({ id, name }) => [id, name])).toEqual([[7, 'Express'], [8, 'Express']]);
    expect(server.errors).toEqual(['GET packages/3: item 2 of data dropped: its id is taken']);
  });

  test('needs an id and a name only', async () => {
    expect(await readPackage({ id: 'x', package_name: 'Express' })).toStrictEqual({
      id: 'x',
      name: 'Express',
      price: undefined,
      durationDays: undefined,
      sessions: undefined,
      color: '',
      icon: undefined,
      includedAddOns: [],
    });
    expect(server.errors).toEqual([]);
  });

  test.each([null, '', 7])('with the colour and icon %j has no colour and no icon', async (written) => {
    expect(await readPackage({ ...sent, color: written, icon: written })).toMatchObject({
      color: '',
      icon: undefined,
    });
  });

  test.each([
    [['Shampoo bath', 'Brushing'], ['Shampoo bath', 'Brushing']],
    [['Shampoo bath', '', null, 7, { name: 'Brushing' }, ['Brushing'], 'Blow-dry'], ['Shampoo bath', 'Blow-dry']],
    [[], []],
    [null, []],
    ['Shampoo bath', []],
    [{ 0: 'Shampoo bath' }, []],
    [7, []],
  ])('with the add-ons %j includes %j, and nothing is logged', async (written, read) => {
    expect(await readPackage({ ...sent, addons: written })).toMatchObject({ id: 'x', includedAddOns: read });
    expect(server.errors).toEqual([]);
  });

  test.each([
    [{ id: undefined }, 'id is missing'],
    [{ id: null }, 'id is not an id'],
    [{ package_name: undefined }, 'package_name is missing'],
    [{ package_name: '' }, 'package_name is not filled'],
  ])('with %j is dropped and logged (decision F4)', async (changes, problem) => {
    expect(await readPackage({ ...sent, ...changes })).toBeUndefined();
    expect(server.errors).toEqual([`GET packages/3: item 1 of data dropped: ${problem}`]);
  });
});

describe('packages with trims', () => {
  const bath = { id: 601, package_name: 'Bath & Brush' };
  const lionCut = { id: 653, package_name: 'Lion Cut', price: 999 };

  async function readTrim(item: unknown) {
    server.answerJson({ status: true, data: [], Trimming: [item] });
    const answer = await packages().listWithTrims('grooming');
    return answer.ok ? answer.value.trims[0] : undefined;
  }

  test.each([
    [{ status: true, data: [], Trimming: { 0: lionCut } }, 'Trimming is not Array'],
    [{ status: true, Trimming: [] }, 'data is missing'],
    [{ status: true, data: null, Trimming: [] }, 'data is not Array'],
  ])('with the answer %j have failed (decision F4)', async (answer, problem) => {
    server.answerJson(answer);
    expect(await packages().listWithTrims('grooming')).toEqual(failed);
    expect(server.errors).toEqual([`GET packages/2: ${problem}`]);
  });

  test('may be empty lists', async () => {
    server.answerJson({ status: 'success', data: [], Trimming: [] });
    expect(await packages().listWithTrims('grooming')).toEqual({ ok: true, value: { packages: [], trims: [] } });
    expect(server.errors).toEqual([]);
  });

  test.each([{}, { Trimming: null }])('may lack the trims, which is logged once: %j (decision P6)', async (rest) => {
    server.answerJson({ status: true, data: [bath], ...rest });
    expect(await packages().listWithTrims('grooming')).toMatchObject({ ok: true, value: { packages: [{ id: 601 }], trims: [] } });
    expect(server.errors).toEqual(['GET packages/2: Trimming is missing']);
  });

  test('lose the bad items of either list, and the log names the list', async () => {
    server.answerJson({ status: true, data: [{ id: 600 }, bath], Trimming: [lionCut, null, { ...lionCut, id: '' }] });
    expect(await packages().listWithTrims('grooming')).toMatchObject({
      ok: true,
      value: { packages: [{ id: 601 }], trims: [{ id: 653, name: 'Lion Cut', price: 999 }] },
    });
    expect(server.errors).toEqual([
      'GET packages/2: item 1 of data dropped: package_name is missing',
      'GET packages/2: item 2 of Trimming dropped: the answer is not Object',
      'GET packages/2: item 3 of Trimming dropped: id is not an id',
    ]);
  });

  test.each(AMOUNTS)('read the price %j of a trim as %j', async (written, read) => {
    expect(await readTrim({ ...lionCut, price: written })).toStrictEqual({ id: 653, name: 'Lion Cut', price: read });
    expect(server.errors).toEqual([]);
  });

  test('keep a trim without a price (decision S10)', async () => {
    expect(await readTrim({ id: 653, package_name: 'Lion Cut' })).toEqual({ id: 653, name: 'Lion Cut', price: undefined });
  });
});

describe('add-ons', () => {
  test('without id or name are dropped and logged (decision F4)', async () => {
    const balm = { id: 'p-1', name: 'Paw Balm' };
    server.answerJson({ status: true, data: [{ id: 671 }, { name: 'De-shedding' }, { ...balm, price: 99 }, 'Paw Balm'] });
    expect(await packages().addOns('grooming')).toEqual({ ok: true, value: [balm] });
    expect(server.errors).toEqual([
      'GET addons/2: item 1 of data dropped: name is missing',
      'GET addons/2: item 2 of data dropped: id is missing',
      'GET addons/2: item 4 of data dropped: the answer is not Object',
    ]);
  });

  test('of a package are its different names, in the order of the server', async () => {
    const names = ['Agility session', 'Behaviour report', 'Agility session'];
    server.answerJson({ data: names.map((name) => ({ name })) });
    expect(await packages().addOnsOf('training', 502)).toEqual({ ok: true, value: ['Agility session', 'Behaviour report'] });
    expect(server.errors).toEqual([]);
  });

  test('of a package lose those without a name, each logged (decision F4)', async () => {
    server.answerJson({ data: [{ name: '' }, 'Agility session', { name: 'Behaviour report' }, { id: 1 }] });
    expect(await packages().addOnsOf('training', 502)).toEqual({ ok: true, value: ['Behaviour report'] });
    expect(server.errors).toEqual([
      'GET addons/3/502: item 1 of data dropped: name is not filled',
      'GET addons/3/502: item 2 of data dropped: the answer is not Object',
      'GET addons/3/502: item 4 of data dropped: name is missing',
    ]);
  });

  test('are fetched with the package id encoded in the path', async () => {
    server.answerJson({ data: [] });
    await packages().addOnsOf('training', 'a/b?c#d e');
    expect(server.paths).toEqual(['/api/addons/3/a%2Fb%3Fc%23d%20e']);
  });
});
