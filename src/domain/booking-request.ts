import type { CalendarDate } from './calendar';
import { bookingOf, type BookingDrafts, type CompleteServiceBooking, type Service } from './services';
import type { Id } from './ids';

export type BookingRequest = CompleteServiceBooking & {
  readonly addressId: Id;
  readonly petIds: readonly Id[];
};

export function bookingRequestIfComplete(
  { bookings, addressId, petIds }: { bookings: BookingDrafts; addressId: Id | undefined; petIds: readonly Id[] },
  service: Service,
  today: CalendarDate,
): BookingRequest | undefined {
  const booking = bookingOf(service, bookings, today).complete();
  return booking && addressId !== undefined && petIds.length > 0 ? { ...booking, addressId, petIds } : undefined;
}
