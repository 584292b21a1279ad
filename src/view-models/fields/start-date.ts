import { makeAutoObservable } from 'mobx';
import { dateIfBookable, earliestBookableDate, formatDate, nextBookableDates, type CalendarDate } from '../../domain/calendar';
import { readingsOfAmbiguousDate, readUnambiguousDate } from '../../domain/typed-date';
import type { Field, LabelledField } from '../shared/field';

/** A field for a day, typed or picked from a calendar. The limits and `today` are functions, because their days change at midnight. */
export interface TypedDateField extends Field<string> {
  /** The day in the field's placeholder, which shows how a day is typed. */
  readonly example: CalendarDate;
  readonly today: () => CalendarDate;
  /** The first and the last day that the calendar offers. A missing function, or an undefined result, sets no limit. */
  readonly earliest?: () => CalendarDate | undefined;
  readonly latest?: () => CalendarDate;
  /** The next days that can be booked, offered as buttons beside the field. */
  readonly nextDays?: () => readonly CalendarDate[];
}

/** The first day of a service, as a text that the customer types or picks. It starts empty if the day chosen earlier can no longer be booked. */
export class StartDateViewModel {
  text: string;

  /** `onChange` gets the day that a new text means; undefined if the text is no date or is ambiguous. */
  constructor(
    chosen: CalendarDate | undefined,
    private readonly today: () => CalendarDate,
    private readonly onChange: (date: CalendarDate | undefined) => void,
  ) {
    const date = dateIfBookable(chosen, today());
    this.text = date ? formatDate(date) : '';
    makeAutoObservable<this, 'today' | 'onChange'>(this, { today: false, onChange: false });
  }

  /** Whether the text is ambiguous, such as 5/12/2026, which can mean two days (decision D10). */
  get isUnclear(): boolean {
    return readingsOfAmbiguousDate(this.text).length > 0;
  }

  type(text: string): void {
    this.text = text;
    this.onChange(readUnambiguousDate(text));
  }

  /** Returns a date field with this text. It offers days from the first bookable day on; `onlyWeekdays` limits `nextDays` to weekdays. */
  fieldOf({ id, label, error }: LabelledField, leave: () => void, onlyWeekdays = false): Required<Omit<TypedDateField, 'latest'>> {
    const earliest = () => earliestBookableDate(this.today());
    const nextDays = () => nextBookableDates(this.today(), onlyWeekdays);
    const { text: value, today } = this;
    return { id, label, error, value, leave, today, earliest, nextDays, example: nextDays()[0]!, set: (text) => this.type(text) };
  }
}
