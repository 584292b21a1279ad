import { describe, expect, test } from 'vitest';
import { RandomUuids } from '../../src/adapters/browser/random-uuids';
import type { CompleteBooking } from '../../src/domain/complete-booking';
import { failure, success, type Answer } from '../../src/ports/answer';
import { AlertsViewModel } from '../../src/view-models/alerts';
import { SummaryViewModel } from '../../src/view-models/summary';
import { EXAMPLE } from '../domain/walking-example';
import { seen } from './seen';
import { ASHA, visitor } from './visitor';

/** Asha on the summary of a complete walking booking; the server answers when the test says so. */
function summaryOfWalks() {
  const world = visitor();
  world.session.begin(ASHA);
  world.draft.update({ selectedAddressId: 201, selectedPetIds: [301, 302] });
  world.funnel.arrive('walking', 'summary');
  const sent: CompleteBooking[] = [];
  const sentKeys: string[] = [];
  let answerSubmit = (_answer: Answer<void>) => {};
  const bookingGateway = {
    submit: (_customer: unknown, booking: CompleteBooking, key: string) => {
      sent.push(booking);
      sentKeys.push(key);
      return new Promise<Answer<void>>((resolve) => (answerSubmit = resolve));
    },
  };
  const alerts = new AlertsViewModel();
  const summary = new SummaryViewModel({ ...world, alerts, bookingGateway, uniqueIds: new RandomUuids() });
  const answered = async (answer: Answer<void>) => {
    answerSubmit(answer);
    await new Promise<void>((resolve) => void setImmediate(resolve));
  };
  return { ...world, alerts, answered, sent, sentKeys, summary };
}

test('sends what was chosen, and is replaced by the thank-you page', async () => {
  const { summary, sent, answered, moves, alerts } = summaryOfWalks();
  void summary.getBestQuotes();
  expect(sent).toMatchObject([{ service: 'walking', addressId: 201, petIds: [301, 302] }]);
  expect(moves).toEqual([]);
  await answered(success(undefined));
  expect(moves).toEqual(['instead /thankyou']);
  expect(alerts.message).toBeUndefined();
});

test('is locked from the press to the answer (decision F2)', async () => {
  const { summary, sent, answered } = summaryOfWalks();
  const submitting = seen(() => summary.isSubmitting);
  void summary.getBestQuotes();
  void summary.getBestQuotes();
  expect(submitting).toEqual([false, true]);
  expect(sent).toHaveLength(1);
  await answered(failure('failed'));
  expect(submitting).toEqual([false, true, false]);
});

test('books no second time for who goes on pressing until the next page is there', async () => {
  const { summary, sent, answered } = summaryOfWalks();
  void summary.getBestQuotes();
  await answered(success(undefined));
  void summary.getBestQuotes();
  expect(sent).toHaveLength(1);
  expect(summary.isSubmitting).toBe(true);
});

test('has one key until the server says yes, another for each change, and a new one for the next booking (decision B5)', async () => {
  const { summary, sentKeys, answered, alerts, draft, session, addressBook, petList } = summaryOfWalks();
  const press = async (answer: Answer<void>) => {
    for (const list of [addressBook.saved, petList.pets]) list.clear();
    void summary.getBestQuotes();
    await answered(answer);
    alerts.close();
    await answered(answer);
  };
  await press(failure('unreachable'));
  session.begin({ ...ASHA, token: 'another' });
  await press(failure('refused'));
  draft.update({ selectedPetIds: [301] });
  await press(failure('unreachable'));
  draft.update({ selectedPetIds: [301, 302] });
  await press(success(undefined));
  const [key, again, changed, changedBack] = sentKeys;
  expect([again, changedBack]).toEqual([key, key]);
  expect(changed).not.toBe(key);
  draft.clear();
  expect(draft.current.confirmedBookings).toEqual([]);
});

describe('a booking that fails', () => {
  test.each([
    [failure('refused', 'No walkers near you.'), 'No walkers near you.'],
    [failure('refused'), 'Failed to submit booking request.'],
    [failure('failed'), 'Something went wrong. Please try again.'],
    [failure('unreachable'), 'Something went wrong. Please try again.'],
  ])('as %j is alerted, and stays on the page', async (answer, message) => {
    const { summary, answered, alerts, moves, session } = summaryOfWalks();
    void summary.getBestQuotes();
    await answered(answer);
    expect(alerts.message).toBe(message);
    alerts.close();
    await answered(answer);
    expect(moves).toEqual([]);
    expect(session.isLoggedIn).toBe(true);
  });

  test('for a lost session is alerted first, and then leads to login (decision A7)', async () => {
    const { summary, answered, alerts, moves, session } = summaryOfWalks();
    const done = summary.getBestQuotes();
    await answered(failure('unauthorized'));
    expect(alerts.message).toBe('Something went wrong. Please try again.');
    expect(session.isLoggedIn).toBe(true);
    alerts.close();
    await done;
    expect(session.isLoggedIn).toBe(false);
    expect(moves).toEqual(['instead /walking/login']);
  });
});

test.each([
  ['nobody is logged in', ({ session }: ReturnType<typeof visitor>) => session.lose()],
  ['midnight took the first day', ({ clock }: ReturnType<typeof visitor>) => (clock.instant = Date.parse(`${EXAMPLE.startDate}T00:00:00+05:30`))],
])('sends nothing where %s', async (_why, happens) => {
  const world = summaryOfWalks();
  happens(world);
  await world.summary.getBestQuotes();
  expect(world.sent).toEqual([]);
});
