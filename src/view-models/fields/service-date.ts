import { makeAutoObservable } from 'mobx';
import { bookableDate, earliestServiceDate, formatDate, type CalendarDate } from '../../domain/calendar';
import { conflictingReadings, readTypedDate } from '../../domain/typed-date';
import type { Field, NamedField } from '../shared/field';

/** A field for a day, typed or picked from a calendar. Its bounds are functions, because midnight may pass. */
export interface DateField extends Field<string> {
  /** A day that shows the format for typing. */
  readonly example: CalendarDate;
  readonly today: () => CalendarDate;
  /** The first and the last day of the calendar. */
  readonly earliest?: () => CalendarDate | undefined;
  readonly latest?: () => CalendarDate;
}

/** The first day of a service as typed text, valid or not. Starts empty if the chosen day can no longer be booked. */
export class ServiceDate {
  text: string;

  /** `onChange` gets the day of a new text; undefined without one. */
  constructor(
    chosen: CalendarDate | undefined,
    private readonly today: () => CalendarDate,
    private readonly onChange: (date: CalendarDate | undefined) => void,
  ) {
    const date = bookableDate(chosen, today());
    this.text = date ? formatDate(date) : '';
    makeAutoObservable<this, 'today' | 'onChange'>(this, { today: false, onChange: false });
  }

  /** Whether the text is ambiguous: it can mean two days (decision D10). */
  get isUnclear(): boolean {
    return conflictingReadings(this.text).length > 0;
  }

  type(text: string): void {
    this.text = text;
    this.onChange(readTypedDate(text));
  }

  /** The date field for this text. Its calendar starts with the first day that can be booked. */
  fieldOf({ id, label, error }: NamedField, leave: () => void): Required<Omit<DateField, 'latest'>> {
    const earliest = () => earliestServiceDate(this.today());
    const { text: value, today } = this;
    return { id, label, error, value, leave, today, earliest, example: earliest(), set: (text) => this.type(text) };
  }
}
