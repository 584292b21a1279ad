import { describe, expect, test } from 'vitest';
import { HttpBookingGateway } from '../../../src/adapters/http/booking-gateway';
import type { CompleteBooking } from '../../../src/domain/complete-booking';
import { HOSTILE_VALUES, isVisible } from '../../robustness/texts';
import { ASHA, BOOKING, GROOMING_BOOKING, KEY, TRAINING_BOOKING } from '../../port-contracts/people';
import { startedScriptedServer } from './scripted-server';

const server = startedScriptedServer();
const PROBLEM = 'application/problem+json';
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

describe('a refusal as a problem (RFC 9457)', () => {
  const answerTo = (problem: unknown, status = 200, contentType = PROBLEM) => {
    server.answerJson(problem, status, contentType);
    return bookings().submit(ASHA, BOOKING, KEY);
  };
  const told = async (problem: object, contentType?: string) => {
    const answer = await answerTo({ status: 409, ...problem }, 200, contentType);
    expect(answer).toMatchObject({ ok: false, failure: 'refused' });
    return 'message' in answer ? answer.message : undefined;
  };

  test('tells its detail, else its title, else its message', async () => {
    const problem = { type: 'about:blank', title: 'Fully booked', message: 'No.' };
    expect(await told({ ...problem, detail: ' No walkers near you.\n' })).toBe('No walkers near you.');
    expect(await told(problem)).toBe('Fully booked');
    expect(await told({ message: 'No.' })).toBe('No.');
    expect(await told({})).toBeUndefined();
    expect(server.errors).toEqual(Array.from({ length: 4 }, () => 'POST user/createBooking/walking: refused'));
  });

  test('of any shape tells a visible text or nothing', async () => {
    for (const { name, value } of HOSTILE_VALUES) {
      const text = typeof value === 'string' && isVisible(value) ? value.trim() : undefined;
      expect(await told({ detail: value, title: 'Fully booked' }), name).toBe(text ?? 'Fully booked');
      expect(await told({ detail: value, title: value, message: value }), name).toBe(text);
    }
  });

  test.each([
    ['application/problem+json; charset=utf-8', 'No walkers near you.'],
    ['Application/Problem+JSON', 'No walkers near you.'],
    ['application/json', undefined],
    ['text/plain; a=application/problem+json', undefined],
  ])('is known by its content type: %s', async (contentType, message) => {
    expect(await told({ title: 'Fully booked', detail: 'No walkers near you.' }, contentType)).toBe(message);
  });

  const DETAIL = { status: 422, title: 'Fully booked', detail: 'No walkers near you.' };

  test.each([
    [400, 'failed'],
    [401, 'unauthorized'],
    [422, 'failed'],
    [503, 'failed'],
  ])('is not read with the status %i', async (status, failure) => {
    expect(await answerTo(DETAIL, status)).toEqual({ ok: false, failure });
    expect(server.errors).toEqual([`POST user/createBooking/walking: status ${status}`]);
  });

  const WITHOUT_STATUS = [{ detail: 'No walkers near you.' }, null, [], [DETAIL], 'No walkers near you.', 409];

  test.each(WITHOUT_STATUS)('is a failure without a status: %j', async (problem) => {
    expect(await answerTo(problem)).toEqual({ ok: false, failure: 'failed' });
    expect(server.errors).toHaveLength(1);
    expect(server.errors.join()).not.toContain('walkers');
  });

  test('that is no JSON is a failure', async () => {
    server.answer({ body: '<p>No walkers near you.</p>', contentType: PROBLEM });
    expect(await bookings().submit(ASHA, BOOKING, KEY)).toEqual({ ok: false, failure: 'failed' });
    expect(server.errors).toEqual(['POST user/createBooking/walking: the answer is no JSON']);
  });
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
