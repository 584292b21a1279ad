import { startTransition, useDeferredValue, useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import type { CalendarDate } from '../../domain/calendar';
import { formatDate } from '../../domain/date-texts';
import { readDate } from './typed-date';
import type { DayField } from './start-date';
import { TitledDialog } from '../dialog/dialog';
import { Illustration, type Drawing } from '../icons/drawing';
import styles from './date-field.module.css';
import { keepFocus, NextDays } from './next-days';
import { TextField } from './text-field';
import { whenIdle } from '../when-idle';
import { lazyComponent } from '../lazy-component';

/** Needs a large library. The text field works before. */
const LazyCalendar = lazyComponent(async () => (await import('./calendar')).Calendar, {
  pending: () => <p role="status">Opening the calendar…</p>,
  failed: <p role="alert">The calendar could not be opened. Please type the day instead.</p>,
});

const CALENDAR: Drawing = {
  size: 24,
  lines:
    'M6 5h12a2.5 2.5 0 0 1 2.5 2.5v10.5a2.5 2.5 0 0 1-2.5 2.5h-12a2.5 2.5 0 0 1-2.5-2.5v-10.5a2.5 2.5 0 0 1 2.5-2.5zM3.5 10h17M8 2.8v4M16 2.8v4',
};

interface DateFieldProps {
  /** `leave` is called when the focus leaves the text field with its calendar and buttons. */
  readonly field: DayField;
  /** The calendar of an empty field first asks for a year. */
  readonly beginsWithYears?: boolean;
  readonly hint?: string | undefined;
  readonly children?: ReactNode;
}

/** When it is left, its text becomes a full date (decision D10). */
export function DateField({ field: dateField, beginsWithYears = false, hint, children }: DateFieldProps) {
  const { id, label, value: date } = dateField;
  const { example, today, earliest, latest, nextDays, opensOn = today } = dateField;
  // The question stands above the buttons of the next days.
  const questionId = nextDays ? `${id}-days` : `${id}-label`;
  /** '' for a day that has a button. */
  const textOf = (day: CalendarDate) => (nextDays?.includes(day) ? '' : formatDate(day));
  const [text, setText] = useState(date && textOf(date));
  const [isCalendarOpen, setCalendarOpen] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const calendarButton = useRef<HTMLButtonElement>(null);
  const isTapForCalendar = useRef(false);
  /** Takes the focus when the calendar closes. */
  const nextStop = useRef<HTMLElement>(null);
  const isAllowed = (day: CalendarDate) => day >= (earliest ?? day) && day <= (latest ?? day);
  const enter = (entered: string, day = readDate(entered)) => {
    setText(entered);
    dateField.set(day);
  };
  const choose = (day: CalendarDate) => enter(textOf(day), day);
  useEffect(() => whenIdle(() => void LazyCalendar.load().catch(() => {})), []);
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!field.current?.contains(relatedTarget)) dateField.leave(text.trim());
  };
  // In Safari the dialog cannot return the focus, because a press does not focus a button.
  useEffect(() => {
    if (!isCalendarOpen) nextStop.current?.focus();
  }, [isCalendarOpen]);
  // A slow phone takes long to render. As a transition, the browser first shows that the press arrived.
  const showCalendar = (isShown: boolean) => startTransition(() => setCalendarOpen(isShown));
  const open = (opener: HTMLElement) => {
    nextStop.current = opener;
    showCalendar(true);
  };
  const pick = (picked: CalendarDate) => {
    choose(picked);
    // In the text field, a phone would open its keyboard.
    nextStop.current = calendarButton.current;
    showCalendar(false);
  };
  // Deferred, it is not rendered again with the picked day just before it closes.
  const calendar = useDeferredValue(
    isCalendarOpen && (
      <LazyCalendar
        date={date || undefined}
        today={today}
        opensOn={opensOn}
        earliest={earliest}
        latest={latest}
        beginsWithYears={beginsWithYears}
        onPick={pick}
      />
    ),
  );
  return (
    <div ref={field} className={styles.field}>
      {nextDays && <NextDays field={dateField} questionId={questionId} onPick={choose} onBlur={leave} />}
      <div className={nextDays && styles.row}>
        <div className={styles.anchor}>
          <TextField
            field={{
              ...dateField,
              value: text,
              set: enter,
              label: nextDays && !(date && text) ? 'Another date' : label,
            }}
            aria-labelledby={questionId}
            hint={hint}
            isErrorExpected={text !== '' && !(date && isAllowed(date))}
            placeholder={`e.g. ${formatDate(example)}`}
            autoComplete="off"
            button={
              <button
                ref={calendarButton}
                type="button"
                className={styles.open}
                aria-label="Open calendar"
                aria-describedby={questionId}
                aria-haspopup="dialog"
                onMouseDown={keepFocus}
                onClick={(event) => open(event.currentTarget)}
                onBlur={leave}
              >
                <Illustration drawing={CALENDAR} width={22} />
              </button>
            }
            onMouseDown={(event) => {
              isTapForCalendar.current =
                matchMedia('(pointer: coarse)').matches && document.activeElement !== event.currentTarget;
              // A first tap opens the calendar (decision D11). With the focus, the keyboard would open too.
              if (isTapForCalendar.current) event.preventDefault();
            }}
            onClick={(event) => isTapForCalendar.current && open(event.currentTarget)}
            onBlur={(event) => {
              const day = readDate(text);
              if (day) setText(formatDate(day));
              // The field's own buttons take no focus, so the customer has left the text.
              if (text === '') leave(event);
              else dateField.leave(text.trim());
            }}
          />
        </div>
        {children}
      </div>
      <TitledDialog
        title={`Choose ${label.toLowerCase()}`}
        isOpen={isCalendarOpen}
        isClosedFromOutside
        onClose={() => showCalendar(false)}
      >
        <div className={styles.calendar}>{calendar}</div>
      </TitledDialog>
    </div>
  );
}
