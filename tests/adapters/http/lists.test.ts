import { describe, expect, test } from 'vitest';
import { HttpAddresses } from '../../../src/adapters/http/addresses';
import { HttpPackages } from '../../../src/adapters/http/packages';
import { HttpPets } from '../../../src/adapters/http/pets';
import { ASHA, NEW_PET } from '../../contracts/people';
import { startedScriptedServer } from './scripted-server';

const server = startedScriptedServer();
const packages = () => new HttpPackages(server.dependencies);
const pets = () => new HttpPets(server.dependencies);
const addresses = () => new HttpAddresses(server.dependencies);
const failed = { ok: false, failure: 'failed' };

describe('a list', () => {
  test.each([
    [{ status: true, data: { 0: {} } }, 'data is not Array'],
    [{ status: true, data: null }, 'data is not Array'],
    [{ status: true }, 'data is missing'],
    [{ data: [] }, 'status is missing'],
    [{ status: false, data: [] }, 'status is not a yes'],
  ])('answered by %j has failed', async (answer, problem) => {
    server.answerJson(answer);
    expect(await pets().list(ASHA)).toEqual(failed);
    expect(server.errors).toEqual([`GET user/101/pets: ${problem}`]);
  });

  test('of packages is asked for as JSON (spec section 7), others are not marked', async () => {
    server.answerJson({ status: true, data: [] });
    await packages().walking(undefined);
    await pets().list(ASHA);
    expect(server.contentTypes).toEqual(['application/json', '']);
  });

  test('may be empty', async () => {
    server.answerJson({ status: 'ok', data: [] });
    expect(await pets().list(ASHA)).toEqual({ ok: true, value: [] });
    expect(server.errors).toEqual([]);
  });

  test('is answered without its bad items, each logged (decision F4)', async () => {
    const good = { id: 201, type: 'Home', address: 'Rose Street' };
    server.answerJson({ status: true, data: [null, { id: 202, type: 'Work' }, good, { ...good, id: {} }] });
    expect(await addresses().list(ASHA)).toEqual({ ok: true, value: [good] });
    expect(server.errors).toEqual([
      'GET user/101/address: item 1 dropped: the answer is not Object',
      'GET user/101/address: item 2 dropped: address is missing',
      'GET user/101/address: item 4 dropped: id is not (string | number)',
    ]);
  });

  test('is asked for with an id that stays one part of the path', async () => {
    server.answerJson({ status: true, data: [] });
    const credentials = { ...ASHA, userId: 'a/b?c#d e' };
    await addresses().list(credentials);
    await pets().list(credentials);
    expect(server.paths).toEqual(['/api/user/a%2Fb%3Fc%23d%20e/address', '/api/user/a%2Fb%3Fc%23d%20e/pets']);
  });
});

describe('a walking package', () => {
  const sent = { id: 'x', package_name: 'Express', price: 199, duration_days: 3, color: '#fff', icon: 'i.png' };

  async function readPackage(item: object) {
    server.answerJson({ status: true, data: [item] });
    const answer = await packages().walking(undefined);
    return answer.ok ? answer.value[0] : undefined;
  }

  test.each([
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
  ])('with the price and days %j has %j', async (written, read) => {
    const walkingPackage = await readPackage({ ...sent, price: written, duration_days: written });
    expect(walkingPackage).toMatchObject({ price: read, durationDays: read });
    expect(server.errors).toEqual([]);
  });

  test('needs an id and a name only', async () => {
    expect(await readPackage({ id: 'x', package_name: 'Express' })).toEqual({
      id: 'x',
      name: 'Express',
      price: undefined,
      durationDays: undefined,
      color: 'white',
      icon: undefined,
    });
    expect(server.errors).toEqual([]);
  });

  test.each([null, '', 7])('with the colour and icon %j is white and has no icon', async (written) => {
    const walkingPackage = await readPackage({ ...sent, color: written, icon: written });
    expect(walkingPackage).toMatchObject({ color: 'white', icon: undefined });
  });

  test.each([
    [{ id: undefined }, 'id is missing'],
    [{ package_name: undefined }, 'package_name is missing'],
    [{ package_name: '' }, 'package_name is not filled'],
  ])('with %j is dropped', async (changes, problem) => {
    expect(await readPackage({ ...sent, ...changes })).toBeUndefined();
    expect(server.errors).toEqual([`GET packages/4: item 1 dropped: ${problem}`]);
  });
});

describe('a pet', () => {
  test('without breed and image has them empty', async () => {
    const withNulls = { id: 2, name: 'Coco', breed: null, image: null };
    server.answerJson({ status: true, data: [{ id: 1, name: 'Bruno' }, withNulls] });
    expect(await pets().list(ASHA)).toEqual({
      ok: true,
      value: [
        { id: 1, name: 'Bruno', breed: '', image: '' },
        { id: 2, name: 'Coco', breed: '', image: '' },
      ],
    });
    expect(server.errors).toEqual([]);
  });

  test.each([
    [{ status: 'ok', data: [303, '304'] }, [303, '304']],
    [{ status: true, data: [303] }, [303]],
  ])('that was added is answered by %j', async (answer, value) => {
    server.answerJson(answer);
    expect(await pets().add(ASHA, NEW_PET)).toEqual({ ok: true, value });
  });

  test.each([
    [{ status: 'ok', data: [{ id: 303 }] }, 'data.0 is not (string | number)'],
    [{ status: 'ok', data: [] }, 'data is not filled'],
    [{ status: 'ok', data: 303 }, 'data is not Array'],
    [{ status: 'ok' }, 'data is missing'],
    [{ status: 'error', data: [303] }, 'status is not a yes'],
  ])('is not added when the answer is %j', async (answer, problem) => {
    server.answerJson(answer);
    expect(await pets().add(ASHA, NEW_PET)).toEqual(failed);
    expect(server.errors).toEqual([`POST user/addPet: ${problem}`]);
  });
});
