import { fallback, object, string } from 'valibot';
import type { Credentials } from '../../domain/account';
import type { CompleteBooking } from '../../domain/complete-booking';
import { isBlank } from '../../domain/shape';
import type { TimeSlot } from '../../domain/time-slots';
import { failure, success, type Answer } from '../../ports/answer';
import type { BookingGateway } from '../../ports/booking-gateway';
import type { HttpDependencies } from './client';
import { SERVICE_IDS } from './service-ids';
import { yesOrNo } from './wire';

const bookingAnswer = object({ status: yesOrNo, message: fallback(string(), '') });

interface HttpBookingGatewayDependencies extends HttpDependencies {
  /** Whether each booking carries its key (decision B5). */
  readonly sendsKeys: boolean;
}

/** Requests for quotes over HTTP. */
export class HttpBookingGateway implements BookingGateway {
  constructor(private readonly dependencies: HttpBookingGatewayDependencies) {}

  async submit(credentials: Credentials, booking: CompleteBooking, key: string): Promise<Answer<void>> {
    const { client, logger, sendsKeys } = this.dependencies;
    const path = `user/createBooking/${booking.service}`;
    const body = sentBooking(credentials, booking);
    const idempotencyKey = sendsKeys ? key : undefined;
    const answer = await client.call({ method: 'POST', path, body, credentials, idempotencyKey, schema: bookingAnswer });
    if (!answer.ok) return answer;
    if (answer.value.status) return success(undefined);
    logger.error(`POST ${path}: refused`);
    const message = answer.value.message.trim();
    return failure('refused', isBlank(message) ? undefined : message);
  }
}

/** The payload of a booking: the common fields, and each service's own. */
function sentBooking({ userId }: Credentials, booking: CompleteBooking) {
  const { packageId, startDate, times, extras } = ownPart(booking);
  return {
    user_id: userId,
    address_id: booking.addressId,
    pet_id: booking.petIds,
    package_id: packageId,
    service_start_date: startDate,
    preferable_time: times,
    service_id: SERVICE_IDS[booking.service],
    addons: booking.addOns,
    total_price: booking.total,
    ...extras,
  };
}

const SENT_SLOTS: Readonly<Record<TimeSlot, string>> = { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' };

function ownPart(booking: CompleteBooking) {
  switch (booking.service) {
    case 'walking': {
      const { packageId, startDate, times, days, frequency, duration } = booking;
      const extras = { service_days: days, service_frequency: frequency.toLowerCase(), walk_duration: duration };
      return { packageId, startDate, times, extras };
    }
    case 'training': {
      const { packageId, appointment } = booking;
      return { packageId, startDate: appointment.date, times: [appointment.time] };
    }
    case 'grooming': {
      const { packageIds, trimId, appointment } = booking;
      // The packages as they were chosen, then the trim (decision P1).
      const packageId = trimId === undefined ? packageIds : [...packageIds, trimId];
      return { packageId, startDate: appointment.date, times: [`${SENT_SLOTS[appointment.slot]} | ${appointment.time}`] };
    }
  }
}
