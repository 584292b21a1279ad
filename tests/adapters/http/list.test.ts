import { describe, expect, test } from 'vitest';
import { HttpAddresses } from '../../../src/adapters/http/addresses';
import { HttpPackages } from '../../../src/adapters/http/packages';
import { HttpPets } from '../../../src/adapters/http/pets';
import type { Answer } from '../../../src/ports/answer';
import { ASHA, KEY, NEW_PET } from '../../port-contracts/people';
import { startedScriptedServer } from './scripted-server';
import { NEVER_ABORTED } from '../../port-contracts/never-aborted';

const server = startedScriptedServer();
const pets = () => new HttpPets(...server.dependencies);
const addresses = () => new HttpAddresses(...server.dependencies);
const packages = () => new HttpPackages(...server.dependencies);
const failed = { ok: false, failure: 'failed' };
const refused = { ok: false, failure: 'refused' };

interface ListCase {
  readonly path: string;
  readonly ask: () => Promise<Answer<unknown>>;
  readonly isStatusOptional?: boolean;
  /** For the lists of a customer, who may have nothing yet (decision P9). */
  readonly isEmptyByNo?: boolean;
}

const LISTS: readonly ListCase[] = [
  { path: 'packages/4', ask: () => packages().walking(NEVER_ABORTED) },
  { path: 'packages/3', ask: () => packages().training(NEVER_ABORTED), isStatusOptional: true },
  { path: 'packages/2', ask: () => packages().grooming(NEVER_ABORTED) },
  { path: 'addons/3/501', ask: () => packages().trainingAddOns(501, NEVER_ABORTED), isStatusOptional: true },
  { path: 'addons/2', ask: () => packages().groomingAddOns(NEVER_ABORTED) },
  { path: 'breeds', ask: () => pets().breeds(ASHA, NEVER_ABORTED) },
  { path: 'user/101/pets', ask: () => pets().list(ASHA, NEVER_ABORTED), isEmptyByNo: true },
  { path: 'user/101/address', ask: () => addresses().list(ASHA, NEVER_ABORTED), isEmptyByNo: true },
];

describe.each(LISTS)('the list $path', ({ path, ask, isStatusOptional, isEmptyByNo }) => {
  test.each<[answer: object, problem: string]>([
    [{ status: true }, 'data is missing'],
    [{ status: false, data: [{ id: 1 }] }, 'status is not a yes'],
    ...(isEmptyByNo ? [] : [[{ status: false, data: [] }, 'status is not a yes'] satisfies [object, string]]),
    ...(isStatusOptional || isEmptyByNo ? [] : [[{ data: [] }, 'status is missing'] satisfies [object, string]]),
  ])('has failed with the answer %j', async (answer, problem) => {
    server.answerJson({ Trimming: [], ...answer });
    expect(await ask()).toEqual('status' in answer && !answer.status ? refused : failed);
    expect(server.errors).toEqual([`GET ${path}: ${problem}`]);
  });

  test.each([401, ...(isEmptyByNo ? [] : [404])])('has failed with the status %i', async (status) => {
    server.answerJson({ status: false, data: [] }, status);
    expect((await ask()).ok).toBe(false);
  });

  test('may be empty, and leaves out bad items and logs each (decision F4)', async () => {
    const status = isStatusOptional ? {} : { status: 'ok' };
    server.answerJson({ ...status, data: [], Trimming: [] });
    expect([(await ask()).ok, server.errors]).toEqual([true, []]);
    server.answerJson({ ...status, data: [null, {}], Trimming: [] });
    expect((await ask()).ok).toBe(true);
    expect(server.errors).toEqual([
      `GET ${path}: item 1 of data dropped: the answer is not Object`,
      expect.stringMatching(/: item 2 of data dropped: (id|name) is missing$/),
    ]);
  });

  test.each([null, {}])('is empty if it comes as %j, which is logged (decision F4)', async (data) => {
    server.answerJson({ status: true, data, Trimming: [] });
    const answer = await ask();
    expect(answer.ok && [answer.value].flat()).toEqual(
      path.startsWith('packages') ? [{ packages: [], trims: [] }] : [],
    );
    expect(server.errors).toEqual([`GET ${path}: data is ${data ? 'an object' : 'null'} in place of a list`]);
  });

  test('is the values of an object, in the order of its numbers, which is logged (decision F4)', async () => {
    const item = (id: number) => ({
      id,
      name: `Name ${id}`,
      package_name: `Name ${id}`,
      value: `Name ${id}`,
      address: `Name ${id}`,
    });
    const data = { 11: item(11), 2: item(2), 3: {} };
    const namesOf = (answer: Answer<unknown>) => JSON.stringify(answer).match(/Name \d+/g);
    server.answerJson({ status: true, data, Trimming: [] });
    expect(namesOf(await ask())).toEqual(['Name 2', 'Name 11']);
    expect(server.errors).toEqual([
      `GET ${path}: data is an object in place of a list`,
      expect.stringMatching(/: item 2 of data dropped: (id|name) is missing$/),
    ]);
    server.answerJson({ status: true, data: { bruno: item(1) }, Trimming: [] });
    expect(namesOf(await ask())).toEqual(['Name 1']);
    // An object without any item may be an error.
    server.answerJson({ status: true, data: { error: { code: 5 } }, Trimming: [] });
    expect(await ask()).toEqual(failed);
  });
});

describe.each(LISTS.filter(({ isEmptyByNo }) => isEmptyByNo))('the list $path of a customer', ({ ask }) => {
  test.each([
    [200, { status: false, data: [] }],
    [201, { status: 'No pets found', data: null }],
    [200, { data: [] }],
    [404, ''],
  ])('is empty if the answer is %i with %j (decision P9)', async (status, answer) => {
    server.answerJson(answer, status);
    expect([await ask(), server.errors]).toEqual([{ ok: true, value: [] }, []]);
  });
});

describe('an address', () => {
  test.each([
    [{}, 'Other', false],
    [{ type: ' ', selected: 'no' }, 'Other', false],
    [{ type: 'Home', selected: 'true' }, 'Home', true],
  ])(
    'that comes with %j has the type %s, and is selected: %j (decisions P6 and D14)',
    async (more, type, isSelected) => {
      const address = { id: 201, address: 'Rose Street' };
      server.answerJson({ status: true, data: [{ ...address, ...more }] });
      expect(await addresses().list(ASHA, NEVER_ABORTED)).toEqual({
        ok: true,
        value: [{ ...address, type, isSelected }],
      });
    },
  );

  test.each([
    ['{"id":202,"type":"Work"}', 'address is missing'],
    // JSON.parse rounds it to 9007199254740992, which may be another customer's address.
    ['{"id":9007199254740993,"type":"Home","address":"Rose Street"}', 'id is not an id'],
  ])('%s is left out', async (item, problem) => {
    server.answer({ body: `{"status":true,"data":[${item},{"id":7,"type":"Home","address":"Rose Street"}]}` });
    expect(await addresses().list(ASHA, NEVER_ABORTED)).toMatchObject({
      ok: true,
      value: [{ id: 7, type: 'Home', address: 'Rose Street' }],
    });
    expect(server.errors).toEqual([`GET user/101/address: item 1 of data dropped: ${problem}`]);
  });
});

test('an id is encoded in the path', async () => {
  server.answerJson({ status: true, data: [] });
  const userId = 'a/b?c#d e';
  await addresses().list({ ...ASHA, userId }, NEVER_ABORTED);
  await pets().list({ ...ASHA, userId }, NEVER_ABORTED);
  await packages().trainingAddOns(userId, NEVER_ABORTED);
  const encoded = 'a%2Fb%3Fc%23d%20e';
  expect(server.requests.map(({ path }) => path)).toEqual([
    `/api/user/${encoded}/address`,
    `/api/user/${encoded}/pets`,
    `/api/addons/3/${encoded}`,
  ]);
});

test('pictures without a scheme belong to the server of the pictures, else of the calls (decision D7)', async () => {
  server.answerJson({
    status: true,
    data: [{ id: 1, name: 'Bruno', package_name: 'Express', image: '/a.png', icon: 'b.png' }],
  });
  const read = async (options: object) => {
    const client = server.clientWith(options);
    const answers = [
      await new HttpPets(client).list(ASHA, NEVER_ABORTED),
      await new HttpPackages(client).walking(NEVER_ABORTED),
      await new HttpPackages(client).training(NEVER_ABORTED),
      await new HttpPackages(client).grooming(NEVER_ABORTED),
    ];
    return answers.map((answer) => JSON.stringify(answer).replaceAll(/127.0.0.1:\d+/g, 'calls'));
  };
  const [image, icon] = ['"image":"http://calls/a.png"', '"icon":"http://calls/api/b.png"'].map(
    (each) => expect.stringContaining(each) as string,
  );
  expect(await read({})).toEqual([image, icon, icon, icon]);
  expect((await read({ picturesUrl: 'https://pictures.test/' })).join()).toContain(
    '"image":"https://pictures.test/a.png"',
  );
});

describe('a pet', () => {
  test.each([{}, { breed: null, image: null }, { breed: 7, image: ['a.png'] }])(
    'with %j has neither breed nor image (decision P9)',
    async (more) => {
      server.answerJson({ status: true, data: [{ id: 1, name: 'Bruno', ...more }] });
      const value = [{ id: 1, name: 'Bruno', breed: '', image: '' }];
      expect([await pets().list(ASHA, NEVER_ABORTED), server.errors]).toEqual([{ ok: true, value }, []]);
    },
  );

  test.each([
    [[303, 2 ** 53, '304'], ['POST user/addPet: item 2 of data dropped: it is not an id']],
    [{ 0: 303, 1: '304' }, ['POST user/addPet: data is an object in place of a list']],
  ])('gets its selection from the ids in the answer %j', async (data, logged) => {
    server.answerJson({ status: 'ok', data });
    expect(await pets().add(ASHA, NEW_PET, KEY)).toEqual({ ok: true, value: [303, '304'] });
    expect(server.errors).toEqual(logged);
  });

  test.each([
    [{ status: 'ok', data: [] }, 'data is not filled'],
    [{ status: 'ok', data: { id: 303, name: 'Bruno' } }, 'data is not Array'],
  ])('is not added if the answer is %j', async (answer, problem) => {
    server.answerJson(answer);
    expect(await pets().add(ASHA, NEW_PET, KEY)).toMatchObject(failed);
    expect(server.errors).toEqual([`POST user/addPet: ${problem}`]);
  });
});
