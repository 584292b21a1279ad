import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_APPOINTMENT } from '../../../src/domain/appointment';
import { DRAFT_FORMAT } from '../../../src/adapters/browser/stored-formats';
import { emptyDraft } from '../../../src/domain/draft';
import { PAGES_NEEDING_LOGIN } from '../../../src/domain/progress';
import { EMPTY_BOOKINGS, SERVICES, type Service } from '../../../src/domain/services';
import {
  UNCHECKED_SLOT,
  WALK_DURATIONS,
  WALK_FREQUENCIES,
  WALKING_ADD_ONS,
  WALKING_DAYS,
} from '../../../src/domain/walking/choices';
import { fillIn } from '../../../src/funnel/form';
import { LocationForm } from '../../../src/funnel/location/location-form';
import { PetForm } from '../../../src/pages/pets/pet-form';
import { SignUpForm } from '../../../src/pages/sign-up/sign-up-form';
import { FULL_DRAFT } from '../../domain/draft-example';
import '../../domain/fixed-seed';
import { stored } from '../../domain/stored';
import { TODAY } from '../../domain/today';
import drafts from './drafts-of-6101626.json';
import { parseDraft } from './parse-draft';

type Parts = Readonly<Record<string, readonly unknown[]>>;

const rowsOf = (parts: Parts) =>
  Object.entries(parts).flatMap(([path, values]) => values.map((value) => [path, value] as const));

/** A path is such as 'packages.0.price'. */
function changed(value: unknown, path: string, part: unknown): unknown {
  const [field = '', ...rest] = path.split('.');
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  Reflect.set(copy, field, rest.length === 0 ? part : changed(Reflect.get(copy, field), rest.join('.'), part));
  return copy;
}

const draftWith = (path: string, part: unknown) => changed(FULL_DRAFT, path, part);
const bookingWith = (service: Service, path: string, part: unknown) =>
  draftWith(`bookings.${service}${path && '.'}${path}`, part);

test('an empty and a full draft stay the same, and have every field again, also those without a value', () => {
  expect(parseDraft(stored(FULL_DRAFT))).toEqual({ draft: FULL_DRAFT, droppedBookings: [] });
  const { draft } = parseDraft(stored(emptyDraft()))!;
  expect(draft).toStrictEqual(emptyDraft());
  const fieldsOf = ({ bookings, ...others }: typeof draft) =>
    [...Object.values(bookings), others].map((part) => Object.keys(part).toSorted());
  expect(fieldsOf(draft)).toEqual(fieldsOf(FULL_DRAFT));
});

const valuesOf = (options: readonly { readonly value: string }[]) => options.map(({ value }) => value);

test.each(
  rowsOf({
    interruptedPage: [...PAGES_NEEDING_LOGIN],
    selectedAddressId: [0],
    // The forms read their own entries (tests/view-models/forms).
    signUp: [{ gender: 'm', location: { latitude: 18.5 }, ofAnotherVersion: [1] }],
    pet: [{ insured: true }],
    'bookings.walking.walkFrequency': [...valuesOf(WALK_FREQUENCIES)],
    'bookings.walking.walkDays': [...valuesOf(WALKING_DAYS)],
    'bookings.walking.walkDuration': [...valuesOf(WALK_DURATIONS)],
    'bookings.walking.addOns': [WALKING_ADD_ONS],
    'bookings.walking.package.price': [undefined],
    'bookings.walking.package.durationDays': [undefined],
    'bookings.training.package.price': [undefined],
    'bookings.training.package.sessions': [undefined],
    'bookings.training.appointment': [
      { ...EMPTY_APPOINTMENT, date: '2026-12-05' },
      { ...EMPTY_APPOINTMENT, slot: 'evening' },
    ],
    'bookings.grooming.packages.0.price': [undefined],
    'bookings.grooming.trim.price': [undefined],
    'bookings.grooming.appointment': [{ date: '2020-01-01', slot: 'evening', time: '10:00 PM' }],
  }),
)('a draft whose %s is %j stays the same', (path, part) => {
  const draft = draftWith(path, part);
  expect(parseDraft(stored(draft))).toEqual({ draft, droppedBookings: [] });
});

const KEY = '8f14e45f-ceea-4a6b-9c3d-0123456789ab';

const WRONG_IN_DRAFT: Parts = {
  bookings: [undefined, [FULL_DRAFT.bookings.walking]],
  changing: ['sitting'],
  customerId: [2 ** 53],
  interruptedPage: ['package'],
  selectedAddressId: [{ id: 7 }],
  selectedPetIds: [[''], 1],
  signUp: ['Meera'],
  loginPhoneNumber: [9_820_011_223],
  location: ['MG Road, Pune'],
  isPetFormOpen: ['yes'],
  pet: ['Bruno'],
  id: [`x${KEY}`, `${KEY}x`],
  saveCount: ['2'],
  refusedBookings: [[7]],
  unansweredBookingKey: [''],
  'unansweredPet.idsBefore': [undefined],
  'unansweredAddress.sent': [undefined],
};

test.each(rowsOf(WRONG_IN_DRAFT))('a draft whose %s is %j is refused', (path, part) => {
  expect(parseDraft(draftWith(path, part))).toBeUndefined();
});

test.each([
  ['sentOtp', 'sentOtp.resendDeadline'],
  ['sentBooking', 'sentBooking.minutes'],
])('a draft with the %s of another version, without %s, is read without it', (field, path) => {
  expect(parseDraft(stored(draftWith(path, undefined)))?.draft).toEqual(draftWith(field, undefined));
});

const WRONG_DAYS = ['2026-02-30', 1_795_147_200_000];
const WRONG_PRICES = ['159', -1];

const WRONG_IN_APPOINTMENT: Parts = {
  appointment: ['2026-12-05'],
  'appointment.date': WRONG_DAYS,
  'appointment.slot': ['night', 'constructor', undefined],
  // 11:30 AM is the last time of a walking morning, but of no appointment.
  'appointment.time': ['6:00 PM', '11:30 AM', 6.5],
};

const WRONG_IN_BOOKING: Readonly<Record<Service, Parts>> = {
  walking: {
    walkFrequency: ['Hourly'],
    walkDays: ['sundays'],
    walkDuration: ['45 min walk'],
    'package.id': [''],
    'package.price': WRONG_PRICES,
    addOns: [['Singing']],
    startDate: WRONG_DAYS,
    'preferableTime.evening.checked': [1],
    'preferableTime.evening.time': ['6:00 AM'],
  },
  training: {
    'package.id': [''],
    'package.name': [undefined],
    'package.price': WRONG_PRICES,
    'package.sessions': ['8'],
    'package.includedAddOns': [[1]],
    addOns: [[{ name: 'Puppy playgroup' }]],
    ...WRONG_IN_APPOINTMENT,
  },
  grooming: {
    packages: [FULL_DRAFT.bookings.grooming.packages[0]],
    'packages.1.id': ['602'],
    'packages.1.name': [undefined],
    'packages.1.price': WRONG_PRICES,
    'trim.id': [undefined],
    'trim.price': WRONG_PRICES,
    'addOns.0.id': [undefined],
    'addOns.1.id': [674],
    'addOns.0.name': [undefined],
    ...WRONG_IN_APPOINTMENT,
  },
};

const WRONG_BOOKINGS = SERVICES.flatMap((service) =>
  rowsOf({ '': [service], ...WRONG_IN_BOOKING[service] }).map((row) => [service, ...row] as const),
);

test.each(WRONG_BOOKINGS)(
  'a booking of %s whose %s is %j is dropped and reported, and all else stays',
  (service, path, part) => {
    expect(parseDraft(bookingWith(service, path, part))).toEqual({
      draft: bookingWith(service, '', EMPTY_BOOKINGS[service]),
      droppedBookings: [service],
    });
  },
);

const { bookings: _bookings, ...EMPTY } = emptyDraft();

test.each<readonly [field: string, value: unknown]>([
  ...Object.entries(EMPTY),
  ...SERVICES.flatMap((service) => [
    [`bookings.${service}`, EMPTY_BOOKINGS[service]] as const,
    ...Object.entries(EMPTY_BOOKINGS[service]).map(
      ([field, value]) => [`bookings.${service}.${field}`, value] as const,
    ),
  ]),
  ['bookings.walking.preferableTime.evening', UNCHECKED_SLOT],
  ['bookings.walking.preferableTime.evening.checked', false],
  ['bookings.training.package.includedAddOns', []],
  ['bookings.grooming.appointment.time', undefined],
])('a draft of a version before %s gets its empty value %j, and loses nothing', (field, value) => {
  expect(parseDraft(stored(draftWith(field, undefined)))).toEqual({
    draft: draftWith(field, value),
    droppedBookings: [],
  });
});

test('the drafts that commit 6101626 has stored are read, a full one and an empty one', () => {
  const read = (value: unknown) => DRAFT_FORMAT.parse(value, (problem) => expect.unreachable(problem));
  const { leftOut, ...sentBooking } = drafts.full.draft.sentBooking;
  expect(read(drafts.full)).toEqual({
    ...drafts.full.draft,
    refusedBookings: [],
    sentBooking: { ...sentBooking, notInTotal: leftOut },
  });
  const { signUp, location, pet, ...others } = read(drafts.empty)!;
  expect({ ...others, signUp: {}, location: {}, pet: {} }).toEqual({ ...emptyDraft(), id: drafts.empty.draft.id });
  const full = fillIn(new PetForm(TODAY), read(drafts.full)!.pet);
  // Its days were texts, and are asked for again.
  expect(full).toMatchObject({ ...drafts.full.draft.pet, dateOfBirth: '', lastVaccination: '' });
  expect(fillIn(new SignUpForm(), signUp)).toEqual(new SignUpForm());
  expect(fillIn(new LocationForm(), location)).toEqual(new LocationForm());
  expect(fillIn(new PetForm(TODAY), pet)).toEqual(new PetForm(TODAY));
});

test('a draft with fields of another version is read without them', () => {
  const draft = draftWith('bookings.walking.leash', 'long');
  expect(parseDraft({ ...(draft as object), theme: 'dark' })).toEqual({ draft: FULL_DRAFT, droppedBookings: [] });
});

test('any value is parsed or refused, without an exception', () => {
  for (const value of [undefined, null, 'draft', [FULL_DRAFT], {}]) expect(parseDraft(value)).toBeUndefined();
  fc.assert(
    fc.property(fc.anything(), fc.constantFrom(...Object.keys(FULL_DRAFT)), (value, field) => {
      expect(parseDraft(value)).toBeUndefined();
      expect(() => parseDraft({ ...FULL_DRAFT, [field]: value })).not.toThrow();
    }),
  );
});
