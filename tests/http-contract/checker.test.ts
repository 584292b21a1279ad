import { describe, expect, test } from 'vitest';
import { ContractChecker } from '../../contract/checker';
import { ContractDocument } from '../../contract/document';
import { requestDeviation } from './requests';

const contract = new ContractDocument();
const checker = new ContractChecker(contract);

describe('a planted deviation is found', () => {
  const contentType = 'application/json';
  const sent = { 'content-type': contentType };
  const withToken = { ...sent, authorization: 'Bearer token' };
  const request = { method: 'POST', path: 'checkUser', headers: sent, body: '{"phone":"9876543210"}' };
  const breeds = { method: 'GET', path: 'breeds', headers: withToken, body: '' };

  test.each([
    [{ path: 'checkuser' }, 'the call POST checkuser is not documented'],
    [{ body: '{"phone":9876543210}' }, 'phone must be string'],
    [{ body: '{"phone":"9876543210","otp":"1234"}' }, 'otp is not documented'],
    [{ headers: { 'content-type': 'text/plain' } }, 'the content type is not application/json'],
    [{ headers: { ...sent, 'idempotency-key': 'a-key' } }, 'an idempotency key is sent, and none is documented'],
    [{ headers: withToken }, 'a token is sent, and none is documented'],
    [{ ...breeds, headers: sent }, 'the token is missing'],
    [{ ...breeds, body: '{}' }, 'a body is not documented'],
  ])('in a request by %j', (change, deviation) => {
    expect(requestDeviation(checker, request)).toBeUndefined();
    expect(requestDeviation(checker, { ...request, ...change })).toBe(deviation);
  });

  const pets = (data: unknown) => JSON.stringify({ status: true, data });
  const body = pets([{ id: 301, name: 'Bruno', colour: 'brown' }]);
  const answer = { status: 200, contentType: 'application/json; charset=utf-8', body };

  test.each([
    [{ body: pets([{ id: true, name: 'Bruno' }]) }, 'data.0.id is not an id'],
    [{ body: pets([{ id: 1, name: ' ' }]) }, 'data.0.name is not a filled text'],
    [{ body: pets([1, '1'].map((id) => ({ id, name: 'Bruno' }))) }, 'data has an id twice'],
    [{ body: pets([{ id: 1 }]) }, 'data.0.name is missing'],
    [{ body: '{"status":"done","data":[]}' }, undefined],
    [{ contentType: undefined }, 'the content type is not application/json'],
  ])('in an answer by %j', (change, deviation) => {
    const operation = contract.operation('listPets');
    expect(checker.judge(operation, answer)).toMatchObject({ deviation: undefined, isAccepted: true });
    const judged = checker.judge(operation, { ...answer, ...change });
    expect(judged).toMatchObject({ deviation, isAccepted: false });
  });
});

test('a refusal may come as a problem where the contract says so, and only there', () => {
  const problem = {
    status: 200,
    contentType: 'application/problem+json; charset=utf-8',
    body: '{"status":409,"title":"Fully booked"}',
  };
  const judge = (id: string, change = {}) => checker.judge(contract.operation(id), { ...problem, ...change });
  expect(judge('createWalkingBooking')).toMatchObject({ deviation: undefined, isAccepted: false });
  expect(judge('createWalkingBooking', { body: '{"title":"Fully booked"}' }).deviation).toBe('status is missing');
  expect(judge('createWalkingBooking', { body: '{"status":409,"detail":7}' }).deviation).toBe(
    'detail must be string,null',
  );
  expect(judge('checkUser').deviation).toBe('the content type is not application/json');
  expect(judge('checkUser', { status: 422 })).toMatchObject({ deviation: undefined, isAccepted: false });
});

test.each([
  ...[true, 1, 'true', 'OK', 'Success'].map((status) => [status, true]),
  ...[false, 0, null, 'error', ''].map((status) => [status, false]),
])('the status %j is a yes: %j, as the app reads it', (status, isAccepted) => {
  const answer = { status: 200, contentType: 'application/json', body: JSON.stringify({ status }) };
  expect(checker.judge(contract.operation('checkUser'), answer)).toMatchObject({ deviation: undefined, isAccepted });
});
