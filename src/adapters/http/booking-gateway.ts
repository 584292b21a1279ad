import { fallback, object, string } from 'valibot';
import type { Credentials } from '../../domain/account';
import { isBlank } from '../../domain/shape';
import { failure, success, type Answer } from '../../ports/answer';
import type { BookingRequest, BookingGateway } from '../../ports/booking-gateway';
import type { HttpDependencies } from './client';
import { yesOrNo } from './wire';

const bookingAnswer = object({ status: yesOrNo, message: fallback(string(), '') });

interface HttpBookingGatewayDependencies extends HttpDependencies {
  /** Whether the server is sent the key of each booking (decision B5). */
  readonly sendsKeys: boolean;
}

/** Requests for quotes over HTTP. */
export class HttpBookingGateway implements BookingGateway {
  constructor(private readonly dependencies: HttpBookingGatewayDependencies) {}

  async submit(credentials: Credentials, booking: BookingRequest): Promise<Answer<void>> {
    const { client, logger, sendsKeys } = this.dependencies;
    const path = `user/createBooking/${booking.service}`;
    const body = sentBooking(credentials, booking);
    const idempotencyKey = sendsKeys ? booking.key : undefined;
    const answer = await client.call({ method: 'POST', path, body, credentials, idempotencyKey, schema: bookingAnswer });
    if (!answer.ok) return answer;
    if (answer.value.status) return success(undefined);
    logger.error(`POST ${path}: refused`);
    const message = answer.value.message.trim();
    return failure('refused', isBlank(message) ? undefined : message);
  }
}

/** The booking as it is sent (spec section 7, Booking payloads). */
function sentBooking({ userId }: Credentials, { serviceId, addressId, petIds, request }: BookingRequest) {
  return {
    user_id: userId,
    address_id: addressId,
    pet_id: petIds,
    package_id: request.packageId,
    service_start_date: request.startDate,
    preferable_time: request.preferableTimes,
    service_id: serviceId,
    addons: request.addOns,
    total_price: request.totalPrice,
    ...request.extras,
  };
}
