import { EMPTY_GROOMING_BOOKING, groomingRules, type CompleteGroomingBooking, type GroomingBooking } from './grooming';
import type { ServiceRules } from './service-rules';
import { EMPTY_TRAINING_BOOKING, trainingRules, type CompleteTrainingBooking, type TrainingBooking } from './training';
import { EMPTY_WALKING_BOOKING, type WalkingBooking } from './walking/choices';
import { walkingRules, type CompleteWalkingBooking } from './walking/rules';

/** The booking of each service, complete or not. A new service is registered in this file. */
export interface BookingDrafts {
  walking: WalkingBooking;
  training: TrainingBooking;
  grooming: GroomingBooking;
}

/** A service by its name in code. */
export type Service = keyof BookingDrafts;

interface CompleteBookings {
  walking: CompleteWalkingBooking;
  training: CompleteTrainingBooking;
  grooming: CompleteGroomingBooking;
}

/** A complete booking of any service, which `service` names. */
export type CompleteServiceBooking = CompleteBookings[Service];

/** Empty bookings of all services. */
export const EMPTY_BOOKINGS: BookingDrafts = {
  walking: EMPTY_WALKING_BOOKING,
  training: EMPTY_TRAINING_BOOKING,
  grooming: EMPTY_GROOMING_BOOKING,
};

/** The one switch from a service's name to its rules. */
export const SERVICE_RULES: { readonly [Name in Service]: ServiceRules<BookingDrafts[Name], CompleteBookings[Name]> } = {
  walking: walkingRules,
  training: trainingRules,
  grooming: groomingRules,
};

/** All services that can be booked. */
export const SERVICES = Object.keys(SERVICE_RULES) as readonly Service[];

/** The service that the app opens with. */
export const FIRST_SERVICE: Service = 'walking';

/** Asks a service's rules about its booking; keeps the two together for the type checker. */
export function askRules<Name extends Service, Result>(
  bookings: BookingDrafts,
  service: Name,
  question: (rules: ServiceRules<BookingDrafts[Name], CompleteBookings[Name]>, booking: BookingDrafts[Name]) => Result,
): Result {
  return question(SERVICE_RULES[service], bookings[service]);
}
