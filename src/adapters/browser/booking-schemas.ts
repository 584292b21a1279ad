import {
  array,
  boolean,
  check,
  custom,
  fallback,
  object,
  optional,
  picklist,
  pipe,
  string,
  unknown,
  type GenericSchema,
} from 'valibot';
import { timesOfChosenSlot, type Appointment } from '../../domain/appointment';
import { isCalendarDate, type CalendarDate } from '../../domain/calendar';
import type { GroomingBookingDraft } from '../../domain/grooming';
import { isAmount } from '../../domain/money';
import { EMPTY_BOOKINGS, type BookingDrafts, type Service } from '../../domain/services';
import type { Id } from '../../domain/ids';
import { TIME_SLOTS, type TimeSlot } from '../../domain/time-slots';
import type { TrainingBookingDraft } from '../../domain/training';
import type { WalkingBookingDraft } from '../../domain/walking/choices';
import { WALK_DURATIONS, WALK_FREQUENCIES, WALKING_ADD_ONS, WALKING_DAYS } from '../../domain/walking/choices';
import { WALKING_TIMES } from '../../domain/walking/schedule';
import { idSchema } from '../schemas';

/** Lets a schema also accept a missing field, because JSON leaves out undefined fields. A wrong value is still refused. */
export function allowMissing<Output>(schema: GenericSchema<unknown, Output>) {
  return optional(schema, () => undefined);
}

export function optionValueSchema<Value extends string>(options: readonly { readonly value: Value }[]) {
  return picklist(options.map(({ value }) => value));
}

/** Refuses arrays. Valibot's `object` accepts an array if the schema has no required field. */
const noList = pipe(
  unknown(),
  check((value) => !Array.isArray(value)),
);

const amount = allowMissing(custom<number>(isAmount));
const day = allowMissing(custom<CalendarDate>(isCalendarDate));
const PACKAGE_FIELDS = { id: idSchema, name: string(), price: amount };

const slot = (name: TimeSlot) => object({ checked: boolean(), time: allowMissing(picklist(WALKING_TIMES[name])) });

const walkingBookingDraftSchema: GenericSchema<unknown, WalkingBookingDraft> = object({
  walkFrequency: allowMissing(optionValueSchema(WALK_FREQUENCIES)),
  walkDays: allowMissing(optionValueSchema(WALKING_DAYS)),
  walkDuration: allowMissing(optionValueSchema(WALK_DURATIONS)),
  package: allowMissing(object({ ...PACKAGE_FIELDS, durationDays: amount })),
  addOns: array(picklist(WALKING_ADD_ONS)),
  startDate: day,
  preferableTime: object({ morning: slot('morning'), afternoon: slot('afternoon'), evening: slot('evening') }),
});

/** A stored appointment. If it has a time, the time must belong to its slot. */
const appointmentSchema: GenericSchema<unknown, Appointment> = pipe(
  noList,
  object({ date: day, slot: allowMissing(picklist(TIME_SLOTS)), time: allowMissing(string()) }),
  check((stored) => stored.time === undefined || timesOfChosenSlot(stored).includes(stored.time)),
);

const trainingBookingDraftSchema: GenericSchema<unknown, TrainingBookingDraft> = object({
  package: allowMissing(object({ ...PACKAGE_FIELDS, sessions: amount, includedAddOns: array(string()) })),
  addOns: array(string()),
  appointment: appointmentSchema,
});

/** A schema for a list in which no two items have the same id. */
function listWithoutTwins<Item extends { readonly id: Id }>(item: GenericSchema<unknown, Item>) {
  return pipe(
    array(item),
    check((items) => new Set(items.map((each) => String(each.id))).size === items.length),
  );
}

const groomingBookingDraftSchema: GenericSchema<unknown, GroomingBookingDraft> = object({
  packages: listWithoutTwins(object(PACKAGE_FIELDS)),
  trim: allowMissing(object(PACKAGE_FIELDS)),
  addOns: listWithoutTwins(object({ id: idSchema, name: string() })),
  appointment: appointmentSchema,
});

/** The stored bookings. A missing or invalid booking becomes empty; an invalid one is reported to `onDrop` (decision B1). */
export function bookingDraftsSchema(onDrop: (service: Service) => void): GenericSchema<unknown, BookingDrafts> {
  const orEmpty = <Name extends Service>(service: Name, schema: GenericSchema<unknown, BookingDrafts[Name]>) =>
    fallback(schema, (invalid) => {
      // A draft that is older than the service lacks its booking. Valibot then passes no `invalid`, and nothing is reported.
      if (invalid) onDrop(service);
      return EMPTY_BOOKINGS[service];
    });
  return pipe(
    noList,
    object({
      walking: orEmpty('walking', walkingBookingDraftSchema),
      training: orEmpty('training', trainingBookingDraftSchema),
      grooming: orEmpty('grooming', groomingBookingDraftSchema),
    }),
  );
}
