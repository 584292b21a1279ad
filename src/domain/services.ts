import type { Booking, ServiceProfile } from './booking';
import type { CalendarDate } from './calendar';
import { EMPTY_GROOMING_BOOKING, GROOMING, groomingBooking } from './grooming';
import type { PackagesAndTrims } from './packages';
import { EMPTY_TRAINING_BOOKING, TRAINING, trainingBooking } from './training';
import { walkingBooking, WALKING } from './walking/walking-booking';
import { EMPTY_WALKING_BOOKING } from './walking/choices';

// To add a service, register its empty booking, its profile and its booking here.

export const EMPTY_BOOKINGS = {
  walking: EMPTY_WALKING_BOOKING,
  training: EMPTY_TRAINING_BOOKING,
  grooming: EMPTY_GROOMING_BOOKING,
};

export type BookingDrafts = typeof EMPTY_BOOKINGS;

export type Service = keyof BookingDrafts;

export const SERVICE_PROFILES: Readonly<Record<Service, ServiceProfile>> = {
  walking: WALKING,
  training: TRAINING,
  grooming: GROOMING,
};

export const SERVICES = Object.keys(SERVICE_PROFILES) as readonly Service[];

export const DEFAULT_SERVICE: Service = 'walking';

const BOOKINGS = { walking: walkingBooking, training: trainingBooking, grooming: groomingBooking };

export type CompleteServiceBooking = NonNullable<ReturnType<ReturnType<(typeof BOOKINGS)[Service]>['complete']>>;

export interface ServiceBooking<Name extends Service = Service> extends Booking {
  asOffered(offers: PackagesAndTrims): BookingDrafts[Name];
  forNextTime(): BookingDrafts[Name];
  complete(): CompleteServiceBooking | undefined;
}

/** Lets TypeScript see for any service that its function takes its draft. */
const BOOKING_OF: {
  readonly [Name in Service]: (draft: BookingDrafts[Name], today: CalendarDate) => ServiceBooking<Name>;
} = BOOKINGS;

export function bookingOf<Name extends Service>(
  service: Name,
  drafts: Pick<BookingDrafts, Name>,
  today: CalendarDate,
): ServiceBooking<Name> {
  return BOOKING_OF[service](drafts[service], today);
}
