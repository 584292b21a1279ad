import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyDraft } from '../../../src/domain/draft';
import { EMPTY_BOOKINGS, SERVICES, type Service } from '../../../src/domain/services';
import { anyDraft } from './any-draft';
import { FULL_DRAFT } from '../../domain/draft-example';
import '../../domain/fixed-seed';
import { parseDraft } from './parse-draft';
import { stored } from '../../domain/stored';

describe('a stored draft', () => {
  test('stays the same, empty or full', () => {
    expect(parseDraft(stored(emptyDraft()))?.draft).toEqual(emptyDraft());
    expect(parseDraft(stored(FULL_DRAFT))).toEqual({ draft: FULL_DRAFT, droppedBookings: [] });
  });

  test('stays the same with any input', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        expect(parseDraft(stored(draft))?.draft).toEqual(draft);
      }),
    );
  });

  test('has every field again, also those without a value', () => {
    const restored = parseDraft(stored(emptyDraft()))!.draft;
    expect(Object.keys(restored).toSorted()).toEqual(Object.keys(FULL_DRAFT).toSorted());
    expect(Object.keys(restored.signUp).toSorted()).toEqual(Object.keys(FULL_DRAFT.signUp).toSorted());
    expect(Object.keys(restored.location).toSorted()).toEqual(Object.keys(FULL_DRAFT.location).toSorted());
    expect(Object.keys(restored.pet).toSorted()).toEqual(Object.keys(FULL_DRAFT.pet).toSorted());
    for (const service of SERVICES) {
      const fields = Object.keys(restored.bookings[service]).toSorted();
      expect(fields).toEqual(Object.keys(FULL_DRAFT.bookings[service]).toSorted());
    }
  });
});

describe('a stored value', () => {
  const KEY = '8f14e45f-ceea-4a6b-9c3d-0123456789ab';
  const { location } = FULL_DRAFT.signUp;
  const withLocation = (changed: unknown) => ({ ...FULL_DRAFT, signUp: { ...FULL_DRAFT.signUp, location: changed } });
  const withBooking = (service: Service, changes: Readonly<Record<string, unknown>>) => ({
    ...FULL_DRAFT,
    bookings: { ...FULL_DRAFT.bookings, [service]: { ...FULL_DRAFT.bookings[service], ...changes } },
  });
  const broken: readonly (readonly [string, unknown])[] = [
    ['that is nothing', undefined],
    ['that is null', null],
    ['that is a text', 'draft'],
    ['that is a list', [FULL_DRAFT]],
    ['that is empty', {}],
    ['without bookings', { ...FULL_DRAFT, bookings: undefined }],
    ['whose bookings are a list', { ...FULL_DRAFT, bookings: [FULL_DRAFT.bookings.walking] }],
    ['that changes an unknown service', { ...FULL_DRAFT, changing: 'sitting' }],
    ['with a customer without id', { ...FULL_DRAFT, customerId: '' }],
    ['interrupted on a visitor\'s page', { ...FULL_DRAFT, interruptedPage: 'package' }],
    ['with a sent code without a deadline', { ...FULL_DRAFT, sentOtp: { phoneNumber: '9876500000', resendDeadline: null } }],
    ['with an address id that is an object', { ...FULL_DRAFT, selectedAddressId: { id: 7 } }],
    ['with an address id that is null', { ...FULL_DRAFT, selectedAddressId: null }],
    ['with the key of a booking in a list', { ...FULL_DRAFT, unacceptedBookings: [{ sent: '', key: [KEY] }] }],
    ['with a key after another character', { ...FULL_DRAFT, unacceptedBookings: [{ sent: '', key: `x${KEY}` }] }],
    ['with a key before another character', { ...FULL_DRAFT, unacceptedBookings: [{ sent: '', key: `${KEY}x` }] }],
    ['with an empty pet id', { ...FULL_DRAFT, selectedPetIds: [''] }],
    ['with pet ids that are no list', { ...FULL_DRAFT, selectedPetIds: 1 }],
    ['without sign-up entries', { ...FULL_DRAFT, signUp: undefined }],
    ['with a gender that is not offered', { ...FULL_DRAFT, signUp: { ...FULL_DRAFT.signUp, gender: 'm' } }],
    ['with a phone number that is a number', { ...FULL_DRAFT, signUp: { ...FULL_DRAFT.signUp, phoneNumber: 9_820_011_223 } }],
    ['with a latitude that is a number', withLocation({ ...location, latitude: 18.5 })],
    ['with a location without landmark', withLocation({ ...location, landmark: undefined })],
    ['without a phone number to log in with', { ...FULL_DRAFT, loginPhoneNumber: undefined }],
    ['with a searched address that is a number', { ...FULL_DRAFT, location: { ...FULL_DRAFT.location, searchText: 12 } }],
    ['with a place without city', { ...FULL_DRAFT, location: { ...FULL_DRAFT.location, place: { ...FULL_DRAFT.location.place, city: undefined } } }],
    ['with an invalid value for an open form', { ...FULL_DRAFT, isPetFormOpen: 'yes' }],
    ['with a pet without name', { ...FULL_DRAFT, pet: { ...FULL_DRAFT.pet, name: undefined } }],
    ['with an invalid value for a sent booking', { ...FULL_DRAFT, sentBooking: { ...FULL_DRAFT.sentBooking, startsAt: 'soon' } }],
    ["with a pet's gender that is not offered", { ...FULL_DRAFT, pet: { ...FULL_DRAFT.pet, gender: 'male' } }],
    ["with the server's word for a level", { ...FULL_DRAFT, pet: { ...FULL_DRAFT.pet, aggressionLevel: 'slightly' } }],
    ['with an insurance that is a boolean', { ...FULL_DRAFT, pet: { ...FULL_DRAFT.pet, insured: true } }],
    ['with an invalid key', { ...FULL_DRAFT, unacceptedBookings: [{ sent: '', key: 'a\nb' }] }],
    ['with a sent pet but no ids', { ...FULL_DRAFT, unansweredPet: { sent: 'Bruno' } }],
    ['with a sent address but no text', { ...FULL_DRAFT, unansweredAddress: { idsBefore: [] } }],
    ['with a license that is a boolean', { ...FULL_DRAFT, pet: { ...FULL_DRAFT.pet, licensed: false } }],
  ];

  test.each(broken)('%s is refused', (_fault, value) => {
    expect(parseDraft(value)).toBeUndefined();
  });

  test.each(SERVICES)('with an invalid booking of %s loses that booking only, and reports it', (service) => {
    expect(parseDraft(withBooking(service, {}))?.droppedBookings).toEqual([]);
    const restored = parseDraft({ ...FULL_DRAFT, bookings: { ...FULL_DRAFT.bookings, [service]: { package: 'Express' } } });
    expect(restored?.droppedBookings).toEqual([service]);
    expect(restored?.draft).toEqual({ ...FULL_DRAFT, bookings: { ...FULL_DRAFT.bookings, [service]: EMPTY_BOOKINGS[service] } });
  });

  test.each(SERVICES)('of a version before %s gets an empty booking of it, and loses nothing', (service) => {
    const { [service]: _booking, ...bookings } = FULL_DRAFT.bookings;
    const restored = parseDraft({ ...FULL_DRAFT, bookings });
    expect(restored?.draft.bookings[service]).toEqual(EMPTY_BOOKINGS[service]);
    expect(restored?.droppedBookings).toEqual([]);
  });

  test('of a version without the note of a sent booking is a draft without one', () => {
    const { sentBooking: _sentBooking, ...older } = FULL_DRAFT;
    expect(parseDraft(older)?.draft.sentBooking).toBeUndefined();
  });

  test('of any kind is parsed or refused, without an exception', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...Object.keys(FULL_DRAFT)), (value, field) => {
        expect(parseDraft(value)).toBeUndefined();
        expect(() => parseDraft({ ...FULL_DRAFT, [field]: value })).not.toThrow();
      }),
    );
  });
});
