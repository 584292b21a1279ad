import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GENDERS } from '../../../src/domain/account';
import { EMPTY_APPOINTMENT } from '../../../src/domain/appointment';
import { emptyDraft } from '../../../src/domain/draft';
import { AGGRESSION_LEVELS, PET_GENDERS } from '../../../src/domain/pet';
import { PAGES_NEEDING_LOGIN } from '../../../src/domain/progress';
import { EMPTY_BOOKINGS, SERVICES, type Service } from '../../../src/domain/services';
import { WALK_DURATIONS, WALK_FREQUENCIES, WALKING_ADD_ONS, WALKING_DAYS } from '../../../src/domain/walking/choices';
import { FULL_DRAFT } from '../../domain/draft-example';
import '../../domain/fixed-seed';
import { stored } from '../../domain/stored';
import { parseDraft } from './parse-draft';

type Parts = Readonly<Record<string, readonly unknown[]>>;

const rowsOf = (parts: Parts) =>
  Object.entries(parts).flatMap(([path, values]) => values.map((value) => [path, value] as const));

/** A copy of a value with another value at a path such as 'packages.0.price'. */
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
  const fieldsOf = ({ signUp, location, pet, bookings, ...others }: typeof draft) =>
    [signUp, location, pet, ...Object.values(bookings), others].map((part) => Object.keys(part).toSorted());
  expect(fieldsOf(draft)).toEqual(fieldsOf(FULL_DRAFT));
});

const valuesOf = (options: readonly { readonly value: string }[]) => options.map(({ value }) => value);

test.each(
  rowsOf({
    interruptedPage: [...PAGES_NEEDING_LOGIN],
    changing: [...SERVICES],
    selectedAddressId: [0],
    'signUp.gender': [...valuesOf(GENDERS)],
    'pet.gender': [...PET_GENDERS],
    'pet.aggressionLevel': [...valuesOf(AGGRESSION_LEVELS)],
    'bookings.walking.walkFrequency': [...valuesOf(WALK_FREQUENCIES)],
    'bookings.walking.walkDays': [...valuesOf(WALKING_DAYS)],
    'bookings.walking.walkDuration': [...valuesOf(WALK_DURATIONS)],
    'bookings.walking.addOns': [WALKING_ADD_ONS],
    'bookings.walking.package.price': [undefined],
    'bookings.walking.package.durationDays': [undefined],
    'bookings.walking.startDate': ['2020-01-01'],
    'bookings.training.package.price': [undefined],
    'bookings.training.package.sessions': [undefined],
    'bookings.training.package.includedAddOns': [[]],
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
  customerId: ['', 2 ** 53],
  interruptedPage: ['package'],
  selectedAddressId: [{ id: 7 }, null],
  selectedPetIds: [[''], [2 ** 53], 1],
  signUp: [undefined],
  'signUp.gender': ['m'],
  'signUp.phoneNumber': [9_820_011_223],
  'signUp.location.latitude': [18.5],
  'signUp.location.landmark': [undefined],
  loginPhoneNumber: [undefined],
  'sentOtp.resendDeadline': [null],
  'location.searchText': [12],
  'location.place.city': [undefined],
  isPetFormOpen: ['yes'],
  'pet.name': [undefined],
  'pet.gender': ['male'],
  'pet.aggressionLevel': ['slightly'],
  'pet.insured': [true],
  'pet.licensed': [false],
  'sentBooking.startsAt': ['soon'],
  id: [[KEY], `x${KEY}`, `${KEY}x`],
  saveCount: ['2', null],
  'unansweredPet.idsBefore': [undefined],
  'unansweredAddress.sent': [undefined],
};

test.each(rowsOf(WRONG_IN_DRAFT))('a draft whose %s is %j is refused', (path, part) => {
  expect(parseDraft(draftWith(path, part))).toBeUndefined();
});

const WRONG_DAYS = ['2026-02-30', '', 1_795_147_200_000, ['2026-12-05']];
const WRONG_PRICES = ['159', -1, null];

/** Wrong parts of the appointment, which training and grooming store alike. */
const WRONG_IN_APPOINTMENT: Parts = {
  appointment: [undefined, null, '2026-12-05', [FULL_DRAFT.bookings.training.appointment]],
  'appointment.date': WRONG_DAYS,
  'appointment.slot': ['night', 'Morning', 'constructor', undefined],
  // 11:30 AM is the last time of a walking morning, but of no appointment.
  'appointment.time': ['6:00 PM', '6:45 AM', '11:30 AM', '', null, 6.5],
};

const WRONG_IN_BOOKING: Readonly<Record<Service, Parts>> = {
  walking: {
    walkFrequency: ['Hourly', '2 Walks'],
    walkDays: ['sundays'],
    walkDuration: ['45 min walk'],
    package: ['Mid-term'],
    'package.id': [''],
    'package.price': WRONG_PRICES,
    addOns: [['Singing'], 'Combing'],
    startDate: WRONG_DAYS,
    preferableTime: [undefined],
    'preferableTime.evening': [undefined],
    'preferableTime.evening.checked': [undefined],
    'preferableTime.evening.time': [17, '6:00 AM'],
  },
  training: {
    package: ['Puppy Basics'],
    'package.id': [''],
    'package.name': [undefined],
    'package.price': WRONG_PRICES,
    'package.sessions': ['8'],
    'package.includedAddOns': [undefined, [1]],
    addOns: [[{ name: 'Puppy playgroup' }], 'Puppy playgroup', undefined],
    ...WRONG_IN_APPOINTMENT,
  },
  grooming: {
    packages: [undefined, FULL_DRAFT.bookings.grooming.packages[0], [602, 601]],
    'packages.1.id': ['', '602'],
    'packages.1.name': [undefined],
    'packages.1.price': WRONG_PRICES,
    trim: [602, null],
    'trim.id': [undefined],
    'trim.price': WRONG_PRICES,
    addOns: [['Paw Balm'], 'Paw Balm'],
    'addOns.0.id': [undefined],
    'addOns.1.id': [674],
    'addOns.0.name': [undefined],
    ...WRONG_IN_APPOINTMENT,
  },
};

const WRONG_BOOKINGS = SERVICES.flatMap((service) =>
  rowsOf({ '': [null, service, [FULL_DRAFT.bookings[service]], {}], ...WRONG_IN_BOOKING[service] }).map(
    (row) => [service, ...row] as const,
  ),
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

test.each(SERVICES)('a draft of a version before %s gets an empty booking of it, and loses nothing', (service) => {
  const older = stored(bookingWith(service, '', undefined));
  expect(parseDraft(older)).toEqual({ draft: bookingWith(service, '', EMPTY_BOOKINGS[service]), droppedBookings: [] });
});

test.each([
  ['sentBooking', undefined],
  ['phoneEnding', undefined],
  ['id', ''],
  ['saveCount', 0],
])('a draft of a version before %s gets %j', (field, value) => {
  expect(parseDraft(stored(draftWith(field, undefined)))).toEqual({
    draft: draftWith(field, value),
    droppedBookings: [],
  });
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
