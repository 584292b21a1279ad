import { expect, test } from 'vitest';
import type { Draft } from '../../../src/domain/draft';
import { STORED_LAST_BOOKING, type StoredValue } from '../../../src/ports/storage';
import { LastBookingStore } from '../../../src/view-models/stores/last-booking-store';
import { FULL_DRAFT } from '../../domain/draft-example';
import { storesInMemory } from '../stores-in-memory';
import { ASHA, VIKRAM } from '../visitor';

const BOOKING: Draft = { ...FULL_DRAFT, customerId: ASHA.userId, changing: 'walking' };

/** Asha is logged in, and her last booking is kept. */
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
  ['logout', ({ session }) => session.logOut()],
  ['lost session', ({ session }) => session.lose()],
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

test('is not kept in a full storage, nor is the one before', () => {
  const { lastBooking, stored } = kept();
  stored.write = () => (stored.remove(), false);
  lastBooking.keep({ ...BOOKING, selectedPetIds: [3] });
  expect(lastBooking.of('walking')).toBeUndefined();
});
