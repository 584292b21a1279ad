import { describe, expect, test } from 'vitest';
import type { UserDataStore } from '../../src/ports/user-data-store';
import { ASHA } from './people';

/** What every `UserDataStore` does. `open` answers a new one above the same storage, as a reload does. */
export function describeUserDataStore(name: string, makeOpen: () => () => UserDataStore): void {
  describe(`${name} as UserDataStore`, () => {
    test('has no session from the start', () => {
      expect(makeOpen()().read()).toBeUndefined();
    });

    test('keeps a session over a reload', () => {
      const open = makeOpen();
      open().write(ASHA);
      expect(open().read()).toEqual(ASHA);
    });

    test('keeps the latest session, its id as it was', () => {
      const open = makeOpen();
      open().write(ASHA);
      open().write({ userId: 'm-7', token: 'another' });
      expect(open().read()).toEqual({ userId: 'm-7', token: 'another' });
    });

    test('forgets a session that is removed', () => {
      const open = makeOpen();
      open().write(ASHA);
      open().remove();
      expect(open().read()).toBeUndefined();
    });
  });
}
