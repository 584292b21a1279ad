import { dateIfBookable, earliestBookableDate, type CalendarDate } from '../domain/calendar';
import { earliestBookableDateBeside, nextBookableDates } from '../domain/next-days';
import type { Field } from './field';

/** A field for a day, which is '' where none is chosen or the typed text means none. */
export interface DayField extends Field<CalendarDate> {
  /** Gets the text in the field, without blanks around it. */
  readonly leave: (text?: string) => void;
  /** An example day, which the placeholder shows so that customers see how to type a day. */
  readonly example: CalendarDate;
  readonly today: CalendarDate;
  /** The first and last day that the calendar offers; undefined for no limit. */
  readonly earliest?: CalendarDate | undefined;
  readonly latest?: CalendarDate | undefined;
  /** The next days that can be booked, offered as buttons above the field. */
  readonly nextDays?: readonly CalendarDate[];
  /** An empty field's calendar opens on this day's month; by default, on the allowed month nearest to today. */
  readonly opensOn?: CalendarDate;
}

/** The field for a booking's start date. A day that can no longer be booked counts as missing (decision S1). */
export function startDateField(
  field: Field<CalendarDate | undefined>,
  today: CalendarDate,
  leave: DayField['leave'],
  onlyWeekdays = false,
): DayField {
  const nextDays = nextBookableDates(today, onlyWeekdays);
  return {
    ...field,
    value: dateIfBookable(field.value, today) ?? '',
    set: (day) => field.set(day || undefined),
    leave,
    today,
    earliest: earliestBookableDate(today),
    nextDays,
    opensOn: earliestBookableDateBeside(nextDays, today),
    example: nextDays[0]!,
  };
}
