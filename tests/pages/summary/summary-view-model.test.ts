import { setImmediate as settle } from 'node:timers/promises';
import { runInAction } from 'mobx';
import { describe, expect, test, vi } from 'vitest';
import { emptyDraft } from '../../../src/domain/draft';
import type { BookingRequest } from '../../../src/domain/booking-request';
import { failure, success, type Answer } from '../../../src/ports/answer';
import { BOOKING_GATEWAY_PORT, PACKAGES_PORT } from '../../../src/ports/server';
import type { RemoteListStatus } from '../../../src/stores/remote-list';
import { AlertsViewModel } from '../../../src/funnel/alerts';
import { LastBookingStore } from '../../../src/stores/last-booking-store';
import { SummaryViewModel } from '../../../src/pages/summary/summary-view-model';
import { PUPPY_BASICS } from '../../domain/training-example';
import { EXAMPLE } from '../../domain/walking-example';
import { heldPackages, offered } from '../held-packages';
import { ASHA, visitor } from '../visitor';

const HOME = { id: 201, type: 'Home', address: 'Banjara Hills', isSelected: false };
const PETS = [301, 302].map((id) => ({ id, name: `Pet ${id}`, breed: '', image: '' }));

/** `answered` resolves the request that sends the booking. */
async function summaryOfWalks() {
  const world = visitor(EXAMPLE, { addresses: [HOME], pets: PETS });
  world.session.begin(ASHA);
  world.draft.update({ selectedAddressId: 201, selectedPetIds: [301, 302] });
  world.funnel.arrive('walking', 'summary');
  await settle();
  const sent: BookingRequest[] = [];
  const sentKeys: string[] = [];
  let answerSubmit = (_answer: Answer<void>) => {};
  const bookingGateway = {
    sendsKeys: true,
    submit: (_customer: unknown, booking: BookingRequest, key: string) => {
      sent.push(booking);
      sentKeys.push(key);
      return new Promise<Answer<void>>((resolve) => (answerSubmit = resolve));
    },
  };
  const { packages, offers } = heldPackages();
  const container = world.containerWith([BOOKING_GATEWAY_PORT, bookingGateway], [PACKAGES_PORT, packages]);
  const [alerts, summary] = [container.get(AlertsViewModel), container.get(SummaryViewModel)];
  const answered = async (answer: Answer<void>) => {
    answerSubmit(answer);
    await settle();
  };
  const lastBooking = container.get(LastBookingStore);
  return { ...world, alerts, answered, lastBooking, offers, sent, sentKeys, summary };
}

test('a booking has one key until the server says no or yes; a changed one has another (decision B5)', async () => {
  const { sentBookings, alerts, answered, draft, session, sentKeys, summary } = await summaryOfWalks();
  const press = async (answer: Answer<void>) => {
    void summary.getBestQuotes();
    await answered(answer);
    alerts.close();
    await answered(answer);
  };
  await press(failure('unreachable'));
  session.begin({ ...ASHA, token: 'another' });
  await press(failure('failed'));
  await press(failure('unclear'));
  draft.update({ selectedPetIds: [301] });
  await press(failure('refused'));
  draft.update({ selectedPetIds: [301, 302] });
  await press(failure('refused'));
  session.end('loggedOut');
  session.begin(ASHA);
  draft.update({ selectedAddressId: 201, selectedPetIds: [301, 302] });
  await press(failure('invalid'));
  const { id } = draft.current;
  await press(success(undefined));
  const [key, again, afterUnclear, changed, changedBack, afterNo, afterOtherNo] = sentKeys;
  expect([again, afterUnclear, changedBack]).toEqual([key, key, key]);
  expect(new Set([key, changed, afterNo, afterOtherNo]).size).toBe(4);
  // A tab that does not know of the noes still offers the booking with its first key.
  expect(sentBookings.has(key!)).toBe(true);
  expect(draft.current.id).not.toBe(id);
});

test.each([true, false])(
  'a booking is kept for the next one unless the session ended meanwhile: %j (decision B15)',
  async (hasEnded) => {
    const { answered, lastBooking, session, summary } = await summaryOfWalks();
    void summary.getBestQuotes();
    if (hasEnded) session.end('loggedOut');
    await answered(success(undefined));
    if (hasEnded) session.begin(ASHA);
    const kept = lastBooking.of('walking');
    expect(kept?.selectedPetIds).toEqual(hasEnded ? undefined : [301, 302]);
  },
);

test('clears the draft in the same task as the yes, before the page changes, but still shows what was sent (decision B5)', async () => {
  const { answered, draft, funnel, navigation, summary } = await summaryOfWalks();
  const draftAtMove: unknown[] = [];
  vi.spyOn(navigation, 'replace').mockImplementation((page) => draftAtMove.push(page, draft.current));
  void summary.getBestQuotes();
  const before = funnel.booking.overview;
  await answered(success(undefined));
  const { customerId, selectedAddressId, sentBooking } = draft.current;
  expect(draftAtMove).toEqual([
    'thankYou',
    { ...emptyDraft(), id: expect.any(String), customerId, selectedAddressId, sentBooking },
  ]);
  expect(sentBooking).toBeDefined();
  expect([funnel.booking.overview, funnel.booking.pets]).toEqual([before, PETS]);
});

test.each<Answer<void>>([success(undefined), failure('unreachable')])(
  'ends the booking if another tab has sent it meanwhile, whatever comes of its own call: %j',
  async (answer) => {
    const { sentBookings, alerts, answered, draft, funnel, moves, sentKeys, summary } = await summaryOfWalks();
    void summary.getBestQuotes();
    sentBookings.add(sentKeys[0]!);
    await answered(answer);
    expect([moves, funnel.redirect('walking', 'summary')]).toEqual([[], 'thankYou']);
    expect(alerts.message).toBeUndefined();
    expect(draft.current).toMatchObject({ selectedPetIds: [], sentBooking: undefined });
  },
);

describe('while the lists of addresses and pets are on their way, a press waits', () => {
  test('once, and sends what was shown, whatever it costs by then', async () => {
    const { offers, petList, sent, summary } = await summaryOfWalks();
    const setStatus = (status: RemoteListStatus) => runInAction(() => (petList.pets.status = status));
    summary.checkPrices();
    setStatus('loading');
    void summary.getBestQuotes();
    void summary.getBestQuotes();
    expect([sent, summary.isWaiting]).toEqual([[], true]);
    await offers.answer(0, offered({ ...PUPPY_BASICS, id: 12, name: 'Mid-term', price: 999, durationDays: 15 }));
    setStatus('ready');
    await settle();
    expect([sent.map(({ total }) => total), summary.priceCheck.change]).toEqual([[159 * 2 * 15], undefined]);
  });

  test('and sends nothing once the customer has left', async () => {
    const { funnel, petList, sent, summary } = await summaryOfWalks();
    void petList.pets.load();
    void summary.getBestQuotes();
    funnel.arrive('walking', 'petDetails');
    await settle();
    expect([sent, summary.isWaiting]).toEqual([[], false]);
  });
});
