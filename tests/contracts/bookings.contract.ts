import { describe, expect, test } from 'vitest';
import type { BookingRequest, Bookings } from '../../src/ports/bookings';
import { ASHA, ASHA_OF_YESTERDAY, BOOKINGS } from './people';

interface BookingsUnderTest {
  readonly bookings: () => Bookings;
  /** Makes the server refuse the next bookings of a service, with a message or without. */
  readonly refuse: (service: BookingRequest['service'], message: string | undefined) => void;
}

/** What every `Bookings` does, whatever the service. */
export function describeBookings(name: string, { bookings, refuse }: BookingsUnderTest): void {
  describe.each(BOOKINGS)(`${name} as Bookings of $service`, (booking) => {
    test('submit a booking', async () => {
      expect(await bookings().submit(ASHA, booking)).toEqual({ ok: true, value: undefined });
    });

    test("answer a refusal with the server's message", async () => {
      refuse(booking.service, 'No pet master is free.');
      expect(await bookings().submit(ASHA, booking)).toEqual({
        ok: false,
        failure: 'refused',
        message: 'No pet master is free.',
      });
    });

    test.each([undefined, '', '  '])('answer a refusal that says %j without a message', async (message) => {
      refuse(booking.service, message);
      expect(await bookings().submit(ASHA, booking)).toEqual({ ok: false, failure: 'refused' });
    });

    test('submit nothing for a session that the server has forgotten', async () => {
      expect(await bookings().submit(ASHA_OF_YESTERDAY, booking)).toEqual({ ok: false, failure: 'unauthorized' });
    });
  });
}
