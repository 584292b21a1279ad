import { expect, test } from 'vitest';
import { HttpAccounts } from '../../../src/adapters/http/accounts';
import { ASHAS_PHONE, MEERA } from '../../port-contracts/people';
import { startedScriptedServer } from './scripted-server';

const server = startedScriptedServer();
const accounts = () => new HttpAccounts(...server.dependencies);
const validateOtp = () => accounts().validateOtp(ASHAS_PHONE, '1234');
const GOOD = { id: 7, token: 'abc' };

test.each([
  ['', true],
  ['OK', false],
  ['{"success":false}', false],
  ['{"success":true,"error":null}', true],
])('a code counts as sent after the answer %j: %s (decision A10)', async (body, ok) => {
  server.answer({ body });
  expect(await accounts().sendOtp(ASHAS_PHONE)).toHaveProperty('ok', ok);
});

test.each([
  [{ token: 'abc' }, 'userId is missing'],
  [{ userId: 7, token: 'Bearer ' }, 'token is not a token'],
  [{ userId: 2 ** 53, token: 'abc' }, 'userId is not an id'],
])('a sign-up with the answer %j has failed (decision A5)', async (answer, problem) => {
  server.answerJson(answer);
  expect(await accounts().create(MEERA)).toMatchObject({ ok: false, failure: 'failed' });
  expect(server.errors).toEqual([`POST createUser: ${problem}`]);
});

test('an id may be a text, and a token begin with the word Bearer (decision A15)', async () => {
  server.answerJson({ status: true, userId: '7', token: 'Bearer abc', data: { id: '7', token: ' bearer  abc ' } });
  const value = { userId: '7', token: 'abc' };
  expect([await accounts().create(MEERA), await validateOtp()]).toEqual([
    { ok: true, value },
    { ok: true, value },
  ]);
});

test.each<[answer: object, problem: string]>([
  [{ status: true, data: { id: 7 } }, 'id or token is missing'],
  [{ status: false, data: GOOD }, 'refused'],
])('a code with the answer %j is refused (decision A4)', async (answer, problem) => {
  server.answerJson(answer);
  expect(await validateOtp()).toEqual({ ok: false, failure: 'refused' });
  expect(server.errors).toEqual([`POST user/validateOtp: ${problem}`]);
});

test.each([
  ...[400, 499].map((status) => [status, 'refused'] as const),
  ...[302, 408, 429].map((status) => [status, 'failed'] as const),
])('a code answered by the status %i is %s (decision A4)', async (status, failure) => {
  server.answerJson({ status: true, data: GOOD }, status);
  expect(await validateOtp()).toEqual({ ok: false, failure });
  expect(server.errors).toEqual([`POST user/validateOtp: status ${status}`]);
});
