import { describe, expect, test } from 'vitest';
import type { Bookings } from '../../src/ports/bookings';
import { ASHA, ASHA_OF_YESTERDAY, BOOKING } from './people';

interface BookingsUnderTest {
  readonly bookings: () => Bookings;
  /** Makes the server refuse the next bookings, with a message or without. */
  readonly refuse: (message: string | undefined) => void;
}

/** What every `Bookings` does. */
export function describeBookings(name: string, { bookings, refuse }: BookingsUnderTest): void {
  describe(`${name} as Bookings`, () => {
    test('submit a booking', async () => {
      expect(await bookings().submit(ASHA, BOOKING)).toEqual({ ok: true, value: undefined });
    });

    test("answer a refusal with the server's message", async () => {
      refuse('No pet master is free.');
      expect(await bookings().submit(ASHA, BOOKING)).toEqual({
        ok: false,
        failure: 'refused',
        message: 'No pet master is free.',
      });
    });

    test.each([undefined, '', '  '])('answer a refusal that says %j without a message', async (message) => {
      refuse(message);
      expect(await bookings().submit(ASHA, BOOKING)).toEqual({ ok: false, failure: 'refused' });
    });

    test('submit nothing for a session that the server has forgotten', async () => {
      expect(await bookings().submit(ASHA_OF_YESTERDAY, BOOKING)).toEqual({ ok: false, failure: 'unauthorized' });
    });
  });
}
