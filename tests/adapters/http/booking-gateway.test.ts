import { describe, expect, test } from 'vitest';
import { HttpBookingGateway } from '../../../src/adapters/http/booking-gateway';
import type { CompleteBooking } from '../../../src/domain/complete-booking';
import { ASHA, BOOKING, GROOMING_BOOKING, KEY, TRAINING_BOOKING } from '../../port-contracts/people';
import { startedScriptedServer } from './scripted-server';

const server = startedScriptedServer();
const bookings = (sendsKeys = true) => new HttpBookingGateway({ ...server.dependencies, sendsKeys });

test.each([{ status: 'success' }, { status: 1, message: null }, { status: true, message: 7 }])(
  'a booking with the answer %j is submitted',
  async (answer) => {
    server.answerJson(answer);
    expect(await bookings().submit(ASHA, BOOKING, KEY)).toEqual({ ok: true, value: undefined });
    expect(server.errors).toEqual([]);
  },
);

test('the key is sent if the server knows keys, and otherwise not (decision B5)', async () => {
  server.answerJson({ status: true });
  await bookings(false).submit(ASHA, BOOKING, KEY);
  await bookings(true).submit(ASHA, BOOKING, KEY);
  expect(server.keys).toEqual([undefined, KEY]);
});

test.each([undefined, '', '  ', null, 7, {}, ['no']])('the message %j is ignored', async (message) => {
  server.answerJson({ status: false, message });
  expect(await bookings().submit(ASHA, BOOKING, KEY)).toEqual({ ok: false, failure: 'refused' });
});

test('a message is trimmed, and is not logged', async () => {
  server.answerJson({ status: false, message: ' No walkers near you.\n' });
  expect(await bookings().submit(ASHA, BOOKING, KEY)).toEqual({ ok: false, failure: 'refused', message: 'No walkers near you.' });
  expect(server.errors).toEqual(['POST user/createBooking/walking: refused']);
});

test('an answer without a status fails the booking', async () => {
  server.answerJson({ message: 'Thank you' });
  expect(await bookings().submit(ASHA, BOOKING, KEY)).toEqual({ ok: false, failure: 'failed' });
  expect(server.errors).toEqual(['POST user/createBooking/walking: status is missing']);
});

describe('the payload', () => {
  const sentOf = async (booking: CompleteBooking) => {
    server.answerJson({ status: true });
    await bookings().submit(ASHA, booking, KEY);
    return server.bodies[0];
  };

  test('is marked as JSON', async () => {
    await sentOf(BOOKING);
    expect(server.contentTypes).toEqual(['application/json']);
  });

  test('of walks has exactly the documented fields, the frequency in lower case', async () => {
    expect(await sentOf(BOOKING)).toStrictEqual({
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
    });
  });

  test('of training has exactly the documented fields', async () => {
    expect(await sentOf(TRAINING_BOOKING)).toStrictEqual({
      user_id: 101,
      address_id: 202,
      pet_id: [302],
      package_id: 502,
      service_start_date: '2026-06-11',
      preferable_time: ['10:30 AM'],
      service_id: '3',
      addons: ['Agility session', 'Behaviour report'],
      total_price: 6499,
    });
  });

  test('of grooming has exactly the documented fields: the packages as chosen, then the trim', async () => {
    expect(await sentOf(GROOMING_BOOKING)).toStrictEqual({
      user_id: 101,
      address_id: 201,
      pet_id: [301],
      package_id: [604, 602, 602],
      service_start_date: '2026-06-12',
      preferable_time: ['Morning | 6:00 AM'],
      service_id: '2',
      addons: ['Paw Balm'],
      total_price: 2997,
    });
  });

  test('of one grooming package without a trim has a list too', async () => {
    expect(await sentOf({ ...GROOMING_BOOKING, packageIds: ['0601'], trimId: undefined })).toMatchObject({ package_id: ['0601'] });
  });

  test('of a trim with the id 0 has that id', async () => {
    expect(await sentOf({ ...GROOMING_BOOKING, trimId: 0 })).toMatchObject({ package_id: [604, 602, 0] });
  });

  test.each([
    ['morning', '11:00 AM', 'Morning | 11:00 AM'],
    ['afternoon', '12:00 PM', 'Afternoon | 12:00 PM'],
    ['evening', '10:00 PM', 'Evening | 10:00 PM'],
  ] as const)('of grooming in the %s at %s names the slot: %s', async (slot, time, sent) => {
    expect(await sentOf({ ...GROOMING_BOOKING, slot, time })).toMatchObject({ preferable_time: [sent] });
  });
});
