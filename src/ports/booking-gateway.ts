import type { Credentials } from '../domain/account';
import type { ServiceRequest } from '../domain/service-rules';
import type { Service } from '../domain/services';
import type { Id } from '../domain/shape';
import type { Answer } from './answer';
import { token } from './token';

export const BOOKING_GATEWAY = token<BookingGateway>('BookingGateway');

/** A complete booking, as 'Get Best Quotes' sends it. */
export interface BookingRequest {
  readonly service: Service;
  /** The id that the server knows the service by. */
  readonly serviceId: string;
  readonly addressId: Id;
  readonly petIds: readonly Id[];
  readonly request: ServiceRequest;
  /** A UUID: the same whenever the same booking is sent, until the server said yes (decision B5). */
  readonly key: string;
}

/** Requests for quotes. */
export interface BookingGateway {
  /** Sends a booking once; `refused` carries the server's message. It is never retried by itself (decision F2). */
  submit(credentials: Credentials, booking: BookingRequest): Promise<Answer<void>>;
}
