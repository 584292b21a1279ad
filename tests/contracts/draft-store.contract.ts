import { describe, expect, test } from 'vitest';
import { emptyDraft, type Draft } from '../../src/domain/draft';
import type { DraftStore } from '../../src/ports/draft-store';
import { NEW_ADDRESS } from './people';

/** A draft with something in every part of it. */
export const FULL_DRAFT: Draft = {
  ...emptyDraft(),
  bookings: {
    walking: {
      walkFrequency: 'Twice a Day',
      walkDays: 'all days',
      walkDuration: '30 min walk',
      package: { id: 403, name: 'Mid-term', price: 159, durationDays: 15 },
      addOns: ['Poo Picking'],
      startDate: '2026-06-11',
      preferableTime: {
        morning: { checked: true, time: '6:00 AM' },
        afternoon: { checked: false, time: undefined },
        evening: { checked: true, time: undefined },
      },
    },
    training: {
      package: { id: 502, name: 'Obedience Course', price: 6499, sessions: 16, includedAddOns: ['Sit, stay and come'] },
      addOns: ['Agility session'],
      appointment: { date: '2026-06-11', slot: 'afternoon', time: '12:30 PM' },
    },
    grooming: {
      packages: [
        { id: 604, name: "Puppy's First Groom", price: 699 },
        { id: 'g-2', name: 'Full Groom', price: undefined },
      ],
      trim: { id: 604, name: 'Teddy Bear Cut', price: 799 },
      addOns: [{ id: 671, name: 'Nail Clipping' }],
      appointment: { date: '2026-06-12', slot: 'evening', time: undefined },
    },
  },
  changing: 'walking',
  selectedAddressId: 'a-1',
  selectedPetIds: [301, 'p-2'],
  signUp: {
    firstName: 'Meera',
    phoneNumber: '98765',
    email: 'meera@',
    gender: 'female',
    location: NEW_ADDRESS,
  },
  loginPhoneNumber: '9876543210',
  isPetFormOpen: true,
};

/** What every `DraftStore` does. `open` answers a new one above the same storage, as a reload does. */
export function describeDraftStore(name: string, makeOpen: () => () => DraftStore): void {
  describe(`${name} as DraftStore`, () => {
    test('has no draft from the start', () => {
      expect(makeOpen()().read()).toBeUndefined();
    });

    test.each([
      ['an empty draft', emptyDraft()],
      ['a full draft', FULL_DRAFT],
    ])('keeps %s over a reload', (_what, draft) => {
      const open = makeOpen();
      open().write(draft);
      expect(open().read()).toEqual(draft);
    });

    test('keeps the latest draft', () => {
      const open = makeOpen();
      open().write(FULL_DRAFT);
      open().write({ ...FULL_DRAFT, loginPhoneNumber: '1' });
      expect(open().read()?.loginPhoneNumber).toBe('1');
    });
  });
}
