import { expect, test } from 'vitest';
import { emptyDraft } from '../../src/domain/draft';
import { FULL_DRAFT } from '../domain/draft-example';
import { storesInMemory } from './stores-in-memory';
import { ASHA, VIKRAM } from '../pages/visitor';

test("keeps only the bookings and the code's dialog when another customer logs in on the same device", () => {
  const { draft, session } = storesInMemory();
  session.begin(ASHA);
  const pet = { ...draft.current.pet, name: 'Bruno' };
  const location = { ...draft.current.location, houseFloor: '12' };
  const walking = { ...draft.bookings.walking, walkDays: 'all days' as const };
  draft.updateBooking('walking', walking);
  const unanswered = { sent: 'Bruno', idsBefore: [301] };
  draft.update({ selectedAddressId: 201, selectedPetIds: [301], isPetFormOpen: true, pet, location });
  const { sentOtp } = FULL_DRAFT;
  draft.update({ sentOtp, unansweredAddress: unanswered, unansweredPet: unanswered });
  session.end('lost');
  session.begin(VIKRAM);
  expect(draft.current).toEqual({
    ...emptyDraft(),
    id: expect.any(String),
    customerId: 102,
    bookings: { ...emptyDraft().bookings, walking },
    sentOtp,
  });
});

test('keeps nothing of one customer if another is logged in when the page loads', () => {
  const stored = { ...emptyDraft(), customerId: ASHA.userId, selectedPetIds: [301] };
  const { draft } = storesInMemory({ credentials: VIKRAM, draft: stored });
  expect(draft.current).toEqual({ ...emptyDraft(), id: expect.any(String), customerId: VIKRAM.userId });
});

test('knows the end of the phone number that was logged in with, also after a reload, but not of another customer', () => {
  const { draft, session, changeElsewhere } = storesInMemory();
  session.begin(ASHA, '9876543210');
  expect(draft.current.phoneEnding).toBe('3210');
  session.begin({ ...ASHA, token: 'another' });
  expect(draft.current.phoneEnding).toBe('3210');
  session.begin({ userId: 999, token: 'other' });
  expect(draft.current.phoneEnding).toBeUndefined();
  session.begin(ASHA, '9876543210');
  changeElsewhere({ userId: 999, token: 'other' });
  expect(draft.current.phoneEnding).toBeUndefined();
});

test('keeps nothing of the customer after a logout', () => {
  const { draft, session } = storesInMemory();
  session.begin(ASHA);
  draft.update({ ...FULL_DRAFT });
  session.end('loggedOut');
  const { id, saveCount, refusedBookings, bookings, interruptedPage } = FULL_DRAFT;
  expect(draft.current).toEqual({ ...emptyDraft(), id, saveCount, refusedBookings, bookings, interruptedPage });
});
