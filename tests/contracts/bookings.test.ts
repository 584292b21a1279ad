import { expect, test } from 'vitest';
import { HttpBookings } from '../../src/adapters/http/bookings';
import { describeBookings } from './bookings.contract';
import { describeFailures } from './failures.contract';
import { startedMockServer } from './mock-server';
import { ASHA, BOOKING } from './people';

const server = startedMockServer();
const bookings = () => new HttpBookings(server.dependencies);

describeBookings('HttpBookings', {
  bookings,
  refuse: (refused) => server.backend.fail('POST user/createBooking/walking', { refused }),
});

describeFailures(server, { call: 'POST user/createBooking/walking', make: () => bookings().submit(ASHA, BOOKING) });

test('a refusal is logged once, without its message', async () => {
  server.backend.fail('POST user/createBooking/walking', { refused: 'No pet master is free at 12 Rose Street.' });
  await bookings().submit(ASHA, BOOKING);
  expect(server.errors).toEqual(['POST user/createBooking/walking: refused']);
});

test('a booking is sent as documented, with what only its service sends', async () => {
  await bookings().submit(ASHA, BOOKING);
  expect(server.backend.requests).toEqual([
    {
      method: 'POST',
      path: 'user/createBooking/walking',
      token: ASHA.token,
      body: {
        user_id: 101,
        address_id: 201,
        pet_id: [301, 302],
        package_id: 403,
        service_start_date: '2026-06-11',
        preferable_time: ['6:00 AM', '5:30 PM'],
        service_id: '4',
        addons: ['Poo Picking'],
        total_price: 4770,
        service_days: 'all days',
        service_frequency: 'twice a day',
        walk_duration: '30 min walk',
      },
    },
  ]);
});
