import { DatePicker, type CalendarLevel } from '@mantine/dates';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/dates/styles.css';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { addDays, addMonths, formatDate, formatMonth, startOfWeek, type CalendarDate } from '../../domain/calendar';
import { MantineTheme } from './theme';

interface CalendarProps {
  readonly date: CalendarDate | undefined;
  readonly today: CalendarDate;
  readonly earliest?: CalendarDate | undefined;
  readonly latest?: CalendarDate | undefined;
  /** True: without a date, the customer chooses a year first. */
  readonly beginsWithYears: boolean;
  readonly onPick: (date: CalendarDate) => void;
}

/** The day that each key moves to. Mantine's own arrow keys stop at the end of the month, and it has no other keys. */
const MOVES: Readonly<Record<string, (day: CalendarDate) => CalendarDate>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: startOfWeek,
  End: (day) => addDays(startOfWeek(day), 6),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/**
 * A calendar to pick a day from `earliest` to `latest`. It takes the focus and opens on the month of `date`. Without a date, it
 * opens on the month nearest to today that has a day to pick (decision D11).
 */
export function Calendar({ date, today, earliest, latest, beginsWithYears, onPick }: CalendarProps) {
  const within = (day: CalendarDate) => (earliest && day < earliest ? earliest : latest && day > latest ? latest : day);
  // A day chosen before midnight may now be too early, in a month without days to pick.
  const [shown, setShown] = useState(() => within(date ?? today));
  const [level, setLevel] = useState<CalendarLevel>(beginsWithYears && !date ? 'decade' : 'month');
  // A new object for each key, because two keys may lead to the same day and both must focus it.
  const [goal, setGoal] = useState<{ readonly day: CalendarDate }>();
  const decade = shown.slice(0, 3);
  const calendar = useRef<HTMLDivElement>(null);

  const focusFirstStop = () => calendar.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus();

  // The pressed button disappears when the level (days, months or years) changes.
  useEffect(focusFirstStop, [level]);

  // At the first or last month, the pressed arrow button becomes disabled and loses the focus.
  useEffect(() => {
    if (!calendar.current?.querySelector(':focus:enabled')) focusFirstStop();
  }, [shown]);

  useEffect(() => {
    if (goal) calendar.current?.querySelector<HTMLElement>(`[data-day="${goal.day}"]`)?.focus();
  }, [goal]);

  // Runs in the capture phase, because otherwise Mantine would move the focus once more.
  const move = (event: KeyboardEvent, day: CalendarDate) => {
    const target = MOVES[event.key]?.(day);
    if (!target || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const allowed = within(target);
    setShown(allowed);
    setGoal({ day: allowed });
  };

  return (
    <MantineTheme>
      <p role="status" className="visually-hidden">
        {level === 'month' ? formatMonth(shown) : level === 'year' ? shown.slice(0, 4) : `${decade}0 – ${decade}9`}
      </p>
      <DatePicker
        ref={calendar}
        value={date ?? null}
        date={shown}
        level={level}
        minDate={earliest ?? ''}
        maxDate={latest ?? ''}
        size="md"
        // Screen readers must not announce the tables of months and years: their columns have no headers.
        attributes={{ monthsList: { role: 'presentation' }, yearsList: { role: 'presentation' } }}
        firstDayOfWeek={1}
        weekendDays={[]}
        // Otherwise the Tab key may reach a day of the month before first.
        hideOutsideDates
        getDayAriaLabel={formatDate}
        getDayProps={(day) => ({
          'data-day': day,
          'data-is-today': day === today || undefined,
          'aria-pressed': day === date || undefined,
          onKeyDownCapture: (event) => move(event, day),
        })}
        ariaLabels={{
          previousMonth: 'Previous month',
          nextMonth: 'Next month',
          monthLevelControl: `${formatMonth(shown)}, choose month and year`,
          previousYear: 'Previous year',
          nextYear: 'Next year',
          yearLevelControl: `${shown.slice(0, 4)}, choose year`,
          previousDecade: 'Previous ten years',
          nextDecade: 'Next ten years',
        }}
        onDateChange={setShown}
        onLevelChange={setLevel}
        onChange={(picked) => picked && onPick(picked)}
      />
    </MantineTheme>
  );
}
