import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EMPTY_APPOINTMENT } from '../../../src/domain/appointment';
import { emptyDraft } from '../../../src/domain/draft';
import { EMPTY_BOOKINGS, SERVICES, type Service } from '../../../src/domain/services';
import { UNCHECKED_SLOT } from '../../../src/domain/walking/choices';
import { FULL_DRAFT } from '../../domain/draft-example';
import '../../domain/fixed-seed';
import { stored } from '../../domain/stored';
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

test.each(
  rowsOf({
    selectedAddressId: [0],
    // The forms read their own entries (tests/pages).
    signUp: [{ gender: 'm', ofAnotherVersion: [1] }],
    'bookings.walking.package.price': [undefined],
    'bookings.training.package.sessions': [undefined],
    'bookings.training.appointment': [{ ...EMPTY_APPOINTMENT, date: '2026-12-05' }],
    'bookings.grooming.trim.price': [undefined],
    'bookings.grooming.appointment': [{ date: '2020-01-01', slot: 'evening', time: '10:00 PM' }],
  }),
)('a draft whose %s is %j stays the same', (path, part) => {
  const draft = draftWith(path, part);
  expect(parseDraft(stored(draft))).toEqual({ draft, droppedBookings: [] });
});

const KEY = '8f14e45f-ceea-4a6b-9c3d-0123456789ab';

const WRONG_IN_DRAFT: Parts = {
  bookings: [undefined],
  changing: ['sitting'],
  customerId: [2 ** 53],
  interruptedPage: ['package'],
  selectedAddressId: [{ id: 7 }],
  selectedPetIds: [['']],
  pet: ['Bruno'],
  id: [`x${KEY}`],
  saveCount: ['2'],
  refusedBookings: [[7]],
  'unansweredPet.idsBefore': [undefined],
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

test('what a sent booking left out is read under its earlier name too', () => {
  const { notInTotal: leftOut, ...sentBooking } = FULL_DRAFT.sentBooking!;
  expect(parseDraft({ ...FULL_DRAFT, sentBooking: { ...sentBooking, leftOut } })?.draft).toEqual(FULL_DRAFT);
});

const WRONG_IN_APPOINTMENT: Parts = {
  'appointment.date': ['2026-02-30'],
  'appointment.slot': ['constructor'],
  // The last time of a walking morning, but of no appointment.
  'appointment.time': ['11:30 AM'],
};

const WRONG_IN_BOOKING: Readonly<Record<Service, Parts>> = {
  walking: {
    walkFrequency: ['Hourly'],
    walkDays: ['sundays'],
    walkDuration: ['45 min walk'],
    'package.price': ['159', -1],
    addOns: [['Singing']],
    startDate: ['2026-02-30'],
    'preferableTime.evening.time': ['6:00 AM'],
  },
  training: {
    'package.name': [undefined],
    'package.price': [-1],
    'package.includedAddOns': [[1]],
    addOns: [[{ name: 'Puppy playgroup' }]],
    ...WRONG_IN_APPOINTMENT,
  },
  grooming: {
    'packages.1.id': ['602'],
    'packages.1.price': [-1],
    'trim.id': [undefined],
    'addOns.1.id': [674],
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
