import { http, HttpResponse } from 'msw';
import { dateInIndia, type CalendarDate } from '../../src/domain/calendar';
import type { Id } from '../../src/domain/ids';
import { nextId, type Customer, type Database } from '../db';
import {
  amountCheck,
  dateCheck,
  dateAfterCheck,
  filledTextCheck,
  idCheck,
  idOf,
  listOf,
  listOfDifferent,
  listOfOne,
  oneOfTexts,
  problemIn,
  readExactPayload,
  slotAndTimeCheck,
  timeCheck,
  type Check,
  type FieldChecks,
} from '../payload';
import { refused, unauthorized } from './answers';
import type { HandlerContext } from './context';
import { customerOf, idempotencyKeyOf, isOwn, ownedBy, sentWith } from './session';

/** The checks of the fields that every booking sends. */
const BOOKING_CHECKS = {
  user_id: idCheck,
  address_id: idCheck,
  pet_id: listOf(idCheck, 1),
  service_start_date: dateCheck,
  addons: listOf(filledTextCheck),
  total_price: amountCheck,
};

/** The checks of the fields that depend on the service. Every service has the three below, in its own format; it may have further ones. */
interface ServiceChecks extends FieldChecks {
  readonly service_id: Check<string>;
  readonly package_id: Check<Id | readonly Id[]>;
  readonly preferable_time: Check<readonly string[]>;
}

/** The checks of each service, by the last part of the path of its booking call (decision S7). */
const checksOfServices = (db: Database): Readonly<Record<string, ServiceChecks>> => ({
  walking: {
    service_id: oneOfTexts('4'),
    package_id: idOf('the id of a walking package', () => db.walkingPackage.getAll()),
    preferable_time: listOf(timeCheck, 1),
    service_days: oneOfTexts('weekdays', 'all days'),
    service_frequency: oneOfTexts('once a day', 'twice a day', 'thrice a day'),
    walk_duration: oneOfTexts('30 min walk', '60 min walk'),
  },
  training: {
    service_id: oneOfTexts('3'),
    package_id: idOf('the id of a training package', () => db.trainingPackage.getAll()),
    preferable_time: listOfOne(timeCheck),
  },
  grooming: {
    service_id: oneOfTexts('2'),
    package_id: packagesThenTrim(db),
    preferable_time: listOfOne(slotAndTimeCheck),
  },
});

/** Accepts the ids of packages, then at most one id of a trim (decision P1). */
function packagesThenTrim(db: Database): Check<readonly Id[]> {
  const packages = listOfDifferent(idOf('the id of a grooming package', () => db.groomingPackage.getAll()));
  const trim = idOf('the id of a trim', () => db.trim.getAll());
  return {
    wanted: `${packages.wanted}, and after them at most ${trim.wanted}`,
    accepts: (value): value is readonly Id[] =>
      packages.accepts(value) ||
      (Array.isArray(value) && trim.accepts(value.at(-1)) && packages.accepts(value.slice(0, -1))),
  };
}

/** The checks that the address and the pets are the customer's own, and that the booking starts after today in India (decision S1). */
const ownershipAndDateChecks = (customer: Customer, today: CalendarDate, db: Database): FieldChecks => ({
  address_id: idOf("the id of an address of the customer's own", () => db.address.findMany(ownedBy(customer))),
  pet_id: listOf(
    idOf("the id of a pet of the customer's own", () => db.pet.findMany(ownedBy(customer))),
    1,
  ),
  service_start_date: dateAfterCheck(today),
});

/** The handlers for the booking calls. A wrong payload is refused with status 200, because the app then shows the message to the customer. */
export const bookingHandlers = ({ baseUrl, db, clock }: HandlerContext) =>
  Object.entries(checksOfServices(db)).map(([service, serviceChecks]) =>
    http.post(`${baseUrl}user/createBooking/${service}`, async ({ request }) => {
      const customer = customerOf(request, db);
      if (!customer) return unauthorized();
      const idempotencyKey = idempotencyKeyOf(request);
      // The body is read first: from here to the end nothing is awaited, so that two calls with one key cannot both find no earlier booking.
      const read = await readExactPayload(request, { ...BOOKING_CHECKS, ...serviceChecks });
      const earlier = idempotencyKey && db.booking.findFirst(sentWith(idempotencyKey, customer));
      if (earlier) return bookingAnswer(earlier);
      if (!read.ok) return refused(read.problem);
      const { payload } = read;
      if (!isOwn(customer, payload.user_id)) return unauthorized();
      const today = dateInIndia(clock.now());
      const problem = problemIn(payload, ownershipAndDateChecks(customer, today, db));
      if (problem !== undefined) return refused(problem);
      const booking = db.booking.create({
        id: nextId(db.booking),
        customer,
        requestedOn: today,
        serviceId: payload.service_id,
        addressId: String(payload.address_id),
        petIds: payload.pet_id.map(String),
        packageIds: [payload.package_id].flat().map(String),
        startDate: payload.service_start_date,
        preferableTimes: [...payload.preferable_time],
        addOns: [...payload.addons],
        totalPrice: payload.total_price,
        idempotencyKey,
      });
      return bookingAnswer(booking);
    }),
  );

/** The answer to a booking. */
function bookingAnswer({ id }: { readonly id: number }) {
  return HttpResponse.json({ status: true, message: 'Your request is on its way to pet masters near you.', id });
}
