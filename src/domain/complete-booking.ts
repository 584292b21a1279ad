import type { CalendarDate } from './calendar';
import { askRules, type BookingDrafts, type CompleteServiceBooking, type Service } from './services';
import type { Id } from './ids';

/** A booking with everything that the server needs for a quote. */
export type CompleteBooking = CompleteServiceBooking & {
  readonly addressId: Id;
  readonly petIds: readonly Id[];
};

/** A customer's choices so far. */
interface Choices {
  readonly bookings: BookingDrafts;
  readonly addressId: Id | undefined;
  readonly petIds: readonly Id[];
}

/** A service's complete booking; undefined if a choice, address or pet is missing, or the day can no longer be booked. */
export function completeBooking(choices: Choices, service: Service, today: CalendarDate): CompleteBooking | undefined {
  const { bookings, addressId, petIds } = choices;
  const booking: CompleteServiceBooking | undefined = askRules(bookings, service, (rules, draft) => rules.complete(draft, today));
  return booking && addressId !== undefined && petIds.length > 0 ? { ...booking, addressId, petIds } : undefined;
}
