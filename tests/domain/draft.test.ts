import { expect, test } from 'vitest';
import { emptyDraft } from '../../src/domain/draft';
import { EMPTY_BOOKINGS } from '../../src/domain/services';

test('an empty draft has no choices or input, and is a new object each time', () => {
  expect(emptyDraft()).toMatchObject({
    bookings: EMPTY_BOOKINGS,
    changing: undefined,
    selectedAddressId: undefined,
    selectedPetIds: [],
    signUp: {},
    loginPhoneNumber: '',
    location: {},
    isPetFormOpen: false,
    pet: {},
    sentBooking: undefined,
    phoneEnding: undefined,
  });
  expect(emptyDraft()).not.toBe(emptyDraft());
});
