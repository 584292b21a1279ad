import { http, HttpResponse } from 'msw';
import { dateInIndia } from '../../src/domain/calendar';
import type { Id } from '../../src/domain/shape';
import { nextId } from '../db';
import {
  amount,
  date,
  identifier,
  listOf,
  listOfOne,
  oneOfTexts,
  readPayload,
  slotAndTime,
  text,
  time,
  type Check,
  type Fields,
} from '../payload';
import { refused, unauthorized } from './answers';
import type { HandlerContext } from './context';
import { customerOf, isOwn } from './session';

/** What a booking of any service sends (spec section 7, Booking payloads). */
const BOOKING = {
  user_id: identifier,
  address_id: identifier,
  pet_id: listOf(identifier, 1),
  service_start_date: date,
  addons: listOf(text),
  total_price: amount,
};

/** What every service sends in a form of its own, and whatever else it sends. */
interface ServiceFields extends Fields {
  readonly service_id: Check<string>;
  readonly package_id: Check<Id | readonly Id[]>;
  readonly preferable_time: Check<readonly string[]>;
}

/** What differs between the services, by the end of their paths; the values are those of decision S7. */
const SERVICES: Readonly<Record<string, ServiceFields>> = {
  walking: {
    service_id: oneOfTexts('4'),
    package_id: identifier,
    preferable_time: listOf(time, 1),
    service_days: oneOfTexts('weekdays', 'all days'),
    service_frequency: oneOfTexts('once a day', 'twice a day', 'thrice a day'),
    walk_duration: oneOfTexts('30 min walk', '60 min walk'),
  },
  training: {
    service_id: oneOfTexts('3'),
    package_id: identifier,
    preferable_time: listOfOne(time),
  },
  grooming: {
    service_id: oneOfTexts('2'),
    // The chosen packages, then the trim; a trim's id may equal a package's (decision P1).
    package_id: listOf(identifier, 1),
    preferable_time: listOfOne(slotAndTime),
  },
};

/** Requests for quotes. A wrong payload is refused, not a bad request: customers see the message (spec section 8). */
export const bookingHandlers = ({ baseUrl, db, clock }: HandlerContext) =>
  Object.entries(SERVICES).map(([service, fields]) =>
    http.post(`${baseUrl}user/createBooking/${service}`, async ({ request }) => {
      const customer = customerOf(request, db);
      if (!customer) return unauthorized();
      const read = await readPayload(request, { ...BOOKING, ...fields });
      if (!read.ok) return refused(read.problem);
      const { payload } = read;
      if (!isOwn(customer, payload.user_id)) return unauthorized();
      db.booking.create({
        id: nextId(db.booking),
        customer,
        requestedOn: dateInIndia(clock.now()),
        serviceId: payload.service_id,
        addressId: String(payload.address_id),
        petIds: payload.pet_id.map(String),
        packageIds: [payload.package_id].flat().map(String),
        startDate: payload.service_start_date,
        preferableTimes: [...payload.preferable_time],
        addOns: [...payload.addons],
        totalPrice: payload.total_price,
      });
      return HttpResponse.json({ status: true, message: 'Your request is on its way to pet masters near you.' });
    }),
  );
