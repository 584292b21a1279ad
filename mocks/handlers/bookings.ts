import { http, HttpResponse } from 'msw';
import { dateInIndia } from '../../src/domain/calendar';
import { nextId } from '../db';
import { amount, date, identifier, listOf, oneOfTexts, readPayload, text, time } from '../payload';
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

/** What a walking booking sends; the values are those of decision S7. */
const WALKING_BOOKING = {
  ...BOOKING,
  package_id: identifier,
  preferable_time: listOf(time, 1),
  service_id: oneOfTexts('4'),
  service_days: oneOfTexts('weekdays', 'all days'),
  service_frequency: oneOfTexts('once a day', 'twice a day', 'thrice a day'),
  walk_duration: oneOfTexts('30 min walk', '60 min walk'),
};

/** Requests for quotes. A wrong payload is refused, not a bad request: customers see the message (spec section 8). */
export const bookingHandlers = ({ baseUrl, db, clock }: HandlerContext) => [
  http.post(`${baseUrl}user/createBooking/walking`, async ({ request }) => {
    const customer = customerOf(request, db);
    if (!customer) return unauthorized();
    const read = await readPayload(request, WALKING_BOOKING);
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
      packageIds: [String(payload.package_id)],
      startDate: payload.service_start_date,
      preferableTimes: [...payload.preferable_time],
      addOns: [...payload.addons],
      totalPrice: payload.total_price,
    });
    return HttpResponse.json({ status: true, message: 'Your request is on its way to pet masters near you.' });
  }),
];
