import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState, type FocusEvent, type MouseEvent } from 'react';
import { formatDate, formatShortWeekday, type CalendarDate } from '../../domain/calendar';
import { readingsOfAmbiguousDate, readUnambiguousDate } from '../../domain/entries/typed-date';
import type { TypedDateField } from '../../view-models/start-date';
import { Button } from '../controls/button';
import { TitledDialog } from '../dialogs/dialog';
import styles from './date-field.module.css';
import { TextField } from './text-field';
import { whenIdle } from '../hooks/when-idle';

// The calendar needs a large library, so it is loaded separately. The text field works before the calendar is loaded.
const loadCalendar = async () => ({ default: (await import('../mantine/calendar')).Calendar });
const Calendar = lazy(async () => loadCalendar().catch(() => ({ default: NoCalendar })));

interface DateFieldProps {
  /** The text, its error and the allowed days. `leave` is called when the focus leaves the text field with its calendar and buttons. */
  readonly field: TypedDateField;
  /** True: the calendar of an empty field first asks for a year, such as for a date of birth. */
  readonly beginsWithYears?: boolean;
  readonly hint?: string;
}

/** Shown if the calendar's module could not be loaded. Offers no retry, because browsers load a failed module again only after a reload. */
function NoCalendar() {
  return <p role="alert">The calendar could not be opened. Please type the day instead.</p>;
}

/** Keeps the focus in the text field: at a press, Safari would take the focus away without giving it to the pressed button. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** A field for a day. When it is left, its text becomes a full date. Ambiguous text shows a button for each possible day (decision D10). */
export function DateField({ field: dateField, beginsWithYears = false, hint }: DateFieldProps) {
  const { id, label, value: text, set: onType, leave: onLeave, example, today, earliest, latest, nextDays } = dateField;
  const date = readUnambiguousDate(text, latest);
  const [isCalendarOpen, setCalendarOpen] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const calendarButton = useRef<HTMLButtonElement>(null);
  const isTapForCalendar = useRef(false);
  /** The element that takes the focus when the calendar closes. */
  const nextStop = useRef<HTMLElement>(null);
  const isAllowed = (day: CalendarDate) => day >= (earliest ?? day) && day <= (latest ?? day);
  const readings = readingsOfAmbiguousDate(text, latest).filter((reading) => isAllowed(reading.date));
  const writeOut = () => {
    if (date && text !== formatDate(date)) onType(formatDate(date));
  };
  // After a reload, the text may not be a full date yet, because the customer had not left the field before.
  const writeOutAtFirst = useEffectEvent(writeOut);
  useEffect(() => writeOutAtFirst(), []);
  useEffect(() => whenIdle(() => void loadCalendar().catch(() => {})), []);
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (!field.current?.contains(relatedTarget)) onLeave?.();
  };
  // When the calendar closes, returns the focus. In Safari the dialog cannot do so, because a press does not focus a button.
  useEffect(() => {
    if (!isCalendarOpen) nextStop.current?.focus();
  }, [isCalendarOpen]);
  const open = (opener: HTMLElement) => {
    nextStop.current = opener;
    setCalendarOpen(true);
  };
  const pick = (picked: CalendarDate) => {
    onType(formatDate(picked));
    // The focus returns to the calendar button, because in the text field a phone would open its keyboard.
    nextStop.current = calendarButton.current;
    setCalendarOpen(false);
  };
  const choose = (reading: CalendarDate) => {
    onType(formatDate(reading));
    // The pressed button disappears, so the focus moves to the text field.
    input.current?.focus();
  };
  return (
    <div ref={field} className={styles.field}>
      <TextField
        field={dateField}
        hint={hint}
        placeholder={`e.g. ${formatDate(example)}`}
        autoComplete="off"
        button={
          <button
            ref={calendarButton}
            type="button"
            className={styles.open}
            aria-label="Open calendar"
            aria-describedby={`${id}-label`}
            aria-haspopup="dialog"
            onMouseDown={keepFocus}
            onClick={(event) => open(event.currentTarget)}
            onBlur={leave}
          >
            <svg aria-hidden="true" viewBox="0 0 24 24" width="22" height="22" fill="none" stroke="currentColor" strokeWidth="1.8">
              <rect x="3.5" y="5" width="17" height="15.5" rx="2.5" />
              <path d="M3.5 10h17M8 2.8v4M16 2.8v4" strokeLinecap="round" />
            </svg>
          </button>
        }
        ref={input}
        onMouseDown={(event) => {
          isTapForCalendar.current = matchMedia('(pointer: coarse)').matches && document.activeElement !== event.currentTarget;
          // On a touch screen, a first tap opens the calendar (decision D11). It must not focus the field, or the keyboard would open too.
          if (isTapForCalendar.current) event.preventDefault();
        }}
        onClick={(event) => isTapForCalendar.current && open(event.currentTarget)}
        onBlur={(event) => {
          writeOut();
          // A press on the field's own buttons does not take the focus from the text. So the customer has left it, and is done with it.
          if (text === '') leave(event);
          else onLeave?.();
        }}
      />
      {nextDays && readings.length === 0 && <NextDays field={dateField} chosen={date} onBlur={leave} />}
      <p id={`${id}-question`} role="status" className={readings.length > 0 ? styles.question : 'visually-hidden'}>
        {readings.length > 0 && 'Which day do you mean?'}
      </p>
      {readings.length > 0 && (
        <div role="group" aria-labelledby={`${id}-label ${id}-question`} className={styles.readings}>
          {readings.map((reading) => (
            <Button key={reading.text} look="raised" onMouseDown={keepFocus} onClick={() => choose(reading.date)} onBlur={leave}>
              {reading.text}
            </Button>
          ))}
        </div>
      )}
      <TitledDialog title={`Choose ${label.toLowerCase()}`} isOpen={isCalendarOpen} onClose={() => setCalendarOpen(false)}>
        <div className={styles.calendar}>
          <Suspense fallback={<p role="status">Opening the calendar…</p>}>
            <Calendar date={date} today={today} earliest={earliest} latest={latest} beginsWithYears={beginsWithYears} onPick={pick} />
          </Suspense>
        </div>
      </TitledDialog>
    </div>
  );
}

interface NextDaysProps {
  readonly field: TypedDateField;
  readonly chosen: CalendarDate | undefined;
  readonly onBlur: (event: FocusEvent) => void;
}

/** Buttons for the next days. A button's accessible name is its visible text, followed by the full date. */
function NextDays({ field, chosen, onBlur }: NextDaysProps) {
  const { id, set, earliest, nextDays } = field;
  return (
    <div role="group" aria-labelledby={`${id}-label`} className={styles.nextDays}>
      {nextDays?.map((day) => {
        const shown = day === earliest ? 'Tomorrow' : `${formatShortWeekday(day)} ${Number(day.slice(8))}`;
        return (
          <button
            key={day}
            type="button"
            aria-pressed={day === chosen}
            className={styles.nextDay}
            onMouseDown={keepFocus}
            onClick={() => set(formatDate(day))}
            onBlur={onBlur}
          >
            <span>{shown}</span>
            <span className="visually-hidden">{` ${formatDate(day)}`}</span>
          </button>
        );
      })}
    </div>
  );
}
