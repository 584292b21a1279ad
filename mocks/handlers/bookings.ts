import { http, HttpResponse } from 'msw';
import {
  array,
  check,
  finite,
  gtValue,
  is,
  length,
  literal,
  minValue,
  number,
  object,
  picklist,
  pipe,
  strictObject,
  union,
} from 'valibot';
import { dateInIndia, type CalendarDate } from '../../src/domain/calendar';
import { nextId, type Customer, type Database } from '../db';
import {
  dateSchema,
  filledListSchema,
  filledTextSchema,
  idOfRowSchema,
  idSchema,
  problemIn,
  readPayload,
  slotAndTimeSchema,
  timeSchema,
} from '../payload';
import { no, unauthorized } from './answers';
import type { HandlerContext } from './context';
import { customerOf, idempotencyKeyOf, isOwn, ownedBy, sentWith } from './session';

const COMMON_FIELDS = {
  user_id: idSchema,
  address_id: idSchema,
  pet_id: filledListSchema(idSchema),
  service_start_date: dateSchema,
  addons: array(filledTextSchema),
  total_price: pipe(
    number(),
    finite(),
    minValue(0),
    check((total) => total === Number(total.toFixed(2)), 'must have two decimals at most'),
  ),
};

/** By the last part of the booking call's path (decision S7). Other fields are refused. */
const payloadsOfServices = (db: Database) => ({
  walking: strictObject({
    ...COMMON_FIELDS,
    service_id: literal('4'),
    package_id: idOfRowSchema('the id of a walking package', () => db.walkingPackage.getAll()),
    preferable_time: filledListSchema(timeSchema),
    service_days: picklist(['weekdays', 'all days']),
    service_frequency: picklist(['once a day', 'twice a day', 'thrice a day']),
    walk_duration: picklist(['30 min walk', '60 min walk']),
  }),
  training: strictObject({
    ...COMMON_FIELDS,
    service_id: literal('3'),
    package_id: idOfRowSchema('the id of a training package', () => db.trainingPackage.getAll()),
    preferable_time: pipe(array(timeSchema), length(1)),
  }),
  grooming: strictObject({
    ...COMMON_FIELDS,
    service_id: literal('2'),
    package_id: packagesThenTrimSchema(db),
    preferable_time: pipe(array(slotAndTimeSchema), length(1)),
  }),
});

/** Ids of packages, then at most one of a trim (decision P1). */
function packagesThenTrimSchema(db: Database) {
  const packages = pipe(
    filledListSchema(idOfRowSchema('the id of a grooming package', () => db.groomingPackage.getAll())),
    check((ids) => new Set(ids.map(String)).size === ids.length),
  );
  const trim = idOfRowSchema('the id of a trim', () => db.trim.getAll());
  const packagesAndTrim = pipe(
    array(idSchema),
    check((ids) => is(trim, ids.at(-1)) && is(packages, ids.slice(0, -1))),
  );
  const wanted = 'must be the ids of grooming packages, none of them twice, and after them at most the id of a trim';
  return union([packages, packagesAndTrim], wanted);
}

/** The booking must start after today in India (decision S1). */
const acceptableSchema = (customer: Customer, today: CalendarDate, db: Database) =>
  object({
    address_id: idOfRowSchema("the id of an address of the customer's own", () =>
      db.address.findMany(ownedBy(customer)),
    ),
    pet_id: array(idOfRowSchema("the id of a pet of the customer's own", () => db.pet.findMany(ownedBy(customer)))),
    service_start_date: pipe(dateSchema, gtValue(today)),
  });

/** A wrong payload is refused with status 200: the app then shows the message. */
export const bookingHandlers = ({ baseUrl, db, clock }: HandlerContext) =>
  Object.entries(payloadsOfServices(db)).map(([service, schema]) =>
    http.post(`${baseUrl}user/createBooking/${service}`, async ({ request }) => {
      const customer = customerOf(request, db);
      if (!customer) return unauthorized();
      const idempotencyKey = idempotencyKeyOf(request);
      // Read first: nothing is awaited from here on, so that two calls with one key cannot both find no earlier booking.
      const read = await readPayload(request, schema);
      const earlier = idempotencyKey && db.booking.findFirst(sentWith(idempotencyKey, customer));
      if (earlier) return bookingAnswer(earlier);
      if (!read.ok) return no(read.problem, 200);
      const { payload } = read;
      if (!isOwn(customer, payload.user_id)) return unauthorized();
      const today = dateInIndia(clock.now());
      const problem = problemIn(payload, acceptableSchema(customer, today, db));
      if (problem !== undefined) return no(problem, 200);
      const booking = db.booking.create({
        id: nextId(db.booking),
        customer,
        petIds: payload.pet_id.map(String),
        packageIds: [payload.package_id].flat().map(String),
        startDate: payload.service_start_date,
        addOns: [...payload.addons],
        totalPrice: payload.total_price,
        idempotencyKey,
      });
      return bookingAnswer(booking);
    }),
  );

function bookingAnswer({ id }: { readonly id: number }) {
  return HttpResponse.json({
    status: true,
    message: 'Your request is on its way to pet masters near you.',
    data: { id },
  });
}
