import { inject, injectable } from 'inversify';
import { object, optional, unknown } from 'valibot';
import type { Credentials } from '../../domain/account';
import type { BookingRequest } from '../../domain/booking-request';
import { failure, success, type Answer } from '../../ports/answer';
import type { BookingGateway } from '../../ports/server';
import { HttpClient } from './client';
import { serviceSpecificRequestFields, SERVICE_IDS } from './service-fields';
import { readSentence, readStatus } from './wire';

/** Without a status, it is an unclear no (decision A10). */
const bookingAnswer = object({ status: optional(unknown()), message: optional(unknown()) });

@injectable()
export class HttpBookingGateway implements BookingGateway {
  constructor(@inject(HttpClient) private readonly client: HttpClient) {}

  get sendsKeys(): boolean {
    return this.client.sendsKeys;
  }

  async submit(credentials: Credentials, booking: BookingRequest, idempotencyKey: string): Promise<Answer<void>> {
    const { client } = this;
    const path = `user/createBooking/${booking.service}`;
    const body = bookingBody(credentials, booking);
    const answer = await client.call({
      method: 'POST',
      path,
      body,
      credentials,
      idempotencyKey,
      schema: bookingAnswer,
    });
    if (!answer.ok) return answer;
    const status = readStatus(answer.value.status);
    if (status === 'yes') return success(undefined);
    client.logger.error(`POST ${path}: refused`);
    return failure(status === 'no' ? 'refused' : 'unclear', { message: readSentence(answer.value.message) });
  }
}

function bookingBody({ userId }: Credentials, booking: BookingRequest) {
  return {
    user_id: userId,
    address_id: booking.addressId,
    pet_id: booking.petIds,
    service_start_date: booking.startDate,
    service_id: SERVICE_IDS[booking.service],
    addons: booking.addOns,
    total_price: booking.total,
    ...serviceSpecificRequestFields(booking),
  };
}
