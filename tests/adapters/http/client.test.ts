import { object, string } from 'valibot';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { KEY } from '../../port-contracts/people';
import { startedScriptedServer } from './scripted-server';

const server = startedScriptedServer();
const call = { method: 'GET', path: 'words/7', schema: object({ word: string() }) } as const;

test('an answer of any status of success is read below the base address', async () => {
  server.answerJson({ word: 'hello', more: 1 }, 299);
  expect(await server.clientWith({}).call(call)).toEqual({ ok: true, value: { word: 'hello' } });
  expect(server.requests.map(({ path }) => path)).toEqual(['/api/words/7']);
  expect(server.errors).toEqual([]);
});

test('answers wait for what the client was told to wait for', async () => {
  server.answerJson({ word: 'hello' });
  let letIn!: () => void;
  const client = server.clientWith({ beforeAnswer: () => new Promise((resolve) => (letIn = resolve)) });
  let isAnswered = false;
  const answer = client.call(call).finally(() => (isAnswered = true));
  await server.clientWith({}).call(call);
  expect(isAnswered).toBe(false);
  letIn();
  expect(await answer).toEqual({ ok: true, value: { word: 'hello' } });
});

const failedCall = (failure: string, status?: number) => ({
  kind: 'call',
  method: 'GET',
  path: 'words/7',
  failure,
  status,
});

test.each([
  [300, 'failed'],
  [400, 'invalid'],
  [401, 'unauthorized'],
  [403, 'failed'],
  [422, 'invalid'],
  [503, 'failed'],
])('the status %i is %s, with any body, and is told to log and telemetry once', async (status, failure) => {
  server.answer({ status, body: '{"word":"no"}' });
  expect(await server.clientWith({}).call(call)).toEqual({ ok: false, failure });
  expect(server.errors).toEqual([`GET words/7: status ${status}`]);
  expect(server.events).toEqual([failedCall(failure, status)]);
});

test.each([
  [403, false, 'invalid'],
  [410, 'Error', 'invalid'],
  [409, false, 'failed'],
  [503, false, 'failed'],
])(
  'the status %i with a body whose status is %j is %s: a 409 may mean that the first call still runs',
  async (status, no, failure) => {
    server.answerJson({ status: no }, status);
    expect(await server.clientWith({}).call(call)).toEqual({ ok: false, failure });
  },
);

test.each([
  ['', 'the answer is empty (status 200)'],
  ['"secret"', 'the answer is not Object'],
  ['{}', 'word is missing'],
])('the answer %j fails, and the log names the problem without quoting it', async (body, problem) => {
  server.answer({ body });
  expect(await server.clientWith({}).call(call)).toEqual({ ok: false, failure: 'failed' });
  expect(server.errors).toEqual([`GET words/7: ${problem}`]);
  expect(server.events).toEqual([failedCall('failed', 200)]);
});

describe('a call that names the fields of its form (decision F7)', () => {
  const WHY = {
    message: ' The data is wrong.\n',
    errors: { word: ['Too <b>short</b>.', 'No digits.'], number: '7 & 8' },
  };
  const told = { message: 'The data is wrong.', fieldMessages: { text: 'Too <b>short</b>.', number: '7 & 8' } };
  const ask = () => server.clientWith({}).call({ ...call, fieldNames: { word: 'text' } });

  test.each([
    [200, false, 'refused'],
    [200, 'other', 'unclear'],
    [200, undefined, 'failed'],
    [400, undefined, 'invalid'],
    [429, undefined, 'failed'],
  ])('tells what the server says by the status %i and %j', async (status, no, failure) => {
    server.answerJson({ status: no, ...WHY }, status);
    expect(await ask()).toEqual({ ok: false, failure, ...told });
  });

  test.each([
    [200, true, 'failed'],
    [401, false, 'unauthorized'],
    [500, false, 'failed'],
  ])('tells nothing by the status %i and %j', async (status, no, failure) => {
    server.answerJson({ status: no, ...WHY }, status);
    expect(await ask()).toEqual({ ok: false, failure });
  });

  test.each<[answer: unknown, message?: string, fieldMessages?: object]>([
    [{ message: 'é'.repeat(301), errors: { word: 'x'.repeat(301) } }, 'é'.repeat(300), { text: 'x'.repeat(300) }],
    [{ message: 7, errors: { word: [], number: {} } }],
    [{ message: ' \u200b ', errors: { word: [null], number: ' ', more: [['Deep.']] } }],
    [null],
  ])('reads of %j what is a text', async (answer, message, fieldMessages = {}) => {
    server.answerJson(answer, 422);
    expect(await ask()).toEqual({ ok: false, failure: 'invalid', message, fieldMessages });
  });

  test('reads the detail of a problem (RFC 9457)', async () => {
    server.answerJson({ status: 422, title: 'Wrong', detail: 'Too short.' }, 422, 'application/problem+json');
    expect(await ask()).toEqual({ ok: false, failure: 'invalid', message: 'Too short.', fieldMessages: {} });
  });
});

test('a call asks past the cache, and has no header of axios that a server of another origin would have to allow (decision B14)', async () => {
  await server.clientWith({}).call(call);
  expect(server.requests[0]!.headers).toMatchObject({ 'cache-control': 'no-cache', 'user-agent': 'node' });
});

test('a key is sent if the server knows keys, and otherwise not (decision B5)', async () => {
  const withKey = { ...call, idempotencyKey: KEY };
  for (const sendsKeys of [false, true]) await server.clientWith({ sendsKeys }).call(withKey);
  expect(server.requests.map(({ headers }) => headers['idempotency-key'])).toEqual([undefined, KEY]);
});

test.each([
  ['to its end', '', 30_000],
  ['to a large body', 'x'.repeat(50_000), 120_000],
])('a server without an answer %s in time is unreachable (decision F6)', async (what, picture, limit) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const asked = server.responseTo('/api/words/7');
  const answer = server.clientWith({}).call({ ...call, method: 'POST', body: { picture } });
  const response = await asked;
  if (what === 'to its end') response.write('{"word":');
  vi.advanceTimersByTime(limit - 1);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await answer).toEqual({ ok: false, failure: 'unreachable' });
  expect(server.errors).toEqual(['POST words/7: no answer (ETIMEDOUT)']);
  expect(server.events).toEqual([{ ...failedCall('unreachable'), method: 'POST' }]);
  response.destroy();
});

test.each(['before it begins', 'while it runs'])(
  'a call that its caller ends %s answers at once, and nobody is told of a failure',
  async (when) => {
    const caller = new AbortController();
    if (when === 'before it begins') caller.abort();
    const asked = server.responseTo('/api/words/7');
    const answer = server.clientWith({}).call({ ...call, signal: caller.signal });
    if (when === 'while it runs') (await asked).on('error', () => {});
    caller.abort();
    expect(await answer).toEqual({ ok: false, failure: 'unreachable' });
    expect([server.errors, server.events]).toEqual([[], []]);
  },
);

test('a large body reports the sent share', async () => {
  const client = server.clientWith({});
  const shares: number[] = [];
  const send = (length: number) => {
    server.answerJson({ word: 'hello' });
    return client.call({
      ...call,
      method: 'POST',
      body: { picture: 'x'.repeat(length) },
      onProgress: (share) => shares.push(share),
    });
  };
  await send(50_000 - '{"picture":""}'.length);
  expect(shares).toEqual([]);
  expect(await send(400_000)).toHaveProperty('ok', true);
  expect([shares[0], shares.at(-1)]).toEqual([0, 1]);
});

test('a token that cannot be sent is a failure, not a crash, and is not logged', async () => {
  const credentials = { userId: 1, token: 'broken\r\ntoken' };
  server.answerJson({ word: 'hello' });
  expect(await server.clientWith({}).call({ ...call, credentials })).toHaveProperty('ok');
  expect(server.errors.join()).not.toContain('broken');
});
