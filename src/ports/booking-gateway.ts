import type { Credentials } from '../domain/account';
import type { CompleteBooking } from '../domain/complete-booking';
import type { Answer } from './answer';
import { injectionToken } from './injection-token';

export const BOOKING_GATEWAY_PORT = injectionToken<BookingGateway>('BookingGateway');

/** Sends bookings to the server, as requests for quotes. */
export interface BookingGateway {
  /** Sends a booking, without retries (decision F2). `key` is a UUID, the same one at each attempt for this booking (decision B5). */
  submit(credentials: Credentials, booking: CompleteBooking, key: string): Promise<Answer<void>>;
}
