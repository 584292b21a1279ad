import { expect, test } from 'vitest';
import type { MockBackend } from '../../mocks/backend';
import { restoreSnapshot, takeSnapshot } from '../../mocks/snapshot';
import { ASHA, ask, GROOMING_BOOKING, makeBackend, NEW_PET, TRAINING_BOOKING } from './support';

const MEERA = { name: 'Meera', email: 'meera@example.com', phone: '9000011111', gender: 'f' };

/** The snapshot as it comes back out of a storage. */
function keptOf({ db }: MockBackend): unknown {
  return JSON.parse(JSON.stringify(takeSnapshot(db)));
}

test('a customer who signed up is known to a backend that takes up the snapshot', async () => {
  const before = makeBackend();
  const { body } = await ask(before, 'createUser', { body: MEERA });
  const after = makeBackend();
  expect(restoreSnapshot(after.db, keptOf(before))).toBe(true);
  const { userId, token } = body as { userId: number; token: string };
  expect(await ask(after, `user/${userId}/pets`, { token })).toEqual({ status: 200, body: { status: true, data: [] } });
});

test('what belongs to a customer is still theirs', async () => {
  const before = makeBackend();
  await ask(before, 'user/addPet', { body: NEW_PET, token: ASHA.token });
  const after = makeBackend();
  restoreSnapshot(after.db, keptOf(before));
  for (const list of ['pets', 'address']) {
    const path = `user/${ASHA.userId}/${list}`;
    expect(await ask(after, path, { token: ASHA.token })).toEqual(await ask(before, path, { token: ASHA.token }));
  }
  expect(after.db.pet.count()).toBe(before.db.pet.count());
});

test("bookings of every service are still there, and what the services offer is the seed's", async () => {
  const before = makeBackend();
  await ask(before, 'user/createBooking/training', { body: TRAINING_BOOKING, token: ASHA.token });
  await ask(before, 'user/createBooking/grooming', { body: GROOMING_BOOKING, token: ASHA.token });
  const after = makeBackend();
  restoreSnapshot(after.db, keptOf(before));
  expect(after.db.booking.getAll()).toEqual(before.db.booking.getAll());
  for (const path of ['packages/3', 'addons/3/503', 'packages/2', 'addons/2']) {
    expect(await ask(after, path)).toEqual(await ask(makeBackend(), path));
  }
});

test.each([
  ['a text', '{'],
  ['an older version', { version: 0, customers: [] }],
  ['half a snapshot', { version: 1, customers: [] }],
  ['rows of nobody', { version: 1, customers: [], addresses: [{ id: 1, customerId: 7 }], pets: [], bookings: [] }],
  ['nothing', null],
])('%s leaves the seed', (_what, stored) => {
  const { db } = makeBackend();
  expect(restoreSnapshot(db, stored)).toBe(false);
  expect(takeSnapshot(db)).toEqual(takeSnapshot(makeBackend().db));
});
