import { expect, test } from 'vitest';
import { RandomUuids } from '../../src/adapters/browser/random-uuids';
import type { CompleteBooking } from '../../src/domain/complete-booking';
import { failure, success, type Answer } from '../../src/ports/answer';
import { AlertsViewModel } from '../../src/view-models/alerts';
import { SummaryViewModel } from '../../src/view-models/summary';
import { ASHA, visitor } from './visitor';

/** Asha on the summary of a complete walking booking. With `answered` the test resolves the request that sends the booking. */
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

test('books once, even if the customer presses again before the next page opens', async () => {
  const { summary, sent, answered } = summaryOfWalks();
  void summary.getBestQuotes();
  await answered(success(undefined));
  void summary.getBestQuotes();
  expect(sent).toHaveLength(1);
  expect(summary.isSubmitting).toBe(true);
});

test("keeps a booking's key until the server accepts it; a changed or later booking has a new key (decision B5)", async () => {
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
  expect(draft.current.unacceptedBookings).toEqual([]);
});
