import fc from 'fast-check';
import { APPOINTMENT_TIMES, type Appointment } from '../../../src/domain/appointment';
import type { Draft } from '../../../src/domain/draft';
import type { GroomingBookingDraft } from '../../../src/domain/grooming';
import { PAGES_NEEDING_LOGIN } from '../../../src/domain/progress';
import { SERVICES } from '../../../src/domain/services';
import { TIME_SLOTS } from '../../../src/domain/time-slots';
import type { TrainingBookingDraft } from '../../../src/domain/training';
import {
  WALK_DURATIONS,
  WALK_FREQUENCIES,
  WALKING_ADD_ONS,
  WALKING_DAYS,
  type WalkingBookingDraft,
} from '../../../src/domain/walking/choices';
import { WALKING_TIMES } from '../../../src/domain/walking/schedule';
import { FULL_DRAFT } from '../../domain/draft-example';

const allowMissing = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
const anyId = fc.oneof(fc.nat(), fc.string({ minLength: 1 }).filter((text) => !/^\.{1,2}$/.test(text)));
const anyDay = allowMissing(fc.constantFrom('2026-11-21', '2028-02-29', '2020-01-01'));
const anyPrice = allowMissing(fc.nat().map((paise) => paise / 100));
const slot = (times: readonly string[]) =>
  fc.oneof(
    fc.constant({ checked: false, time: undefined }),
    fc.record({ checked: fc.constant(true), time: allowMissing(fc.constantFrom(...times)) }),
  );

const anyWalking: fc.Arbitrary<WalkingBookingDraft> = fc.record({
  walkFrequency: allowMissing(fc.constantFrom(...WALK_FREQUENCIES.map(({ value }) => value))),
  walkDays: allowMissing(fc.constantFrom(...WALKING_DAYS.map(({ value }) => value))),
  walkDuration: allowMissing(fc.constantFrom(...WALK_DURATIONS.map(({ value }) => value))),
  package: allowMissing(
    fc.record({ id: anyId, name: fc.string(), price: anyPrice, durationDays: allowMissing(fc.nat()) }),
  ),
  addOns: fc.subarray([...WALKING_ADD_ONS]),
  startDate: anyDay,
  preferableTime: fc.record({
    morning: slot(WALKING_TIMES.morning),
    afternoon: slot(WALKING_TIMES.afternoon),
    evening: slot(WALKING_TIMES.evening),
  }),
});

const anyAppointment: fc.Arbitrary<Appointment> = fc.oneof(
  fc.record({ date: anyDay, slot: fc.constant(undefined), time: fc.constant(undefined) }),
  ...TIME_SLOTS.map((each) =>
    fc.record({ date: anyDay, slot: fc.constant(each), time: allowMissing(fc.constantFrom(...APPOINTMENT_TIMES[each])) }),
  ),
);

const anyTraining: fc.Arbitrary<TrainingBookingDraft> = fc.record({
  package: allowMissing(
    fc.record({
      id: anyId,
      name: fc.string(),
      price: anyPrice,
      sessions: allowMissing(fc.nat()),
      includedAddOns: fc.array(fc.string()),
    }),
  ),
  addOns: fc.array(fc.string()),
  appointment: anyAppointment,
});

const anyPriced = fc.record({ id: anyId, name: fc.string(), price: anyPrice });

const anyGrooming: fc.Arbitrary<GroomingBookingDraft> = fc.record({
  packages: fc.array(anyPriced),
  trim: allowMissing(anyPriced),
  addOns: fc.array(fc.record({ id: anyId, name: fc.string() })),
  appointment: anyAppointment,
});

const anyUnanswered = allowMissing(fc.record({ sent: fc.string(), idsBefore: fc.array(anyId) }));

/** Generates drafts with any values that the booking pages can store. */
export const anyDraft: fc.Arbitrary<Draft> = fc.record({
  bookings: fc.record({ walking: anyWalking, training: anyTraining, grooming: anyGrooming }),
  customerId: allowMissing(anyId),
  interruptedPage: allowMissing(fc.constantFrom(...PAGES_NEEDING_LOGIN)),
  changing: allowMissing(fc.constantFrom(...SERVICES)),
  selectedAddressId: allowMissing(anyId),
  selectedPetIds: fc.array(anyId),
  signUp: fc.record({
    firstName: fc.string(),
    phoneNumber: fc.string(),
    email: fc.string(),
    gender: allowMissing(fc.constantFrom('male', 'female')),
    location: allowMissing(fc.constant(FULL_DRAFT.signUp.location!)),
  }),
  loginPhoneNumber: fc.string(),
  sentOtp: allowMissing(fc.record({ phoneNumber: fc.string(), resendDeadline: fc.nat() })),
  location: fc.record({
    searchText: fc.string(),
    place: allowMissing(fc.constant(FULL_DRAFT.location.place!)),
    houseFloor: fc.string(),
    buildingBlock: fc.string(),
    landmark: fc.string(),
    correctedZipCode: allowMissing(fc.string()),
  }),
  isPetFormOpen: fc.boolean(),
  pet: fc.record({
    name: fc.string(),
    breed: fc.string(),
    gender: allowMissing(fc.constantFrom('Male', 'Female')),
    dateOfBirth: fc.string(),
    lastVaccination: fc.string(),
    image: fc.base64String(),
    insured: allowMissing(fc.constantFrom('yes', 'no')),
    aggressionLevel: allowMissing(fc.constantFrom('normal', 'medium', 'high')),
    licensed: allowMissing(fc.constantFrom('yes', 'no')),
  }),
  sentBooking: allowMissing(
    fc.record({
      id: fc.uuid(),
      serviceLabel: fc.string(),
      choices: fc.array(fc.record({ label: fc.string(), value: fc.string() })),
      estimatedTotal: fc.string(),
      leftOut: fc.string(),
      petNames: fc.array(fc.string()),
      startsAt: fc.integer(),
      minutes: fc.integer(),
    }),
  ),
  phoneEnding: allowMissing(fc.string()),
  unansweredAddress: anyUnanswered,
  unansweredPet: anyUnanswered,
  unacceptedBookings: fc.array(fc.record({ sent: fc.string(), key: fc.uuid() })),
});
