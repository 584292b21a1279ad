import { afterEach, expect, test, vi } from 'vitest';
import { ASHA, ask, GROOMING_BOOKING, makeBackend, requestTo, TRAINING_BOOKING, WALKING_BOOKING } from './support';

afterEach(() => {
  vi.useRealTimers();
});

test.each(['packages/4', 'packages/3', 'packages/2'])("in 'packages unreachable' nothing answers %s", async (path) => {
  const backend = makeBackend('packages unreachable');
  expect((await backend.respond(requestTo(path))).type).toBe('error');
});

test.each([
  ['walking', WALKING_BOOKING],
  ['training', TRAINING_BOOKING],
  ['grooming', GROOMING_BOOKING],
])("in 'bookings refused' a %s booking is refused with a message", async (service, body) => {
  const backend = makeBackend('bookings refused');
  expect(await ask(backend, `user/createBooking/${service}`, { body, token: ASHA.token })).toEqual({
    status: 200,
    body: { status: false, message: 'No pet master is free in your area on that day.' },
  });
  expect(backend.db.booking.count()).toBe(0);
});

test("in 'add-ons out of order' the first training package's add-ons come after the second's", async () => {
  vi.useFakeTimers();
  const backend = makeBackend('add-ons out of order');
  const arrived: number[] = [];
  const answers = [501, 502].map((id) => ask(backend, `addons/3/${id}`).then(() => arrived.push(id)));
  await answers[1];
  expect(arrived).toEqual([502]);
  await vi.advanceTimersByTimeAsync(4000);
  await answers[0];
  expect(arrived).toEqual([502, 501]);
});
