import { expect, test } from 'vitest';
import { HttpBookings } from '../../src/adapters/http/bookings';
import { describeBookings } from './bookings.contract';
import { describeFailures } from './failures.contract';
import { startedMockServer } from './mock-server';
import { ASHA, BOOKING, BOOKINGS, GROOMING_BOOKING, TRAINING_BOOKING } from './people';

const server = startedMockServer();
const bookings = () => new HttpBookings(server.dependencies);

describeBookings('HttpBookings', {
  bookings,
  refuse: (service, refused) => server.backend.fail(`POST user/createBooking/${service}`, { refused }),
});

for (const booking of BOOKINGS) {
  const call = `POST user/createBooking/${booking.service}` as const;

  describeFailures(server, { call, make: () => bookings().submit(ASHA, booking) });

  test(`a refusal of ${call} is logged once, without its message`, async () => {
    server.backend.fail(call, { refused: 'No pet master is free at 12 Rose Street.' });
    await bookings().submit(ASHA, booking);
    expect(server.errors).toEqual([`${call}: refused`]);
  });
}

test('a walking booking is sent as documented, with what only walking sends', async () => {
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

test('a training booking is sent as documented, and nothing else', async () => {
  await bookings().submit(ASHA, TRAINING_BOOKING);
  expect(server.backend.requests).toEqual([
    {
      method: 'POST',
      path: 'user/createBooking/training',
      token: ASHA.token,
      body: {
        user_id: 101,
        address_id: 202,
        pet_id: [302],
        package_id: 502,
        service_start_date: '2026-06-11',
        preferable_time: ['10:30 AM'],
        service_id: '3',
        addons: ['Agility session', 'Behaviour report'],
        total_price: 6499,
      },
    },
  ]);
});

test('a grooming booking is sent as documented, its trim after its packages (decision P1), and nothing else', async () => {
  await bookings().submit(ASHA, GROOMING_BOOKING);
  expect(server.backend.requests).toEqual([
    {
      method: 'POST',
      path: 'user/createBooking/grooming',
      token: ASHA.token,
      body: {
        user_id: 101,
        address_id: 201,
        pet_id: [301],
        package_id: [604, 602, 602],
        service_start_date: '2026-06-12',
        preferable_time: ['Morning | 6:00 AM'],
        service_id: '2',
        addons: ['Paw Balm'],
        total_price: 2997,
      },
    },
  ]);
});

test.each(BOOKINGS)('a booking of $service without add-ons is sent with an empty list', async (booking) => {
  await bookings().submit(ASHA, { ...booking, request: { ...booking.request, addOns: [] } });
  expect(server.backend.requests).toMatchObject([{ body: { addons: [] } }]);
  expect(server.errors).toEqual([]);
});
