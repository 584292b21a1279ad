import fc from 'fast-check';
import { APPOINTMENT_TIMES, type Appointment } from '../../../src/domain/appointment';
import type { Draft } from '../../../src/domain/draft';
import type { GroomingBooking } from '../../../src/domain/grooming';
import { PAGES_NEEDING_LOGIN } from '../../../src/domain/progress';
import { SERVICES } from '../../../src/domain/services';
import { TIME_SLOTS } from '../../../src/domain/time-slots';
import type { TrainingBooking } from '../../../src/domain/training';
import {
  WALK_DURATIONS,
  WALK_FREQUENCIES,
  WALKING_ADD_ONS,
  WALKING_DAYS,
  type WalkingBooking,
} from '../../../src/domain/walking/choices';
import { WALKING_TIMES } from '../../../src/domain/walking/schedule';
import { FULL_DRAFT } from '../../domain/draft-example';

const orUndefined = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined });
const anyId = fc.oneof(fc.nat(), fc.string({ minLength: 1 }).filter((text) => !/^\.{1,2}$/.test(text)));
const anyDay = orUndefined(fc.constantFrom('2026-11-21', '2028-02-29', '2020-01-01'));
const anyPrice = orUndefined(fc.nat().map((paise) => paise / 100));
const slot = (times: readonly string[]) =>
  fc.oneof(
    fc.constant({ checked: false, time: undefined }),
    fc.record({ checked: fc.constant(true), time: orUndefined(fc.constantFrom(...times)) }),
  );

const anyWalking: fc.Arbitrary<WalkingBooking> = fc.record({
  walkFrequency: orUndefined(fc.constantFrom(...WALK_FREQUENCIES.map(({ value }) => value))),
  walkDays: orUndefined(fc.constantFrom(...WALKING_DAYS.map(({ value }) => value))),
  walkDuration: orUndefined(fc.constantFrom(...WALK_DURATIONS.map(({ value }) => value))),
  package: orUndefined(
    fc.record({ id: anyId, name: fc.string(), price: anyPrice, durationDays: orUndefined(fc.nat()) }),
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
    fc.record({ date: anyDay, slot: fc.constant(each), time: orUndefined(fc.constantFrom(...APPOINTMENT_TIMES[each])) }),
  ),
);

const anyTraining: fc.Arbitrary<TrainingBooking> = fc.record({
  package: orUndefined(
    fc.record({
      id: anyId,
      name: fc.string(),
      price: anyPrice,
      sessions: orUndefined(fc.nat()),
      includedAddOns: fc.array(fc.string()),
    }),
  ),
  addOns: fc.array(fc.string()),
  appointment: anyAppointment,
});

const anyPriced = fc.record({ id: anyId, name: fc.string(), price: anyPrice });

const anyGrooming: fc.Arbitrary<GroomingBooking> = fc.record({
  packages: fc.array(anyPriced),
  trim: orUndefined(anyPriced),
  addOns: fc.array(fc.record({ id: anyId, name: fc.string() })),
  appointment: anyAppointment,
});

const anyUnanswered = orUndefined(fc.record({ sent: fc.string(), idsBefore: fc.array(anyId) }));

/** Generates drafts with any values that the booking pages can store. */
export const anyDraft: fc.Arbitrary<Draft> = fc.record({
  bookings: fc.record({ walking: anyWalking, training: anyTraining, grooming: anyGrooming }),
  customerId: orUndefined(anyId),
  interruptedPage: orUndefined(fc.constantFrom(...PAGES_NEEDING_LOGIN)),
  changing: orUndefined(fc.constantFrom(...SERVICES)),
  selectedAddressId: orUndefined(anyId),
  selectedPetIds: fc.array(anyId),
  signUp: fc.record({
    firstName: fc.string(),
    phoneNumber: fc.string(),
    email: fc.string(),
    gender: orUndefined(fc.constantFrom('male', 'female')),
    location: orUndefined(fc.constant(FULL_DRAFT.signUp.location!)),
  }),
  loginPhoneNumber: fc.string(),
  sentOtp: orUndefined(fc.record({ phoneNumber: fc.string(), resendDeadline: fc.nat() })),
  location: fc.record({
    searchText: fc.string(),
    place: orUndefined(fc.constant(FULL_DRAFT.location.place!)),
    houseFloor: fc.string(),
    buildingBlock: fc.string(),
    landmark: fc.string(),
    correctedZipCode: orUndefined(fc.string()),
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
  sentBooking: orUndefined(
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
  phoneEnding: orUndefined(fc.string()),
  unansweredAddress: anyUnanswered,
  unansweredPet: anyUnanswered,
  unacceptedBookings: fc.array(fc.record({ sent: fc.string(), key: fc.uuid() })),
});
