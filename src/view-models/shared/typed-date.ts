import { makeAutoObservable } from 'mobx';
import { formatDate, type CalendarDate } from '../../domain/calendar';
import { conflictingReadings, readTypedDate } from '../../domain/typed-date';

/** The text of a date field that can be typed into or picked from a calendar; what is typed stays, right or wrong. */
export class TypedDate {
  text: string;

  /** `onChange` is told each day that the text comes to mean, and undefined while it means none. */
  constructor(
    initialDate: CalendarDate | undefined,
    private readonly onChange: (date: CalendarDate | undefined) => void,
  ) {
    this.text = initialDate ? formatDate(initialDate) : '';
    makeAutoObservable<this, 'onChange'>(this, { onChange: false });
  }

  get date(): CalendarDate | undefined {
    return readTypedDate(this.text);
  }

  /** Whether the text can be read as either of two days, and so means none (decision D10). */
  get isUnclear(): boolean {
    return conflictingReadings(this.text).length > 0;
  }

  type(text: string): void {
    this.text = text;
    this.onChange(this.date);
  }
}
