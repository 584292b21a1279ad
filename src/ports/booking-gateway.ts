import type { Credentials } from '../domain/account';
import type { CompleteBooking } from '../domain/complete-booking';
import type { Answer } from './answer';
import { token } from './token';

export const BOOKING_GATEWAY = token<BookingGateway>('BookingGateway');

/** Sends bookings to the server, as requests for quotes. */
export interface BookingGateway {
  /**
   * Sends a booking once (decision F2). `refused` carries the server's message, if any. `key` is a UUID, the same at each attempt
   * until the server accepts the booking (decision B5).
   */
  submit(credentials: Credentials, booking: CompleteBooking, key: string): Promise<Answer<void>>;
}
