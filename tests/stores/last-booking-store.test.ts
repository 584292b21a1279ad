import { expect, test } from 'vitest';
import type { Draft } from '../../src/domain/draft';
import { STORED_LAST_BOOKING, type StoredValue } from '../../src/ports/storage';
import { LastBookingStore } from '../../src/stores/last-booking-store';
import { FULL_DRAFT } from '../domain/draft-example';
import { storesInMemory } from './stores-in-memory';
import { EXAMPLE } from '../domain/walking-example';
import { ASHA, VIKRAM } from '../pages/visitor';

const BOOKING: Draft = {
  ...FULL_DRAFT,
  bookings: { ...FULL_DRAFT.bookings, walking: { ...EXAMPLE, startDate: undefined } },
  customerId: ASHA.userId,
  changing: 'walking',
};

function kept() {
  const world = storesInMemory({ credentials: ASHA });
  const lastBooking = world.container.get(LastBookingStore);
  lastBooking.keep(BOOKING);
  const stored = world.container.get<StoredValue<Draft>>(STORED_LAST_BOOKING);
  return { ...world, lastBooking, stored };
}

test('is shown to the customer who booked, on the pages of its service', () => {
  const { lastBooking, session } = kept();
  expect([lastBooking.of('walking'), lastBooking.of('training')]).toEqual([BOOKING, undefined]);
  session.begin(VIKRAM);
  expect(lastBooking.of('walking')).toBeUndefined();
});

test.each([
  ['logout', ({ session }) => session.end('loggedOut')],
  ['lost session', ({ session }) => session.end('lost')],
  ['logout in another tab', ({ changeElsewhere }) => changeElsewhere(undefined)],
] as const satisfies readonly [string, (world: ReturnType<typeof kept>) => void][])(
  'is gone from the device after a %s',
  (_end, end) => {
    const world = kept();
    end(world);
    expect(world.stored.read()).toBeUndefined();
    world.session.begin(ASHA);
    expect(world.lastBooking.of('walking')).toBeUndefined();
  },
);

const { walking } = BOOKING.bookings;
const storedWith = (changes: object) => ({ ...BOOKING, bookings: { ...BOOKING.bookings, walking: changes } });
test.each<readonly [string, object, boolean]>([
  ['nothing', BOOKING, true],
  ['a price', storedWith({ ...walking, package: { ...walking.package, price: undefined } }), true],
  ['what it is a booking of', { ...BOOKING, bookings: {} }, false],
  ['its package', storedWith({ ...walking, package: undefined }), false],
  ['days that this app knows', storedWith({ ...walking, walkDays: 'sundays' }), false],
  ['the lack of a day', storedWith({ ...walking, startDate: '2026-12-05' }), false],
  ['its address', { ...BOOKING, selectedAddressId: undefined }, false],
  ['its pets', { ...BOOKING, selectedPetIds: [] }, false],
])('of which %s is missing is offered, if it is whole but for its day and prices: %j', (_what, stored, isOffered) => {
  const { lastBooking } = kept();
  lastBooking.keep(stored as Draft);
  expect(lastBooking.of('walking') !== undefined).toBe(isOffered);
});

test('is not kept in a full storage, nor is the one before', () => {
  const { lastBooking, stored } = kept();
  stored.write = () => (stored.remove(), false);
  lastBooking.keep({ ...BOOKING, selectedPetIds: [3] });
  expect(lastBooking.of('walking')).toBeUndefined();
});
