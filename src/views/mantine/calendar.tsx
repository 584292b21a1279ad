import { DatePicker, type CalendarLevel } from '@mantine/dates';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/dates/styles.css';
import {
  createContext,
  memo,
  use,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type Dispatch,
  type KeyboardEvent,
  type RefObject,
  type SetStateAction,
} from 'react';
import {
  addDays,
  addMonths,
  formatDate,
  formatMonthAndYear,
  startOfWeek,
  type CalendarDate,
} from '../../domain/calendar';
import { MantineTheme } from './theme';

interface CalendarProps {
  readonly date: CalendarDate | undefined;
  readonly today: CalendarDate;
  readonly earliest?: CalendarDate | undefined;
  readonly latest?: CalendarDate | undefined;
  readonly beginsWithYears: boolean;
  readonly onPick: (date: CalendarDate) => void;
}

/** For each key, the day to which it moves the focus. With Mantine alone, arrow keys stop at a month's end, and other keys do nothing. */
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

/** A day in the month that the customer has moved to. The heading shows that month at once, before its days are rendered. */
const ShownDay = createContext<CalendarDate>('');

/** A calendar that takes the focus. It opens on the month of `date`, or else on the allowed month nearest to today (decision D11). */
export function Calendar({ beginsWithYears, ...props }: CalendarProps) {
  const { date, today } = props;
  const [wanted, setWanted] = useState(date ?? today);
  // Midnight may have made the wanted day too early. Then `within` returns the nearest day that is allowed.
  const shown = within(props, wanted);
  const [level, setLevel] = useState<CalendarLevel>(beginsWithYears && !date ? 'decade' : 'month');
  // The day to focus. Each key sets a new object, so that the day is focused again even if two keys lead to the same day.
  const [goal, setGoal] = useState<{ readonly day: CalendarDate }>();
  // A slow phone takes long to render a month's days. So an arrow button first changes the heading, then the days. After a key,
  // the days are rendered at once, because the next key starts from the focused day.
  const deferred = useDeferredValue(shown);
  const drawn = level !== 'month' || goal?.day === shown ? shown : deferred;
  const decade = shown.slice(0, 3);
  const calendar = useRef<HTMLDivElement>(null);

  const focusFirstStop = () => calendar.current?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus();

  // When the level changes (days, months or years), the pressed button disappears, so a day, month or year takes the focus.
  useEffect(focusFirstStop, [level]);

  // When the first or last month shows, the pressed arrow button gets disabled and loses the focus, so a day takes the focus.
  useEffect(() => {
    if (!calendar.current?.querySelector(':focus:enabled')) focusFirstStop();
  }, [drawn]);

  useEffect(() => {
    if (goal) calendar.current?.querySelector<HTMLElement>(`[data-day="${goal.day}"]`)?.focus();
  }, [goal]);

  return (
    <ShownDay value={shown}>
      <p role="status" className="visually-hidden">
        {level === 'month'
          ? formatMonthAndYear(shown)
          : level === 'year'
            ? shown.slice(0, 4)
            : `${decade}0 – ${decade}9`}
      </p>
      <Months
        {...props}
        calendar={calendar}
        drawn={drawn}
        level={level}
        onShow={setWanted}
        onGoal={setGoal}
        onLevel={setLevel}
      />
    </ShownDay>
  );
}

function within({ earliest, latest }: Pick<CalendarProps, 'earliest' | 'latest'>, day: CalendarDate): CalendarDate {
  return earliest && day < earliest ? earliest : latest && day > latest ? latest : day;
}

function ShownMonth() {
  return <span>{formatMonthAndYear(use(ShownDay))}</span>;
}

const monthLabel = () => <ShownMonth />;

interface MonthsProps extends Omit<CalendarProps, 'beginsWithYears'> {
  readonly calendar: RefObject<HTMLDivElement | null>;
  /** A day in the month whose days are rendered. The heading may already show another month. */
  readonly drawn: CalendarDate;
  readonly level: CalendarLevel;
  readonly onShow: Dispatch<SetStateAction<CalendarDate>>;
  readonly onGoal: (goal: { readonly day: CalendarDate }) => void;
  readonly onLevel: (level: CalendarLevel) => void;
}

/** Mantine's calendar. Memoized, so that it is not rendered again when only the month in the heading changes. */
const Months = memo(
  ({ date, today, earliest, latest, onPick, calendar, drawn, level, onShow, onGoal, onLevel }: MonthsProps) => {
    // Handles a key before Mantine does (in the capture phase), and stops the event. Otherwise Mantine would move the focus too.
    const move = (event: KeyboardEvent, day: CalendarDate) => {
      const target = MOVES[event.key]?.(day);
      if (!target || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      const allowed = within({ earliest, latest }, target);
      onShow(allowed);
      onGoal({ day: allowed });
    };
    // Mantine counts `target` from the rendered month, which may lag behind the heading. So the heading moves by the same distance.
    const show = (target: CalendarDate) =>
      onShow((wanted) =>
        within(
          { earliest, latest },
          addMonths(within({ earliest, latest }, wanted), monthNumber(target) - monthNumber(drawn)),
        ),
      );
    return (
      <MantineTheme>
        <DatePicker
          ref={calendar}
          value={date ?? null}
          date={drawn}
          level={level}
          minDate={earliest ?? ''}
          maxDate={latest ?? ''}
          size="md"
          // Screen readers must not announce the months and the years as tables, because their columns have no headers.
          attributes={{ monthsList: { role: 'presentation' }, yearsList: { role: 'presentation' } }}
          firstDayOfWeek={1}
          weekendDays={[]}
          // Hides the days of other months, because otherwise Tab may first reach a day of the previous month.
          hideOutsideDates
          monthLabelFormat={monthLabel}
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
            monthLevelControl: `${formatMonthAndYear(drawn)}, choose month and year`,
            previousYear: 'Previous year',
            nextYear: 'Next year',
            yearLevelControl: `${drawn.slice(0, 4)}, choose year`,
            previousDecade: 'Previous ten years',
            nextDecade: 'Next ten years',
          }}
          onDateChange={show}
          onLevelChange={onLevel}
          onChange={(picked) => picked && onPick(picked)}
        />
      </MantineTheme>
    );
  },
);

/** The number of a day's month, counted from the year 0. */
function monthNumber(day: CalendarDate): number {
  const [year, month] = day.split('-').map(Number);
  return year! * 12 + month!;
}
