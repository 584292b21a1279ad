import { DatePicker, type CalendarLevel } from '@mantine/dates';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/dates/styles.css';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { addDays, addMonths, formatMonth, startOfWeek, type CalendarDate } from '../../domain/calendar';
import { MantineTheme } from './theme';

interface CalendarProps {
  readonly date: CalendarDate | undefined;
  readonly today: CalendarDate;
  readonly earliest?: CalendarDate | undefined;
  readonly latest?: CalendarDate | undefined;
  /** Whether a year is chosen first where there is no date yet. */
  readonly beginsWithYears: boolean;
  readonly onPick: (date: CalendarDate) => void;
}

/** The day that each key leads to. The library's own arrows stop at the end of the month, and it knows no other keys. */
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
 * A month to pick a day from, within the bounds. It takes the focus, and opens on the month of the date, or else on the month
 * nearest to today in which a day can be picked (decision D11).
 */
export function Calendar({ date, today, earliest, latest, beginsWithYears, onPick }: CalendarProps) {
  const within = (day: CalendarDate) => (earliest && day < earliest ? earliest : latest && day > latest ? latest : day);
  // After midnight a chosen day may lie in a month without days to pick.
  const [shown, setShown] = useState(() => within(date ?? today));
  const [level, setLevel] = useState<CalendarLevel>(beginsWithYears && !date ? 'decade' : 'month');
  // An object: a key may lead to the same day twice.
  const [goal, setGoal] = useState<{ readonly day: CalendarDate }>();
  const decade = shown.slice(0, 3);
  const calendar = useRef<HTMLDivElement>(null);

  const focusFirstStop = () => calendar.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus();

  // The button that changed the level is gone.
  useEffect(focusFirstStop, [level]);

  // At the first and the last month the pressed button is disabled, and loses the focus.
  useEffect(() => {
    if (!calendar.current?.querySelector(':focus:enabled')) focusFirstStop();
  }, [shown]);

  useEffect(() => {
    if (goal) calendar.current?.querySelector<HTMLElement>(`[data-day="${goal.day}"]`)?.focus();
  }, [goal]);

  // In the capture phase: otherwise the library moves the focus once more.
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
        // The tables of months and years are layout only: their columns have no headers.
        attributes={{ monthsList: { role: 'presentation' }, yearsList: { role: 'presentation' } }}
        firstDayOfWeek={1}
        weekendDays={[]}
        // Otherwise the Tab key may reach a day of another month first.
        hideOutsideDates
        getDayProps={(day) => ({
          'data-day': day,
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
