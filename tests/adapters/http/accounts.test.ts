import { expect, test } from 'vitest';
import { HttpAccounts } from '../../../src/adapters/http/accounts';
import { ASHAS_PHONE, MEERA } from '../../port-contracts/people';
import { startedScriptedServer } from './scripted-server';

const server = startedScriptedServer();
const accounts = () => new HttpAccounts(server.dependencies);
const failed = { ok: false, failure: 'failed' };
const refused = { ok: false, failure: 'refused' };

test.each([
  ['success', true],
  [1, true],
  ['no', false],
  [null, false],
])('the status %j of a look-up means %j', async (status, value) => {
  server.answerJson({ status });
  expect(await accounts().exists(ASHAS_PHONE)).toEqual({ ok: true, value });
});

test.each([
  [{ token: 'abc' }, 'userId is missing'],
  [{ userId: 7 }, 'token is missing'],
  [{ userId: 7, token: '' }, 'token is not filled'],
  [{ userId: 7, token: 'of two\nlines' }, 'token is not a token'],
  [{ userId: '', token: 'abc' }, 'userId is not an id'],
  [{ userId: null, token: 'abc' }, 'userId is not an id'],
])('a sign-up with the answer %j has failed (decision A5)', async (answer, problem) => {
  server.answerJson(answer);
  expect(await accounts().create(MEERA)).toEqual(failed);
  expect(server.errors).toEqual([`POST createUser: ${problem}`]);
});

test('ids are numbers or texts, and stay so', async () => {
  server.answerJson({ userId: '7', token: 'abc' });
  expect(await accounts().create(MEERA)).toEqual({ ok: true, value: { userId: '7', token: 'abc' } });
  server.answerJson({ status: 'OK', data: { id: '7', token: 'abc' } });
  expect(await accounts().validateOtp(ASHAS_PHONE, '1234')).toEqual({ ok: true, value: { userId: '7', token: 'abc' } });
});

test.each([
  [{ status: true }],
  [{ status: true, data: null }],
  [{ status: true, data: {} }],
  [{ status: true, data: { id: 7 } }],
  [{ status: true, data: { token: 'abc' } }],
  [{ status: true, data: { id: 7, token: '' } }],
  [{ status: true, data: [] }],
])('a code with the answer %j is refused (decision A4)', async (answer) => {
  server.answerJson(answer);
  expect(await accounts().validateOtp(ASHAS_PHONE, '1234')).toEqual(refused);
  expect(server.errors).toEqual(['POST user/validateOtp: id or token is missing']);
});

test.each([
  [[400, 401, 403, 404, 410, 422, 451, 499], 'refused'],
  [[302, 408, 425, 429, 500, 502, 503, 504], 'failed'],
] as const)('a code answered by a status of %j is %s (decision A4)', async (statuses, expected) => {
  for (const status of statuses) {
    server.answerJson({ status: true, data: { id: 7, token: 'abc' } }, status);
    expect(await accounts().validateOtp(ASHAS_PHONE, '1234'), String(status)).toEqual({ ok: false, failure: expected });
  }
  expect(server.errors).toEqual(statuses.map((status) => `POST user/validateOtp: status ${status}`));
});

test.each([{ status: false }, {}])('a code without a yes is refused, even with id and token: %j', async (answer) => {
  server.answerJson({ ...answer, data: { id: 7, token: 'abc' } });
  expect(await accounts().validateOtp(ASHAS_PHONE, '1234')).toEqual(refused);
  expect(server.errors).toEqual(['POST user/validateOtp: refused']);
});
