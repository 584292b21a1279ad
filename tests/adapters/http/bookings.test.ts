import { describe, expect, test } from 'vitest';
import { HttpBookingGateway } from '../../../src/adapters/http/bookings';
import { ASHA, BOOKING, KEY } from '../../port-contracts/people';
import { startedScriptedServer } from './scripted-server';

const server = startedScriptedServer();
const PROBLEM = 'application/problem+json';

function answerTo(body: unknown, status = 200, contentType = 'application/json') {
  server.answerJson(body, status, contentType);
  return new HttpBookingGateway(...server.dependencies).submit(ASHA, BOOKING, KEY);
}

const no = (failure: string, message?: string) => ({ ok: false, failure, ...(message !== undefined && { message }) });
const refused = (message?: string) => no('refused', message);
const unclear = (message?: string) => no('unclear', message);

test.each([{ status: 'success' }, { status: true, message: 7 }])(
  'a booking with the answer %j is submitted',
  async (answer) => {
    expect(await answerTo(answer)).toEqual({ ok: true, value: undefined });
    expect(server.errors).toEqual([]);
  },
);

test.each<[message: unknown, told?: string]>([
  [' No walkers near you.\n', 'No walkers near you.'],
  ['é'.repeat(301), 'é'.repeat(300)],
  ...['\u200b', 7].map((unread): [unknown] => [unread]),
])('the message %j tells %j, and is not logged', async (message, told) => {
  expect(await answerTo({ status: false, message })).toEqual(refused(told));
  expect(server.errors).toEqual(['POST user/createBooking/walking: refused']);
});

test.each<[answer: object, told?: string]>([
  // PHP writes an empty object like this.
  [[]],
  [{ status: 'created', message: 'Booking created' }, 'Booking created'],
])('the answer %j has no status that says yes or no, and so is an unclear no (decision A10)', async (answer, told) => {
  expect(await answerTo(answer)).toEqual(unclear(told));
  expect(server.errors).toEqual(['POST user/createBooking/walking: refused']);
});

describe('a refusal as a problem (RFC 9457)', () => {
  const DETAIL = { status: 409, title: 'Fully booked', message: 'No.', detail: ' No walkers near you.\n' };

  test.each<[changes: object, told?: string]>([
    [{}, 'No walkers near you.'],
    [{ detail: 7 }, 'Fully booked'],
    [{ detail: undefined, title: {} }, 'No.'],
    [{ detail: [], title: 7, message: null }],
  ])('with %j tells its detail, else its title, else its message: %j', async (changes, told) => {
    expect(await answerTo({ ...DETAIL, ...changes }, 200, PROBLEM)).toEqual(unclear(told));
    expect(server.errors).toEqual(['POST user/createBooking/walking: refused']);
  });

  test.each([
    ['Application/Problem+JSON; charset=utf-8', 'Fully booked'],
    ['application/json', undefined],
    [`text/plain; a=${PROBLEM}`, undefined],
  ])('is known by its content type: %s', async (contentType, told) => {
    expect(await answerTo({ status: 409, title: 'Fully booked' }, 200, contentType)).toEqual(unclear(told));
  });
});
