import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { MockBackend } from '../../mocks/backend';
import { ASHA, ask, makeBackend } from './support';

let backend: MockBackend;
beforeEach(() => {
  backend = makeBackend();
});

/** Waits for the responses to earlier requests, except held ones. The backend tries all handlers for this request, so it ends last. */
async function settle() {
  await ask(backend, 'user/createBooking/grooming', { body: {} });
}

const statusOf = async (path: string) => (await ask(backend, path, ASHA)).status;

test.each(['held', { inTurn: ['held'] }] as const)(
  'a call that is %j is answered once it is healed, or with the fault that takes its place',
  async (fault) => {
    backend.fail('GET packages/4', fault);
    backend.fail('GET packages/3', 'held');
    const answered = vi.fn();
    const healed = ask(backend, 'packages/4', ASHA).then(answered);
    const replaced = ask(backend, 'packages/3', ASHA);
    await settle();
    expect([answered.mock.calls.length, backend.isIdle]).toEqual([0, true]);
    backend.fail('GET packages/3', 'server error');
    expect((await replaced).status).toBe(500);
    expect(answered).not.toHaveBeenCalled();
    backend.heal('GET packages/4');
    expect(backend.isIdle).toBe(false);
    await healed;
    expect(answered).toHaveBeenCalledWith(expect.objectContaining({ status: 200 }));
  },
);

describe('a fault in turn', () => {
  test('hits one call a turn, also if the calls come at the same time', async () => {
    backend.fail('GET packages/4', { inTurn: ['server error', 'unauthorized'] });
    expect(await statusOf('packages/3')).toBe(200);
    expect(await Promise.all([1, 2, 3].map(() => statusOf('packages/4')))).toEqual([500, 401, 200]);
  });

  test('ends with its remaining turns when another fault is set or the call is healed', async () => {
    backend.fail('GET packages/4', { inTurn: ['server error', 'server error'] });
    backend.fail('GET packages/4', 'unauthorized');
    expect([await statusOf('packages/4'), await statusOf('packages/4')]).toEqual([401, 401]);
    backend.fail('GET packages/4', { inTurn: ['held', 'server error'] });
    backend.heal('GET packages/4');
    expect(await statusOf('packages/4')).toBe(200);
  });

  test('does not hit a call that was held before', async () => {
    backend.fail('GET packages/4', 'held');
    const held = ask(backend, 'packages/4');
    await settle();
    backend.fail('GET packages/4', { inTurn: ['server error'] });
    expect((await held).status).toBe(200);
    expect(await statusOf('packages/4')).toBe(500);
  });
});

test('a fault hits its own call only, with any id in the path, until it is healed', async () => {
  backend.fail('GET user/{userId}/address', 'server error');
  backend.fail('GET breeds', 'server error');
  backend.heal('GET breeds');
  const statuses = await Promise.all(['user/101/address', 'user/101/pets', 'breeds'].map(statusOf));
  expect(statuses).toEqual([500, 200, 200]);
  backend.heal();
  expect(await statusOf('user/101/address')).toBe(200);
});
