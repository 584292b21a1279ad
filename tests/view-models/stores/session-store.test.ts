import { describe, expect, test, vi } from 'vitest';
import type { Credentials } from '../../../src/domain/account';
import { failure, success, type Answer } from '../../../src/ports/answer';
import { seen } from '../seen';
import { storesInMemory } from '../stores-in-memory';

const ASHA: Credentials = { userId: 101, token: 'token-of-asha' };
const VIKRAM: Credentials = { userId: 102, token: 'token-of-vikram' };

test('is restored from what an earlier page load stored', () => {
  const { session } = storesInMemory({ credentials: ASHA });
  expect(session.isLoggedIn).toBe(true);
  expect(session.credentials).toEqual(ASHA);
});

test('is stored when it begins, and removed when it is lost', () => {
  const { session, userDataStorage } = storesInMemory();
  session.begin(ASHA);
  expect(userDataStorage.read()).toEqual(ASHA);
  session.lose();
  expect(userDataStorage.read()).toBeUndefined();
  expect(session.isLoggedIn).toBe(false);
  expect(session.losses).toBe(1);
});

test('follows a login and a logout in another tab, without counting a loss', () => {
  const { session, changeElsewhere } = storesInMemory();
  changeElsewhere(ASHA);
  expect(session.credentials).toEqual(ASHA);
  changeElsewhere(undefined);
  expect(session.isLoggedIn).toBe(false);
  expect(session.losses).toBe(0);
});

test('stays as it is when another tab stores the same one again', () => {
  const { session, changeElsewhere } = storesInMemory({ credentials: ASHA });
  const credentials = seen(() => session.credentials);
  changeElsewhere({ ...ASHA });
  expect(credentials).toHaveLength(1);
});

test('is not lost by a late answer to who was there before', () => {
  const { session } = storesInMemory({ credentials: VIKRAM });
  session.loseIfUnauthorized(failure('unauthorized'), ASHA);
  session.loseIfUnauthorized(failure('unauthorized'), undefined);
  expect(session.credentials).toEqual(VIKRAM);
});

describe('a call that needs a customer', () => {
  test('is not made for a visitor', async () => {
    const { session } = storesInMemory();
    const call = vi.fn<() => Promise<Answer<string>>>();
    expect(await session.call(call)).toBeUndefined();
    expect(call).not.toHaveBeenCalled();
  });

  test('is made with the session, and gives its answer', async () => {
    const { session } = storesInMemory({ credentials: ASHA });
    expect(await session.call(({ userId }) => Promise.resolve(success(userId)))).toEqual(success(101));
    expect(session.isLoggedIn).toBe(true);
  });

  test('loses the session when the server does not know it', async () => {
    const { session } = storesInMemory({ credentials: ASHA });
    await session.call(() => Promise.resolve(failure('unauthorized')));
    expect(session.isLoggedIn).toBe(false);
  });

  test.each(['refused', 'unreachable', 'failed'] as const)('keeps the session when it is %s', async (reason) => {
    const { session } = storesInMemory({ credentials: ASHA });
    await session.call(() => Promise.resolve(failure(reason)));
    expect(session.isLoggedIn).toBe(true);
  });

  test('that comes back late does not lose a session that began meanwhile', async () => {
    const { session } = storesInMemory({ credentials: ASHA });
    await session.call(() => {
      session.begin(VIKRAM);
      return Promise.resolve(failure('unauthorized'));
    });
    expect(session.credentials).toEqual(VIKRAM);
  });

  test('that comes back late tells nothing to whoever is there then', async () => {
    const { session } = storesInMemory({ credentials: ASHA });
    const late = session.call(() => {
      session.begin(VIKRAM);
      return Promise.resolve(success('of Asha'));
    });
    expect(await late).toBeUndefined();
  });
});
