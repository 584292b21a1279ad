import { makeAutoObservable } from 'mobx';
import { formatDate, readTypedDate, type CalendarDate } from '../domain/calendar';

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

  type(text: string): void {
    this.text = text;
    this.onChange(this.date);
  }

  /** Rewrites a day that was typed another way as 'December 5, 2026', so that the customer sees what was understood. */
  tidy(): void {
    if (this.date) this.text = formatDate(this.date);
  }
}
