import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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

/** Asks without waiting; `answered` is called with the answer. */
function asked(path: string) {
  const answered = vi.fn();
  return { answered, answer: ask(backend, path).then(answered) };
}

/** Waits until all that is not held is answered: the call that passes every handler has come back. */
async function settle() {
  await ask(backend, 'user/createBooking/grooming', { body: {} });
}

test('an unreachable call answers an error response', async () => {
  backend.fail('GET packages/4', 'unreachable');
  expect((await backend.respond(requestTo('packages/4'))).type).toBe('error');
});

test.each([
  ['server error', 500, /"status":false/],
  ['unauthorized', 401, /"status":false/],
  ['html', 200, /^<!doctype html>/],
  ['wrong shape', 200, /^\{"unexpected":true\}$/],
  ['bare yes', 200, /^\{"status":true\}$/],
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

test("the fault 'no prices' leaves all but the prices of the usual answer", async () => {
  const usual = await ask(backend, 'packages/2');
  backend.fail('GET packages/2', 'no prices');
  const answer = await ask(backend, 'packages/2');
  const pricesOf = ({ body }: typeof usual) => JSON.stringify(body).match(/"price":/g)?.length ?? 0;
  expect(pricesOf(usual)).toBeGreaterThan(3);
  expect(pricesOf(answer)).toBe(0);
  expect(answer).toEqual(JSON.parse(JSON.stringify(usual).replaceAll(/"price":\d+,?/g, '').replaceAll(',}', '}')));
});

test.each(['packages/4', 'packages/2'])("the fault 'no items' empties the lists of the usual answer to %s", async (path) => {
  const usual = await ask(backend, path);
  backend.fail('GET packages/4', 'no items');
  backend.fail('GET packages/2', 'no items');
  const lists = Object.entries(usual.body as object).filter(([, value]) => Array.isArray(value));
  expect(lists.flatMap(([, items]) => items).length).toBeGreaterThan(3);
  const body = { status: true, ...Object.fromEntries(lists.map(([name]) => [name, []])) };
  expect(await ask(backend, path)).toEqual({ status: 200, body });
});

test('a delayed call is answered as usual, after its time', async () => {
  vi.useFakeTimers();
  backend.fail('GET packages/4', { delay: 3000 });
  const { answer, answered } = asked('packages/4');
  await vi.advanceTimersByTimeAsync(2999);
  expect(answered).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await answer;
  expect(answered).toHaveBeenCalledWith(expect.objectContaining({ status: 200 }));
});

test('a held call is answered when it is healed', async () => {
  backend.fail('GET packages/4', 'held');
  const { answer, answered } = asked('packages/4');
  await settle();
  expect(answered).not.toHaveBeenCalled();
  backend.heal('GET packages/4');
  await answer;
  expect(answered).toHaveBeenCalledWith(expect.objectContaining({ status: 200 }));
});

test('a backend is idle while no call is on its way but those that it holds back', async () => {
  expect(backend.isIdle).toBe(true);
  backend.fail('GET packages/4', 'held');
  const held = ask(backend, 'packages/4');
  await settle();
  expect(backend.isIdle).toBe(true);
  backend.heal();
  expect(backend.isIdle).toBe(false);
  await held;
  expect(backend.isIdle).toBe(true);
});

test('a held call can end with another fault', async () => {
  backend.fail('GET packages/4', 'held');
  const answer = ask(backend, 'packages/4');
  await settle();
  backend.fail('GET packages/4', 'server error');
  expect((await answer).status).toBe(500);
});

describe('a fault in turn', () => {
  test('each call takes the next turn, and once all are taken the calls are answered as usual', async () => {
    const usual = await ask(backend, 'packages/4');
    backend.fail('GET packages/4', { inTurn: ['server error', 'as usual', { refused: 'Not today.' }, 'no items'] });
    expect((await ask(backend, 'packages/4')).status).toBe(500);
    expect(await ask(backend, 'packages/4')).toEqual(usual);
    expect((await ask(backend, 'packages/4')).body).toEqual({ status: false, message: 'Not today.' });
    expect((await ask(backend, 'packages/4')).body).toEqual({ status: true, data: [] });
    expect(await ask(backend, 'packages/4')).toEqual(usual);
    expect(await ask(backend, 'packages/4')).toEqual(usual);
  });

  test('calls that come at the same time take one turn each', async () => {
    backend.fail('GET packages/4', { inTurn: ['server error', 'unauthorized'] });
    const answers = await Promise.all([1, 2, 3].map(() => ask(backend, 'packages/4')));
    expect(answers.map(({ status }) => status)).toEqual([500, 401, 200]);
  });

  test('other calls take no turn', async () => {
    backend.fail('GET packages/4', { inTurn: ['server error'] });
    expect((await ask(backend, 'packages/3')).status).toBe(200);
    expect((await ask(backend, 'packages/4')).status).toBe(500);
  });

  test('another fault takes the place of the turns that are left', async () => {
    backend.fail('GET packages/4', { inTurn: ['server error', 'server error'] });
    await ask(backend, 'packages/4');
    backend.fail('GET packages/4', 'unauthorized');
    const answers = [await ask(backend, 'packages/4'), await ask(backend, 'packages/4')];
    expect(answers.map(({ status }) => status)).toEqual([401, 401]);
  });

  test('healing takes off the turns that are left', async () => {
    backend.fail('GET packages/4', { inTurn: ['server error', 'server error'] });
    await ask(backend, 'packages/4');
    backend.heal('GET packages/4');
    expect((await ask(backend, 'packages/4')).status).toBe(200);
  });

  test('no turn is for a call that was held before: it is answered as usual', async () => {
    backend.fail('GET packages/4', 'held');
    const held = asked('packages/4');
    await settle();
    backend.fail('GET packages/4', { inTurn: ['server error'] });
    await held.answer;
    expect(held.answered).toHaveBeenCalledWith(expect.objectContaining({ status: 200 }));
    expect((await ask(backend, 'packages/4')).status).toBe(500);
  });

  test('the next call is held until it is healed, and those after it are answered at once', async () => {
    backend.fail('GET addons/3/{packageId}', { inTurn: ['held'] });
    const first = asked('addons/3/501');
    expect(await ask(backend, 'addons/3/502')).toMatchObject({ body: { data: [{ name: 'Agility session' }, {}] } });
    expect(await ask(backend, 'addons/3/504')).toMatchObject({ body: { data: [] } });
    await settle();
    expect(first.answered).not.toHaveBeenCalled();
    backend.heal('GET addons/3/{packageId}');
    await first.answer;
    const data = [{ name: 'Puppy playgroup' }, { name: 'Chewing and biting session' }];
    expect(first.answered).toHaveBeenCalledWith({ status: 200, body: { status: true, data } });
  });

  test('the next call is answered after its time, and those after it at once', async () => {
    vi.useFakeTimers();
    backend.fail('GET addons/3/{packageId}', { inTurn: [{ delay: 4000 }] });
    const first = asked('addons/3/501');
    expect((await ask(backend, 'addons/3/502')).status).toBe(200);
    await vi.advanceTimersByTimeAsync(3999);
    expect(first.answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await first.answer;
    expect(first.answered).toHaveBeenCalledWith(expect.objectContaining({ status: 200 }));
  });

  test('neither a fault on another call nor its healing releases what is held', async () => {
    backend.fail('GET addons/3/{packageId}', { inTurn: ['held'] });
    const first = asked('addons/3/501');
    await settle();
    backend.fail('GET addons/2', 'server error');
    backend.heal('GET addons/2');
    await settle();
    expect(first.answered).not.toHaveBeenCalled();
    backend.heal();
    await first.answer;
  });

  test('another fault on the call is what the held one ends with', async () => {
    backend.fail('GET addons/3/{packageId}', { inTurn: ['held'] });
    const first = asked('addons/3/501');
    await settle();
    backend.fail('GET addons/3/{packageId}', 'server error');
    await first.answer;
    expect(first.answered).toHaveBeenCalledWith(expect.objectContaining({ status: 500 }));
  });

  test('set once more, it answers the held call and holds the next', async () => {
    backend.fail('GET addons/3/{packageId}', { inTurn: ['held'] });
    const first = asked('addons/3/501');
    await settle();
    backend.fail('GET addons/3/{packageId}', { inTurn: ['held'] });
    await first.answer;
    expect(first.answered).toHaveBeenCalledWith(expect.objectContaining({ status: 200 }));
    const answered = vi.fn();
    const second = backend.respond(requestTo('addons/3/502')).then(answered);
    await settle();
    expect(answered).not.toHaveBeenCalled();
    backend.reset();
    await second;
    expect(answered).toHaveBeenCalledWith(expect.objectContaining({ type: 'error' }));
  });

  test('healed before a call came, it holds none', async () => {
    backend.fail('GET addons/3/{packageId}', { inTurn: ['held'] });
    backend.heal('GET addons/3/{packageId}');
    expect((await ask(backend, 'addons/3/501')).status).toBe(200);
  });
});

test('a fault on another call does not release a held one', async () => {
  backend.fail('GET packages/3', 'held');
  const { answer, answered } = asked('packages/3');
  await settle();
  backend.fail('GET packages/2', 'held');
  backend.heal('GET packages/2');
  await settle();
  expect(answered).not.toHaveBeenCalled();
  backend.heal('GET packages/3');
  await answer;
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
