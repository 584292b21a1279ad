import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MockBackend } from '../../mocks/backend';
import type { Call } from '../../mocks/calls';
import { ASHA, ask, makeBackend, requestTo } from './support';

let backend: MockBackend;
beforeEach(() => {
  backend = makeBackend();
});
afterEach(() => {
  vi.useRealTimers();
});

test('an unreachable call answers an error response', async () => {
  backend.fail('GET packages/4', 'unreachable');
  expect((await backend.respond(requestTo('packages/4'))).type).toBe('error');
});

test.each([
  ['server error', 500, /"status":false/],
  ['unauthorized', 401, /"status":false/],
  ['html', 200, /^<!doctype html>/],
  ['wrong shape', 200, /^\{"unexpected":true\}$/],
  ['empty', 200, /^$/],
] as const)("the fault '%s' answers status %i", async (fault, status, body) => {
  backend.fail('GET packages/4', fault);
  const response = await backend.respond(requestTo('packages/4'));
  expect(response.status).toBe(status);
  expect(await response.text()).toMatch(body);
});

test('a refusal carries its message, or none', async () => {
  backend.fail('GET packages/4', { refused: 'Not today.' });
  expect(await ask(backend, 'packages/4')).toEqual({ status: 200, body: { status: false, message: 'Not today.' } });
  backend.fail('GET packages/4', { refused: undefined });
  expect(await ask(backend, 'packages/4')).toEqual({ status: 200, body: { status: false } });
});

test('a delayed call is answered as usual, after its time', async () => {
  vi.useFakeTimers();
  backend.fail('GET packages/4', { delay: 3000 });
  const answered = vi.fn();
  const answer = ask(backend, 'packages/4').then(answered);
  await vi.advanceTimersByTimeAsync(2999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await answer;
  expect(answered).toHaveBeenCalledWith(expect.objectContaining({ status: 200 }));
});

test('a held call is answered when it is healed', async () => {
  backend.fail('GET packages/4', 'held');
  const answered = vi.fn();
  const answer = ask(backend, 'packages/4').then(answered);
  await ask(backend, 'checkUser', { body: { phone: '9876543210' } });
  expect(answered).not.toHaveBeenCalled();
  backend.heal('GET packages/4');
  await answer;
  expect(answered).toHaveBeenCalledWith(expect.objectContaining({ status: 200 }));
});

test('a held call can end with another fault', async () => {
  backend.fail('GET packages/4', 'held');
  const answer = ask(backend, 'packages/4');
  await ask(backend, 'checkUser', { body: { phone: '9876543210' } });
  backend.fail('GET packages/4', 'server error');
  expect((await answer).status).toBe(500);
});

test('a fault hits its own call only, whatever the id in the path', async () => {
  backend.fail('GET user/{userId}/address', 'server error');
  expect((await ask(backend, 'user/101/address', ASHA)).status).toBe(500);
  expect((await ask(backend, 'user/101/pets', ASHA)).status).toBe(200);
});

test('healing one call leaves the faults of the others, healing all leaves none', async () => {
  backend.fail('GET packages/4', 'server error');
  backend.fail('GET breeds', 'server error');
  backend.heal('GET packages/4');
  expect((await ask(backend, 'packages/4')).status).toBe(200);
  expect((await ask(backend, 'breeds', ASHA)).status).toBe(500);
  backend.heal();
  expect((await ask(backend, 'breeds', ASHA)).status).toBe(200);
});

test('a call that the backend does not know cannot fail', () => {
  expect(() => backend.fail('GET package/4' as Call, 'empty')).toThrow("no call 'GET package/4'");
});
