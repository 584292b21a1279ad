import { groomingRules, type GroomingBooking } from './grooming';
import type { ServiceRules } from './service-rules';
import { trainingRules, type TrainingBooking } from './training';
import { walkingRules, type WalkingBooking } from './walking';

/** The booking of each service; this type and `SERVICE_RULES` are where a service joins the funnel. */
export interface BookingDrafts {
  walking: WalkingBooking;
  training: TrainingBooking;
  grooming: GroomingBooking;
}

/** A service by its name in code. */
export type Service = keyof BookingDrafts;

/** The one switch from a service's name to its rules. */
export const SERVICE_RULES: { readonly [Name in Service]: ServiceRules<BookingDrafts[Name]> } = {
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
  question: (rules: ServiceRules<BookingDrafts[Name]>, booking: BookingDrafts[Name]) => Result,
): Result {
  return question(SERVICE_RULES[service], bookings[service]);
}
