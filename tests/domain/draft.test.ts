import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EMPTY_PET, EMPTY_SIGN_UP, emptyDraft, restoreDraft, type Draft } from '../../src/domain/draft';
import { WALKING_TIMES } from '../../src/domain/time-slots';
import { WALK_DURATIONS, WALK_FREQUENCIES, WALKING_ADD_ONS, WALKING_DAYS } from '../../src/domain/walking';
import './fixed-seed';
import { EXAMPLE } from './walking-example';

/** A draft in which everything is filled in. */
const FULL: Draft = {
  bookings: { walking: EXAMPLE },
  customerId: 101,
  interruptedPage: 'petDetails',
  changing: 'walking',
  selectedAddressId: 7,
  selectedPetIds: [1, 'b2'],
  signUp: {
    firstName: 'Meera',
    phoneNumber: '9820011223',
    email: 'meera@example.com',
    gender: 'female',
    location: {
      fullAddress: 'MG Road, Pune',
      city: 'Pune',
      state: 'Maharashtra',
      country: 'India',
      zipCode: '411001',
      latitude: '18.5163',
      longitude: '73.8772',
      houseFloor: '3rd floor',
      buildingBlock: 'Block B',
      landmark: 'Clock tower',
    },
  },
  loginPhoneNumber: '98765',
  sentOtp: { phoneNumber: '9876500000', resendDeadline: 1_795_000_000_000 },
  location: {
    searchText: 'MG Road, Pune',
    place: {
      fullAddress: 'MG Road, Pune',
      city: 'Pune',
      state: 'Maharashtra',
      country: 'India',
      zipCode: '411001',
      latitude: '18.5163',
      longitude: '73.8772',
    },
    houseFloor: '3rd floor',
    buildingBlock: 'Block B',
    landmark: 'Clock tower',
  },
  isPetFormOpen: true,
  pet: {
    name: 'Bruno',
    breed: 'Indian Pariah',
    gender: 'Male',
    dateOfBirth: 'May 10, 2024',
    lastVaccination: '12/45/2026',
    image: '/9j/4AAQ',
    insured: 'no',
    aggressionLevel: 'medium',
    licensed: 'yes',
  },
};

/** A draft as it comes back from where it was stored. */
function stored(draft: unknown): unknown {
  return JSON.parse(JSON.stringify(draft));
}

const orUndefined = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
const anyId = fc.oneof(fc.nat(), fc.string({ minLength: 1 }));
const slot = (times: readonly string[]) =>
  fc.oneof(
    fc.constant({ checked: false, time: undefined }),
    fc.record({ checked: fc.constant(true), time: orUndefined(fc.constantFrom(...times)) }),
  );

const anyDraft: fc.Arbitrary<Draft> = fc.record({
  bookings: fc.record({
    walking: fc.record({
      walkFrequency: orUndefined(fc.constantFrom(...WALK_FREQUENCIES.map(({ value }) => value))),
      walkDays: orUndefined(fc.constantFrom(...WALKING_DAYS.map(({ value }) => value))),
      walkDuration: orUndefined(fc.constantFrom(...WALK_DURATIONS.map(({ value }) => value))),
      package: orUndefined(
        fc.record({ id: anyId, name: fc.string(), price: orUndefined(fc.nat()), durationDays: orUndefined(fc.nat()) }),
      ),
      addOns: fc.subarray([...WALKING_ADD_ONS]),
      startDate: orUndefined(fc.constantFrom('2026-11-21', '2028-02-29', '2020-01-01')),
      preferableTime: fc.record({
        morning: slot(WALKING_TIMES.morning),
        afternoon: slot(WALKING_TIMES.afternoon),
        evening: slot(WALKING_TIMES.evening),
      }),
    }),
  }),
  customerId: orUndefined(anyId),
  interruptedPage: orUndefined(fc.constantFrom('package', 'schedule', 'address', 'petDetails', 'summary')),
  changing: orUndefined(fc.constant('walking' as const)),
  selectedAddressId: orUndefined(anyId),
  selectedPetIds: fc.array(anyId),
  signUp: fc.record({
    firstName: fc.string(),
    phoneNumber: fc.string(),
    email: fc.string(),
    gender: orUndefined(fc.constantFrom('male', 'female')),
    location: orUndefined(fc.constant(FULL.signUp.location!)),
  }),
  loginPhoneNumber: fc.string(),
  sentOtp: orUndefined(fc.record({ phoneNumber: fc.string(), resendDeadline: fc.nat() })),
  location: fc.record({
    searchText: fc.string(),
    place: orUndefined(fc.constant(FULL.location.place!)),
    houseFloor: fc.string(),
    buildingBlock: fc.string(),
    landmark: fc.string(),
  }),
  isPetFormOpen: fc.boolean(),
  pet: fc.record({
    name: fc.string(),
    breed: fc.string(),
    gender: orUndefined(fc.constantFrom('Male', 'Female')),
    dateOfBirth: fc.string(),
    lastVaccination: fc.string(),
    image: fc.base64String(),
    insured: orUndefined(fc.constantFrom('yes', 'no')),
    aggressionLevel: orUndefined(fc.constantFrom('normal', 'medium', 'high')),
    licensed: orUndefined(fc.constantFrom('yes', 'no')),
  }),
});

describe('a stored draft', () => {
  test('comes back as it was, empty or full', () => {
    expect(restoreDraft(stored(emptyDraft()))).toEqual(emptyDraft());
    expect(restoreDraft(stored(FULL))).toEqual(FULL);
  });

  test('comes back as it was, whatever was filled in', () => {
    fc.assert(
      fc.property(anyDraft, (draft) => {
        expect(restoreDraft(stored(draft))).toEqual(draft);
      }),
    );
  });

  test('has every field again, also those that were stored without a value', () => {
    const restored = restoreDraft(stored(emptyDraft()))!;
    expect(Object.keys(restored).toSorted()).toEqual(Object.keys(FULL).toSorted());
    expect(Object.keys(restored.signUp).toSorted()).toEqual(Object.keys(FULL.signUp).toSorted());
    expect(Object.keys(restored.location).toSorted()).toEqual(Object.keys(FULL.location).toSorted());
    expect(Object.keys(restored.pet).toSorted()).toEqual(Object.keys(FULL.pet).toSorted());
    expect(Object.keys(restored.bookings.walking).toSorted()).toEqual(Object.keys(EXAMPLE).toSorted());
  });
});

describe('a stored value', () => {
  const { location } = FULL.signUp;
  const withLocation = (changed: unknown) => ({ ...FULL, signUp: { ...FULL.signUp, location: changed } });
  const broken: readonly (readonly [string, unknown])[] = [
    ['that is nothing', undefined],
    ['that is null', null],
    ['that is a text', 'draft'],
    ['that is a list', [FULL]],
    ['that is empty', {}],
    ['without bookings', { ...FULL, bookings: undefined }],
    ['without the booking of a service', { ...FULL, bookings: {} }],
    ['with a broken booking', { ...FULL, bookings: { walking: { ...EXAMPLE, walkFrequency: 'Hourly' } } }],
    ['that changes a service which is none', { ...FULL, changing: 'boarding' }],
    ['with a customer without id', { ...FULL, customerId: '' }],
    ['interrupted on a page for visitors', { ...FULL, interruptedPage: 'login' }],
    ['with a code sent at no instant', { ...FULL, sentOtp: { phoneNumber: '9876500000', resendDeadline: null } }],
    ['with an address id that is an object', { ...FULL, selectedAddressId: { id: 7 } }],
    ['with an address id that is null', { ...FULL, selectedAddressId: null }],
    ['with an empty pet id', { ...FULL, selectedPetIds: [''] }],
    ['with pet ids that are no list', { ...FULL, selectedPetIds: 1 }],
    ['without sign-up entries', { ...FULL, signUp: undefined }],
    ['with a gender that is not offered', { ...FULL, signUp: { ...FULL.signUp, gender: 'm' } }],
    ['with a phone number that is a number', { ...FULL, signUp: { ...FULL.signUp, phoneNumber: 9_820_011_223 } }],
    ['with a latitude that is a number', withLocation({ ...location, latitude: 18.5 })],
    ['with a location without landmark', withLocation({ ...location, landmark: undefined })],
    ['without a phone number to log in with', { ...FULL, loginPhoneNumber: undefined }],
    ['with a searched address that is a number', { ...FULL, location: { ...FULL.location, searchText: 12 } }],
    ['with a place without city', { ...FULL, location: { ...FULL.location, place: { ...FULL.location.place, city: undefined } } }],
    ['with a form neither open nor closed', { ...FULL, isPetFormOpen: 'yes' }],
    ['with a pet without name', { ...FULL, pet: { ...FULL.pet, name: undefined } }],
    ["with a pet's gender that is not offered", { ...FULL, pet: { ...FULL.pet, gender: 'male' } }],
    ['with a level that is sent but not offered', { ...FULL, pet: { ...FULL.pet, aggressionLevel: 'slightly' } }],
    ['with an insurance that is a boolean', { ...FULL, pet: { ...FULL.pet, insured: true } }],
    ['with a license that is a boolean', { ...FULL, pet: { ...FULL.pet, licensed: false } }],
  ];

  test.each(broken)('%s is no draft', (_fault, value) => {
    expect(restoreDraft(value)).toBeUndefined();
  });

  test('of any kind is a draft or nothing, and never an exception', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...Object.keys(FULL)), (value, field) => {
        expect(restoreDraft(value)).toBeUndefined();
        expect(() => restoreDraft({ ...FULL, [field]: value })).not.toThrow();
      }),
    );
  });
});

test('an empty draft has nothing chosen or filled in, and is a new one each time', () => {
  expect(emptyDraft()).toMatchObject({
    changing: undefined,
    selectedAddressId: undefined,
    selectedPetIds: [],
    signUp: EMPTY_SIGN_UP,
    loginPhoneNumber: '',
    isPetFormOpen: false,
    pet: EMPTY_PET,
  });
  expect(emptyDraft()).not.toBe(emptyDraft());
});
