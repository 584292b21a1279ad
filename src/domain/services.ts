import { EMPTY_GROOMING_BOOKING, groomingServiceRules } from './grooming';
import type { ServiceRules } from './service-rules';
import { EMPTY_TRAINING_BOOKING, trainingServiceRules } from './training';
import { EMPTY_WALKING_BOOKING } from './walking/choices';
import { walkingServiceRules } from './walking/rules';

// To add a service, register its empty booking and its rules here.

export const EMPTY_BOOKINGS = {
  walking: EMPTY_WALKING_BOOKING,
  training: EMPTY_TRAINING_BOOKING,
  grooming: EMPTY_GROOMING_BOOKING,
};

const RULES = { walking: walkingServiceRules, training: trainingServiceRules, grooming: groomingServiceRules };

/** The booking of each service, complete or not. */
export type BookingDrafts = typeof EMPTY_BOOKINGS;

/** A service by its name in code. */
export type Service = keyof BookingDrafts;

type CompleteBookings = { [Name in Service]: NonNullable<ReturnType<(typeof RULES)[Name]['complete']>> };

/** A complete booking of any service; its field `service` names the service. */
export type CompleteServiceBooking = CompleteBookings[Service];

/** The rules of each service, by the service's name in code. */
export const SERVICE_RULES: { readonly [Name in Service]: ServiceRules<BookingDrafts[Name], CompleteBookings[Name]> } = RULES;

export const SERVICES = Object.keys(SERVICE_RULES) as readonly Service[];

/** The service that the app opens with. */
export const DEFAULT_SERVICE: Service = 'walking';

/** Calls `question` with the rules and the booking of one service, and returns its result. The types then match for TypeScript. */
export function callWithServiceRules<Name extends Service, Result>(
  bookings: BookingDrafts,
  service: Name,
  question: (rules: ServiceRules<BookingDrafts[Name], CompleteBookings[Name]>, booking: BookingDrafts[Name]) => Result,
): Result {
  return question(SERVICE_RULES[service], bookings[service]);
}
