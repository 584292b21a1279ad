import { describe, expect, test, vi } from 'vitest';
import type { Credentials } from '../../../src/domain/account';
import { failure, success, type Answer } from '../../../src/ports/answer';
import type { UserDataStorage } from '../../../src/ports/user-data-storage';
import { SessionStore } from '../../../src/view-models/stores/session-store';
import { seen } from '../seen';

const ASHA: Credentials = { userId: 101, token: 'token-of-asha' };
const VIKRAM: Credentials = { userId: 102, token: 'token-of-vikram' };

class SharedStore implements UserDataStorage {
  listeners: (() => void)[] = [];
  constructor(public stored?: Credentials | undefined) {}
  read = () => this.stored;
  write = (credentials: Credentials) => void (this.stored = credentials);
  remove = () => void (this.stored = undefined);
  onChange = (listener: () => void) => void this.listeners.push(listener);
  /** What another tab does. */
  changeElsewhere(credentials: Credentials | undefined) {
    this.stored = credentials;
    for (const listener of this.listeners) listener();
  }
}

test('is restored from what an earlier page load stored', () => {
  const session = new SessionStore({ userDataStorage: new SharedStore(ASHA) });
  expect(session.isLoggedIn).toBe(true);
  expect(session.credentials).toEqual(ASHA);
});

test('is stored when it begins, and removed when it is lost', () => {
  const userDataStorage = new SharedStore();
  const session = new SessionStore({ userDataStorage });
  session.begin(ASHA);
  expect(userDataStorage.stored).toEqual(ASHA);
  session.lose();
  expect(userDataStorage.stored).toBeUndefined();
  expect(session.isLoggedIn).toBe(false);
  expect(session.losses).toBe(1);
});

test('follows a login and a logout in another tab, without counting a loss', () => {
  const userDataStorage = new SharedStore();
  const session = new SessionStore({ userDataStorage });
  userDataStorage.changeElsewhere(ASHA);
  expect(session.credentials).toEqual(ASHA);
  userDataStorage.changeElsewhere(undefined);
  expect(session.isLoggedIn).toBe(false);
  expect(session.losses).toBe(0);
});

test('stays as it is when another tab stores the same one again', () => {
  const userDataStorage = new SharedStore(ASHA);
  const session = new SessionStore({ userDataStorage });
  const credentials = seen(() => session.credentials);
  userDataStorage.changeElsewhere({ ...ASHA });
  expect(credentials).toHaveLength(1);
});

test('is not lost by a late answer to who was there before', () => {
  const session = new SessionStore({ userDataStorage: new SharedStore(VIKRAM) });
  session.loseIfUnauthorized(failure('unauthorized'), ASHA);
  session.loseIfUnauthorized(failure('unauthorized'), undefined);
  expect(session.credentials).toEqual(VIKRAM);
});

describe('a call that needs a customer', () => {
  test('is not made for a visitor', async () => {
    const session = new SessionStore({ userDataStorage: new SharedStore() });
    const call = vi.fn<() => Promise<Answer<string>>>();
    expect(await session.call(call)).toBeUndefined();
    expect(call).not.toHaveBeenCalled();
  });

  test('is made with the session, and gives its answer', async () => {
    const session = new SessionStore({ userDataStorage: new SharedStore(ASHA) });
    expect(await session.call(({ userId }) => Promise.resolve(success(userId)))).toEqual(success(101));
    expect(session.isLoggedIn).toBe(true);
  });

  test('loses the session when the server does not know it', async () => {
    const session = new SessionStore({ userDataStorage: new SharedStore(ASHA) });
    await session.call(() => Promise.resolve(failure('unauthorized')));
    expect(session.isLoggedIn).toBe(false);
  });

  test.each(['refused', 'unreachable', 'failed'] as const)('keeps the session when it is %s', async (reason) => {
    const session = new SessionStore({ userDataStorage: new SharedStore(ASHA) });
    await session.call(() => Promise.resolve(failure(reason)));
    expect(session.isLoggedIn).toBe(true);
  });

  test('that comes back late does not lose a session that began meanwhile', async () => {
    const session = new SessionStore({ userDataStorage: new SharedStore(ASHA) });
    await session.call(() => {
      session.begin(VIKRAM);
      return Promise.resolve(failure('unauthorized'));
    });
    expect(session.credentials).toEqual(VIKRAM);
  });

  test('that comes back late tells nothing to whoever is there then', async () => {
    const session = new SessionStore({ userDataStorage: new SharedStore(ASHA) });
    const late = session.call(() => {
      session.begin(VIKRAM);
      return Promise.resolve(success('of Asha'));
    });
    expect(await late).toBeUndefined();
  });
});
