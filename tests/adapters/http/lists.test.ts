import { describe, expect, test } from 'vitest';
import { HttpAddresses } from '../../../src/adapters/http/addresses';
import { HttpPets } from '../../../src/adapters/http/pets';
import { ASHA, NEW_PET } from '../../port-contracts/people';
import { startedScriptedServer } from './scripted-server';

const server = startedScriptedServer();
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
  ])('with the answer %j has failed', async (answer, problem) => {
    server.answerJson(answer);
    expect(await pets().list(ASHA)).toEqual(failed);
    expect(server.errors).toEqual([`GET user/101/pets: ${problem}`]);
  });

  test('may be empty', async () => {
    server.answerJson({ status: 'ok', data: [] });
    expect(await pets().list(ASHA)).toEqual({ ok: true, value: [] });
    expect(server.errors).toEqual([]);
  });

  test.each([{}, { type: null }, { type: ' ' }])('gives addresses the default type Other: %j (decision P6)', async (type) => {
    server.answerJson({ status: true, data: [{ id: 201, address: 'Rose Street', ...type }] });
    expect(await addresses().list(ASHA)).toEqual({ ok: true, value: [{ id: 201, type: 'Other', address: 'Rose Street' }] });
  });

  test('leaves out bad items and logs each (decision F4)', async () => {
    const good = { id: 201, type: 'Home', address: 'Rose Street' };
    server.answerJson({ status: true, data: [null, { id: 202, type: 'Work' }, good, { ...good, id: {} }] });
    expect(await addresses().list(ASHA)).toEqual({ ok: true, value: [good] });
    expect(server.errors).toEqual([
      'GET user/101/address: item 1 of data dropped: the answer is not Object',
      'GET user/101/address: item 2 of data dropped: address is missing',
      'GET user/101/address: item 4 of data dropped: id is not an id',
    ]);
  });

  test('leaves out an item with a number too large for an id', async () => {
    server.answer({ body: '{"status":true,"data":[{"id":1e999,"type":"Home","address":"Rose Street"}]}' });
    expect(await addresses().list(ASHA)).toEqual({ ok: true, value: [] });
    expect(server.errors).toEqual(['GET user/101/address: item 1 of data dropped: id is not an id']);
  });

  test('encodes the id in the path', async () => {
    server.answerJson({ status: true, data: [] });
    const credentials = { ...ASHA, userId: 'a/b?c#d e' };
    await addresses().list(credentials);
    await pets().list(credentials);
    expect(server.paths).toEqual(['/api/user/a%2Fb%3Fc%23d%20e/address', '/api/user/a%2Fb%3Fc%23d%20e/pets']);
  });
});

describe('a pet', () => {
  test('without breed and image has empty ones', async () => {
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
  ])('gets its selection from the answer %j', async (answer, value) => {
    server.answerJson(answer);
    expect(await pets().add(ASHA, NEW_PET)).toEqual({ ok: true, value });
  });

  test.each([
    [{ status: 'ok', data: [{ id: 303 }] }, 'data.0 is not an id'],
    [{ status: 'ok', data: [] }, 'data is not filled'],
    [{ status: 'ok', data: 303 }, 'data is not Array'],
    [{ status: 'ok' }, 'data is missing'],
    [{ status: 'error', data: [303] }, 'status is not a yes'],
  ])('is not added if the answer is %j', async (answer, problem) => {
    server.answerJson(answer);
    expect(await pets().add(ASHA, NEW_PET)).toEqual(failed);
    expect(server.errors).toEqual([`POST user/addPet: ${problem}`]);
  });
});
