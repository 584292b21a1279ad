import type { Credentials } from '../domain/account';
import type { CompleteBooking } from '../domain/complete-booking';
import type { Answer } from './answer';
import { token } from './token';

export const BOOKING_GATEWAY = token<BookingGateway>('BookingGateway');

/** Requests for quotes. */
export interface BookingGateway {
  /**
   * Sends a booking once; `refused` carries the server's message. The adapter never sends it again by itself (decision F2).
   * `key` is a UUID, the same each time this booking is sent, until the server accepts it (decision B5).
   */
  submit(credentials: Credentials, booking: CompleteBooking, key: string): Promise<Answer<void>>;
}
