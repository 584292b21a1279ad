import { expect, test } from 'vitest';
import { HttpBookingGateway } from '../../../src/adapters/http/booking-gateway';
import { ASHA, BOOKING } from '../../contracts/people';
import { startedScriptedServer } from './scripted-server';

const server = startedScriptedServer();
const bookings = (sendsKeys = true) => new HttpBookingGateway({ ...server.dependencies, sendsKeys });

test.each([{ status: 'success' }, { status: 1, message: null }, { status: true, message: 7 }])(
  'a booking answered by %j is submitted',
  async (answer) => {
    server.answerJson(answer);
    expect(await bookings().submit(ASHA, BOOKING)).toEqual({ ok: true, value: undefined });
    expect(server.errors).toEqual([]);
  },
);

test('the key goes out with a booking where the server knows keys, and nowhere else (decision B5)', async () => {
  server.answerJson({ status: true });
  await bookings(false).submit(ASHA, BOOKING);
  await bookings(true).submit(ASHA, BOOKING);
  expect(server.keys).toEqual([undefined, BOOKING.key]);
});

test.each([undefined, '', '  ', null, 7, {}, ['no']])('a message %j is none', async (message) => {
  server.answerJson({ status: false, message });
  expect(await bookings().submit(ASHA, BOOKING)).toEqual({ ok: false, failure: 'refused' });
});

test('a message is told without the spaces around it, and is not logged', async () => {
  server.answerJson({ status: false, message: ' No walkers near you.\n' });
  expect(await bookings().submit(ASHA, BOOKING)).toEqual({ ok: false, failure: 'refused', message: 'No walkers near you.' });
  expect(server.errors).toEqual(['POST user/createBooking/walking: refused']);
});

test('a booking without a status in its answer has failed', async () => {
  server.answerJson({ message: 'Thank you' });
  expect(await bookings().submit(ASHA, BOOKING)).toEqual({ ok: false, failure: 'failed' });
  expect(server.errors).toEqual(['POST user/createBooking/walking: status is missing']);
});
