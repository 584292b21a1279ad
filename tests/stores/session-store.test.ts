import { describe, expect, test, vi } from 'vitest';
import { failure, success, type Answer } from '../../src/ports/answer';
import { seen } from '../pages/seen';
import { storesInMemory } from './stores-in-memory';
import { ASHA, VIKRAM } from '../pages/visitor';

test.each(['lost', 'loggedOut'] as const)('is stored at its start, and removed when it is %s', (ending) => {
  const { session, storedCredentials } = storesInMemory();
  session.begin(ASHA);
  expect(storedCredentials.read()).toEqual(ASHA);
  session.end(ending);
  expect(storedCredentials.read()).toBeUndefined();
  expect([session.isLoggedIn, session.ending]).toEqual([false, ending]);
  session.begin(ASHA);
  expect(session.ending).toBeUndefined();
});

test('follows a login and a logout in another tab, which is no loss', () => {
  const { session, changeElsewhere } = storesInMemory();
  changeElsewhere(ASHA);
  expect([session.credentials, session.ending]).toEqual([ASHA, undefined]);
  changeElsewhere(undefined);
  expect([session.isLoggedIn, session.ending]).toEqual([false, 'elsewhere']);
  changeElsewhere(ASHA);
  expect(session.ending).toBeUndefined();
});

test('stays the same if another tab stores it again', () => {
  const { session, changeElsewhere } = storesInMemory({ credentials: ASHA });
  const credentials = seen(() => session.credentials);
  changeElsewhere({ ...ASHA });
  expect(credentials).toHaveLength(1);
});

test('is not lost by a late answer to an earlier customer', () => {
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

  test.each([failure('unauthorized'), success('of Asha')])(
    'answers nothing to another customer who logged in meanwhile, and ends no session: %j',
    async (answer) => {
      const { session } = storesInMemory({ credentials: ASHA });
      const late = session.call<string>(() => (session.begin(VIKRAM), Promise.resolve(answer)));
      expect(await late).toBeUndefined();
      expect(session.credentials).toEqual(VIKRAM);
    },
  );
});
