import { makeAutoObservable } from 'mobx';
import { earliestServiceDate, formatDate, stillAllowed, type CalendarDate } from '../../domain/calendar';
import { conflictingReadings, readTypedDate } from '../../domain/typed-date';
import type { Field, NamedField } from '../shared/field';

/** A field for a day, which is typed or picked from a calendar. Its bounds are asked for late: midnight may pass. */
export interface DateField extends Field<string> {
  /** A day as it can be typed. */
  readonly example: CalendarDate;
  readonly today: () => CalendarDate;
  /** The first and the last day of the calendar. */
  readonly earliest?: () => CalendarDate | undefined;
  readonly latest?: () => CalendarDate;
}

/** The first day of a service as it is typed. The text stays, right or wrong; a chosen day that has passed is left out. */
export class ServiceDate {
  text: string;

  /** `onChange` gets the day that a new text means; undefined where it means none. */
  constructor(
    chosen: CalendarDate | undefined,
    private readonly today: () => CalendarDate,
    private readonly onChange: (date: CalendarDate | undefined) => void,
  ) {
    const date = stillAllowed(chosen, today());
    this.text = date ? formatDate(date) : '';
    makeAutoObservable<this, 'today' | 'onChange'>(this, { today: false, onChange: false });
  }

  /** Whether the text can be read as either of two days, and so means none (decision D10). */
  get isUnclear(): boolean {
    return conflictingReadings(this.text).length > 0;
  }

  type(text: string): void {
    this.text = text;
    this.onChange(readTypedDate(text));
  }

  /** The date field with this text. Its calendar begins with the first day that can be booked. */
  fieldOf({ id, label, error }: NamedField, leave: () => void): Required<Omit<DateField, 'latest'>> {
    const earliest = () => earliestServiceDate(this.today());
    const { text: value, today } = this;
    return { id, label, error, value, leave, today, earliest, example: earliest(), set: (text) => this.type(text) };
  }
}
