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

/** The day that each key moves to. Mantine's own arrow keys stop at the end of a month, and Mantine has no other keys. */
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
 * A calendar to pick a day from `earliest` to `latest`. Takes the focus. Opens on the month of `date`, or else on the
 * month nearest to today that has a day to pick (decision D11).
 */
export function Calendar({ date, today, earliest, latest, beginsWithYears, onPick }: CalendarProps) {
  const within = (day: CalendarDate) => (earliest && day < earliest ? earliest : latest && day > latest ? latest : day);
  // `within` shows a month with days to pick, even if the chosen day has become too early at midnight.
  const [shown, setShown] = useState(() => within(date ?? today));
  const [level, setLevel] = useState<CalendarLevel>(beginsWithYears && !date ? 'decade' : 'month');
  // The day to focus. Each key sets a new object, because two keys may lead to the same day, and both must focus it.
  const [goal, setGoal] = useState<{ readonly day: CalendarDate }>();
  const decade = shown.slice(0, 3);
  const calendar = useRef<HTMLDivElement>(null);

  const focusFirstStop = () => calendar.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus();

  // When the level changes (days, months or years), the pressed button disappears, so a day, month or year takes the focus.
  useEffect(focusFirstStop, [level]);

  // At the first or last month, the pressed arrow button is disabled and loses the focus, so a day takes it.
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
        // Hides the days of other months, because otherwise Tab may first reach a day of the previous month.
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
