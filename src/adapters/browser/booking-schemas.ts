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
import { EMPTY_APPOINTMENT, timesOfChosenSlot } from '../../domain/appointment';
import { isCalendarDate, type CalendarDate } from '../../domain/calendar';
import { isAmount } from '../../domain/money';
import { EMPTY_BOOKINGS, type BookingDrafts, type Service } from '../../domain/services';
import type { Id } from '../../domain/ids';
import { TIME_SLOTS, type TimeSlot } from '../../domain/time-slots';
import {
  UNCHECKED_SLOT,
  WALK_DURATIONS,
  WALK_FREQUENCIES,
  WALKING_ADD_ONS,
  WALKING_DAYS,
} from '../../domain/walking/choices';
import { WALKING_TIMES } from '../../domain/walking/schedule';
import { idSchema } from '../schemas';

function optionValueSchema<Value extends string>(options: readonly { readonly value: Value }[]) {
  return picklist(options.map(({ value }) => value));
}

/**
 * Another version of the app may have stored no such field: it then has its value of `empty`. valibot's `object` alone accepts an array.
 */
export function growingObject<Value extends object>(
  empty: Partial<Value>,
  fields: { readonly [Name in keyof Value]: GenericSchema<unknown, Value[Name]> },
): GenericSchema<unknown, Value> {
  const entries = Object.entries<GenericSchema>(fields).map(([name, schema]) => [
    name,
    name in empty ? optional(schema, () => empty[name as keyof Value]) : schema,
  ]);
  return pipe(
    unknown(),
    check((value) => !Array.isArray(value)),
    object(Object.fromEntries(entries) as Record<string, GenericSchema>),
  ) as GenericSchema as GenericSchema<unknown, Value>;
}

const amount = optional(custom<number>(isAmount), () => undefined);
const day = custom<CalendarDate>(isCalendarDate);
const PACKAGE_FIELDS = { id: idSchema, name: string(), price: amount };

const slot = (name: TimeSlot) =>
  growingObject(UNCHECKED_SLOT, { checked: boolean(), time: picklist(WALKING_TIMES[name]) });

const walkingBookingDraftSchema = growingObject(EMPTY_BOOKINGS.walking, {
  walkFrequency: optionValueSchema(WALK_FREQUENCIES),
  walkDays: optionValueSchema(WALKING_DAYS),
  walkDuration: optionValueSchema(WALK_DURATIONS),
  package: object({ ...PACKAGE_FIELDS, durationDays: amount }),
  addOns: array(picklist(WALKING_ADD_ONS)),
  startDate: day,
  preferableTime: growingObject(EMPTY_BOOKINGS.walking.preferableTime, {
    morning: slot('morning'),
    afternoon: slot('afternoon'),
    evening: slot('evening'),
  }),
});

const appointmentSchema = pipe(
  growingObject(EMPTY_APPOINTMENT, { date: day, slot: picklist(TIME_SLOTS), time: string() }),
  check((stored) => stored.time === undefined || timesOfChosenSlot(stored).includes(stored.time)),
);

const trainingBookingDraftSchema = growingObject(EMPTY_BOOKINGS.training, {
  package: object({ ...PACKAGE_FIELDS, sessions: amount, includedAddOns: optional(array(string()), []) }),
  addOns: array(string()),
  appointment: appointmentSchema,
});

function listWithoutTwins<Item extends { readonly id: Id }>(item: GenericSchema<unknown, Item>) {
  return pipe(
    array(item),
    check((items) => new Set(items.map((each) => String(each.id))).size === items.length),
  );
}

const groomingBookingDraftSchema = growingObject(EMPTY_BOOKINGS.grooming, {
  packages: listWithoutTwins(object(PACKAGE_FIELDS)),
  trim: object(PACKAGE_FIELDS),
  addOns: listWithoutTwins(object({ id: idSchema, name: string() })),
  appointment: appointmentSchema,
});

/** An invalid booking becomes empty (decision B1). */
export function bookingDraftsSchema(onDrop: (service: Service) => void): GenericSchema<unknown, BookingDrafts> {
  const orEmpty = <Name extends Service>(service: Name, schema: GenericSchema<unknown, BookingDrafts[Name]>) =>
    fallback(schema, () => {
      onDrop(service);
      return EMPTY_BOOKINGS[service];
    });
  return growingObject(EMPTY_BOOKINGS, {
    walking: orEmpty('walking', walkingBookingDraftSchema),
    training: orEmpty('training', trainingBookingDraftSchema),
    grooming: orEmpty('grooming', groomingBookingDraftSchema),
  });
}
