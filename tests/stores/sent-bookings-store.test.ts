import { expect, test } from 'vitest';
import { SentBookingsStore } from '../../src/stores/sent-bookings-store';

test('a storage with room for two keys keeps the two newest, because no tab may offer their bookings again', () => {
  let stored: readonly string[] | undefined;
  const write = (keys: readonly string[]) => {
    stored = keys.length > 2 ? undefined : keys;
    return stored !== undefined;
  };
  const sentBookings = new SentBookingsStore({
    read: () => stored,
    write,
    remove: () => {},
    onChange: () => {},
  });
  for (const key of ['1', '2', '3']) sentBookings.add(key);
  expect(stored).toEqual(['2', '3']);
  expect(['1', '2', '3'].map((key) => sentBookings.has(key))).toEqual([true, true, true]);
});
