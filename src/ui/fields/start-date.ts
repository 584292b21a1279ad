import { dateIfBookable, earliestBookableDate, type CalendarDate } from '../../domain/calendar';
import { earliestBookableDateBeside, nextBookableDates } from '../../domain/next-days';
import type { Field } from './field';

/** '' where none is chosen or the typed text means none. */
export interface DayField extends Field<CalendarDate> {
  /** Without blanks around the text. */
  readonly leave: (text?: string) => void;
  readonly example: CalendarDate;
  readonly today: CalendarDate;
  readonly earliest?: CalendarDate | undefined;
  readonly latest?: CalendarDate | undefined;
  readonly nextDays?: readonly CalendarDate[];
  /** By default, the allowed month nearest to today. */
  readonly opensOn?: CalendarDate;
}

/** A day that can no longer be booked counts as missing (decision S1). */
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
