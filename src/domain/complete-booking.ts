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

/** A service's booking with address and pets; undefined while something is missing or the day has passed. */
export function completeBooking(choices: Choices, service: Service, today: CalendarDate): CompleteBooking | undefined {
  const { bookings, addressId, petIds } = choices;
  const booking: CompleteServiceBooking | undefined = askRules(bookings, service, (rules, draft) => rules.complete(draft, today));
  return booking && addressId !== undefined && petIds.length > 0 ? { ...booking, addressId, petIds } : undefined;
}
