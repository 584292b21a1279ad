import { EMPTY_GROOMING_BOOKING, groomingRules, type CompleteGroomingBooking, type GroomingBooking } from './grooming';
import type { ServiceRules } from './service-rules';
import { EMPTY_TRAINING_BOOKING, trainingRules, type CompleteTrainingBooking, type TrainingBooking } from './training';
import { EMPTY_WALKING_BOOKING, type WalkingBooking } from './walking/choices';
import { walkingRules, type CompleteWalkingBooking } from './walking/rules';

/** The booking of each service, complete or not. To add a service, register it in this file. */
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

/** A complete booking of any service; its field `service` names the service. */
export type CompleteServiceBooking = CompleteBookings[Service];

/** Empty bookings of all services. */
export const EMPTY_BOOKINGS: BookingDrafts = {
  walking: EMPTY_WALKING_BOOKING,
  training: EMPTY_TRAINING_BOOKING,
  grooming: EMPTY_GROOMING_BOOKING,
};

/** The rules of each service, found by its name in code. */
export const SERVICE_RULES: { readonly [Name in Service]: ServiceRules<BookingDrafts[Name], CompleteBookings[Name]> } = {
  walking: walkingRules,
  training: trainingRules,
  grooming: groomingRules,
};

/** All services that can be booked. */
export const SERVICES = Object.keys(SERVICE_RULES) as readonly Service[];

/** The service that the app opens with. */
export const FIRST_SERVICE: Service = 'walking';

/** Calls `question` with the rules and the booking of one service, so that their types match. */
export function askRules<Name extends Service, Result>(
  bookings: BookingDrafts,
  service: Name,
  question: (rules: ServiceRules<BookingDrafts[Name], CompleteBookings[Name]>, booking: BookingDrafts[Name]) => Result,
): Result {
  return question(SERVICE_RULES[service], bookings[service]);
}
