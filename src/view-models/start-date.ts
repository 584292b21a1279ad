import { makeAutoObservable } from 'mobx';
import { dateIfBookable, earliestBookableDate, type CalendarDate } from '../domain/calendar';
import { formatDate } from '../domain/date-texts';
import { earliestBookableDateBeside, nextBookableDates } from '../domain/next-days';
import { isBlank } from '../domain/text';
import { readUnambiguousDate } from './typed-date';
import type { Field, LabelledField } from './field';
import type { TodayStore } from './stores/today-store';

export interface TypedDateField extends Field<string> {
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

/** A booking's start date as text, typed or picked. At first it is the day chosen before, or empty if that day can no longer be booked. */
export class StartDateViewModel {
  text: string;

  /** `onChange` is called with the day that a new text means, or with undefined if the text is no date or is ambiguous. */
  constructor(
    chosen: CalendarDate | undefined,
    private readonly today: TodayStore,
    private readonly onChange: (date: CalendarDate | undefined) => void,
  ) {
    const date = dateIfBookable(chosen, today.date);
    this.text = date ? formatDate(date) : '';
    makeAutoObservable<this, 'today' | 'onChange'>(this, { today: false, onChange: false });
  }

  /** Whether there is a text but no day: it means none or two (decision D10), or one that cannot be booked. */
  get isRefused(): boolean {
    return !isBlank(this.text) && !dateIfBookable(readUnambiguousDate(this.text), this.today.date);
  }

  type(text: string): void {
    this.text = text;
    this.onChange(readUnambiguousDate(text));
  }

  /** Makes the date field. Its calendar begins at the first day that can be booked. With `onlyWeekdays`, its buttons offer weekdays. */
  fieldOf(
    { id, label, error }: LabelledField,
    leave: () => void,
    onlyWeekdays = false,
  ): Required<Omit<TypedDateField, 'latest'>> {
    const today = this.today.date;
    const nextDays = nextBookableDates(today, onlyWeekdays);
    const set = (text: string) => this.type(text);
    return {
      id,
      label,
      error,
      value: this.text,
      set,
      leave,
      today,
      earliest: earliestBookableDate(today),
      nextDays,
      opensOn: earliestBookableDateBeside(nextDays, today),
      example: nextDays[0]!,
    };
  }
}
