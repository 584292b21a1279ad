import fc from 'fast-check';
import { expect, test } from 'vitest';
import { GENDERS } from '../../../src/domain/account';
import { emptyDraft } from '../../../src/domain/draft';
import { AGGRESSION_LEVELS, PET_GENDERS } from '../../../src/domain/pet';
import { PAGES_NEEDING_LOGIN } from '../../../src/domain/progress';
import { EMPTY_BOOKINGS, SERVICES, type Service } from '../../../src/domain/services';
import { WALK_DURATIONS, WALK_FREQUENCIES, WALKING_ADD_ONS, WALKING_DAYS } from '../../../src/domain/walking/choices';
import { FULL_DRAFT } from '../../domain/draft-example';
import '../../domain/fixed-seed';
import { stored } from '../../domain/stored';
import { parseDraft } from './parse-draft';

/** A copy of a value with another value at a path such as 'packages.0.price'. */
function changed(value: unknown, path: string, part: unknown): unknown {
  const [field = '', ...rest] = path.split('.');
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  Reflect.set(copy, field, rest.length === 0 ? part : changed(Reflect.get(copy, field), rest.join('.'), part));
  return copy;
}

const draftWith = (path: string, part: unknown) => changed(FULL_DRAFT, path, part);
const bookingWith = (service: Service, path: string, part: unknown) => draftWith(`bookings.${service}${path && '.'}${path}`, part);

test('an empty and a full draft stay the same, and have every field again, also those without a value', () => {
  expect(parseDraft(stored(FULL_DRAFT))).toEqual({ draft: FULL_DRAFT, droppedBookings: [] });
  const { draft } = parseDraft(stored(emptyDraft()))!;
  expect(draft).toStrictEqual(emptyDraft());
  const fieldsOf = ({ signUp, location, pet, bookings, ...others }: typeof draft) =>
    [signUp, location, pet, ...Object.values(bookings), others].map((part) => Object.keys(part).toSorted());
  expect(fieldsOf(draft)).toEqual(fieldsOf(FULL_DRAFT));
});

const optionsAt = (path: string, options: readonly { readonly value: string }[]) => options.map(({ value }) => [path, value] as const);

test.each<readonly [path: string, part: unknown]>([
  ['customerId', undefined],
  ['interruptedPage', undefined],
  ['changing', undefined],
  ['selectedAddressId', 0],
  ['signUp.gender', undefined],
  ['signUp.location', undefined],
  ['location.place', undefined],
  ['location.correctedZipCode', undefined],
  ['pet.aggressionLevel', undefined],
  ['sentOtp', undefined],
  ['unansweredPet', undefined],
  ['bookings.walking.package', undefined],
  ['bookings.walking.package.price', undefined],
  ['bookings.walking.package.durationDays', undefined],
  ['bookings.walking.preferableTime.evening.time', undefined],
  ['bookings.walking.startDate', '2020-01-01'],
  ['bookings.training.package', undefined],
  ['bookings.training.package.price', undefined],
  ['bookings.training.package.sessions', undefined],
  ['bookings.training.package.includedAddOns', []],
  ['bookings.training.appointment.time', undefined],
  ['bookings.training.appointment', { date: '2026-12-05', slot: undefined, time: undefined }],
  ['bookings.grooming.packages', []],
  ['bookings.grooming.packages.0.price', undefined],
  ['bookings.grooming.trim', undefined],
  ['bookings.grooming.trim.price', undefined],
  ['bookings.grooming.appointment', { date: '2020-01-01', slot: 'evening', time: '10:00 PM' }],
  ...SERVICES.map((each) => ['changing', each] as const),
  ...PAGES_NEEDING_LOGIN.map((each) => ['interruptedPage', each] as const),
  ...optionsAt('signUp.gender', GENDERS),
  ...PET_GENDERS.map((each) => ['pet.gender', each] as const),
  ...optionsAt('pet.aggressionLevel', AGGRESSION_LEVELS),
  ...optionsAt('bookings.walking.walkFrequency', WALK_FREQUENCIES),
  ...optionsAt('bookings.walking.walkDays', WALKING_DAYS),
  ...optionsAt('bookings.walking.walkDuration', WALK_DURATIONS),
  ['bookings.walking.addOns', WALKING_ADD_ONS],
])('a draft whose %s is %j stays the same', (path, part) => {
  const draft = draftWith(path, part);
  expect(parseDraft(stored(draft))).toEqual({ draft, droppedBookings: [] });
});

const KEY = '8f14e45f-ceea-4a6b-9c3d-0123456789ab';

test.each<[path: string, part: unknown]>([
  ['bookings', undefined],
  ['bookings', [FULL_DRAFT.bookings.walking]],
  ['changing', 'sitting'],
  ['customerId', ''],
  ['interruptedPage', 'package'],
  ['sentOtp.resendDeadline', null],
  ['selectedAddressId', { id: 7 }],
  ['selectedAddressId', null],
  ['selectedPetIds', ['']],
  ['selectedPetIds', 1],
  ['signUp', undefined],
  ['signUp.gender', 'm'],
  ['signUp.phoneNumber', 9_820_011_223],
  ['signUp.location.latitude', 18.5],
  ['signUp.location.landmark', undefined],
  ['location.searchText', 12],
  ['location.place.city', undefined],
  ['isPetFormOpen', 'yes'],
  ['pet.name', undefined],
  ['pet.gender', 'male'],
  ['pet.aggressionLevel', 'slightly'],
  ['pet.insured', true],
  ['sentBooking.startsAt', 'soon'],
  ['unacceptedBookings.0.key', [KEY]],
  ['unacceptedBookings.0.key', `x${KEY}`],
  ['unacceptedBookings.0.key', `${KEY}x`],
  ['unansweredPet.idsBefore', undefined],
  ['unansweredAddress.sent', undefined],
])('a draft whose %s is %j is refused', (path, part) => {
  expect(parseDraft(draftWith(path, part))).toBeUndefined();
});

/** Wrong parts of the appointment, which training and grooming store alike. */
const WRONG_APPOINTMENTS: readonly (readonly [path: string, part: unknown])[] = [
  ['appointment', undefined],
  ['appointment', null],
  ['appointment', '2026-12-05'],
  ['appointment', [FULL_DRAFT.bookings.training.appointment]],
  ['appointment.date', '2026-02-30'],
  ['appointment.date', ''],
  ['appointment.date', 1_795_147_200_000],
  ['appointment.date', ['2026-12-05']],
  ['appointment.slot', 'night'],
  ['appointment.slot', 'Morning'],
  ['appointment.slot', 'constructor'],
  ['appointment.slot', undefined],
  ['appointment.time', '6:00 PM'],
  ['appointment.time', '6:45 AM'],
  // The last time of a walking morning, but of no appointment.
  ['appointment.time', '11:30 AM'],
  ['appointment.time', ''],
  ['appointment.time', null],
  ['appointment.time', 6.5],
];

const WRONG_PARTS: Readonly<Record<Service, readonly (readonly [path: string, part: unknown])[]>> = {
  walking: [
    ['walkFrequency', 'Hourly'],
    ['walkFrequency', '2 Walks'],
    ['walkDays', 'sundays'],
    ['walkDuration', '45 min walk'],
    ['package', 'Mid-term'],
    ['package.id', ''],
    ['package.price', '159'],
    ['package.price', -1],
    ['package.price', null],
    ['addOns', ['Singing']],
    ['addOns', 'Combing'],
    ['startDate', '2026-02-30'],
    ['preferableTime', undefined],
    ['preferableTime.evening', undefined],
    ['preferableTime.evening.checked', undefined],
    ['preferableTime.evening.time', 17],
    ['preferableTime.evening.time', '6:00 AM'],
  ],
  training: [
    ['package', 'Puppy Basics'],
    ['package.id', ''],
    ['package.name', undefined],
    ['package.price', null],
    ['package.sessions', '8'],
    ['package.includedAddOns', undefined],
    ['package.includedAddOns', [1]],
    ['addOns', [{ name: 'Puppy playgroup' }]],
    ['addOns', 'Puppy playgroup'],
    ['addOns', undefined],
    ...WRONG_APPOINTMENTS,
  ],
  grooming: [
    ['packages', undefined],
    ['packages', FULL_DRAFT.bookings.grooming.packages[0]],
    ['packages', [602, 601]],
    ['packages.1.id', ''],
    ['packages.1.id', '602'],
    ['packages.1.name', undefined],
    ['packages.1.price', '1499'],
    ['trim', 602],
    ['trim', null],
    ['trim.id', undefined],
    ['trim.price', '799'],
    ['addOns', ['Paw Balm']],
    ['addOns', 'Paw Balm'],
    ['addOns.0.id', undefined],
    ['addOns.1.id', 674],
    ['addOns.0.name', undefined],
    ...WRONG_APPOINTMENTS,
  ],
};

const WRONG_BOOKINGS = SERVICES.flatMap((service) =>
  [...WRONG_PARTS[service], ['', null] as const, ['', service] as const, ['', {}] as const].map(([path, part]) => [service, path, part] as const),
);

test.each(WRONG_BOOKINGS)('a booking of %s whose %s is %j is dropped and reported, and all else stays', (service, path, part) => {
  expect(parseDraft(bookingWith(service, path, part))).toEqual({ draft: bookingWith(service, '', EMPTY_BOOKINGS[service]), droppedBookings: [service] });
});

test.each(SERVICES)('a draft of a version before %s gets an empty booking of it, and loses nothing', (service) => {
  const older = stored(bookingWith(service, '', undefined));
  expect(parseDraft(older)).toEqual({ draft: bookingWith(service, '', EMPTY_BOOKINGS[service]), droppedBookings: [] });
});

test.each([
  ['sentBooking', undefined],
  ['phoneEnding', undefined],
  ['unacceptedBookings', []],
])('a draft of a version before %s gets %j', (field, value) => {
  expect(parseDraft(stored(draftWith(field, undefined)))).toEqual({ draft: draftWith(field, value), droppedBookings: [] });
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
