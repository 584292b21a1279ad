import { DatePicker, type CalendarLevel } from '@mantine/dates';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/dates/styles.css';
import dayjs, { type Dayjs } from 'dayjs';
import isoWeek from 'dayjs/plugin/isoWeek.js';
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
import type { CalendarDate } from '../../domain/calendar';
import { formatDate } from '../../domain/date-texts';
import { MantineTheme } from '../styles/theme';

// Weeks begin on Mondays, as those of the calendar do.
dayjs.extend(isoWeek);

interface CalendarProps {
  readonly date: CalendarDate | undefined;
  readonly today: CalendarDate;
  /** A day in the month that shows without a date. */
  readonly opensOn: CalendarDate;
  readonly earliest?: CalendarDate | undefined;
  readonly latest?: CalendarDate | undefined;
  readonly beginsWithYears: boolean;
  readonly onPick: (date: CalendarDate) => void;
}

/** With Mantine alone, arrow keys stop at a month's end, and other keys do nothing. */
const MOVES: Readonly<Record<string, (day: Dayjs) => Dayjs>> = {
  ArrowLeft: (day) => day.subtract(1, 'day'),
  ArrowRight: (day) => day.add(1, 'day'),
  ArrowUp: (day) => day.subtract(1, 'week'),
  ArrowDown: (day) => day.add(1, 'week'),
  Home: (day) => day.startOf('isoWeek'),
  End: (day) => day.endOf('isoWeek'),
  PageUp: (day) => day.subtract(1, 'month'),
  PageDown: (day) => day.add(1, 'month'),
};

const PERIODS = { month: 'MMMM YYYY', year: 'YYYY' };

/** A key also moves the focus to the day. */
interface Wanted {
  readonly day: CalendarDate;
  readonly isByKey: boolean;
}

/** At once, before the month's days are rendered. */
const ShownDay = createContext<CalendarDate>('');

/** Takes the focus. Opens on the month of `date`, or else on the allowed month nearest to `opensOn` (decision D11). */
export function Calendar({ beginsWithYears, opensOn, ...props }: CalendarProps) {
  const { date } = props;
  const [wanted, setWanted] = useState<Wanted>({ day: date ?? opensOn, isByKey: false });
  // Midnight may have made the wanted day too early.
  const shown = within(props, wanted.day);
  const [level, setLevel] = useState<CalendarLevel>(beginsWithYears && !date ? 'decade' : 'month');
  // A slow phone takes long to render the days, so a button first changes the heading. After a key, they are rendered at once: the next key starts from the focused day.
  const deferred = useDeferredValue(shown);
  const drawn = level !== 'month' || wanted.isByKey ? shown : deferred;
  const calendar = useRef<HTMLDivElement>(null);

  // A pressed button may be gone or disabled, which loses the focus. Then the day, month or year that Tab reaches first takes it.
  useEffect(() => {
    const find = (selector: string) => calendar.current?.querySelector<HTMLElement>(selector);
    const day = wanted.isByKey && find(`[data-day="${wanted.day}"]`);
    if (day) day.focus();
    else if (!find(':focus:enabled')) find('td [tabindex="0"]')?.focus();
  }, [wanted, level, drawn]);

  return (
    <ShownDay value={shown}>
      <p role="status" className="visually-hidden">
        {level === 'decade' ? `${shown.slice(0, 3)}0 – ${shown.slice(0, 3)}9` : dayjs(shown).format(PERIODS[level])}
      </p>
      <Months {...props} calendar={calendar} drawn={drawn} level={level} onShow={setWanted} onLevel={setLevel} />
    </ShownDay>
  );
}

function within({ earliest, latest }: Pick<CalendarProps, 'earliest' | 'latest'>, day: CalendarDate): CalendarDate {
  return earliest && day < earliest ? earliest : latest && day > latest ? latest : day;
}

function ShownMonth() {
  return <span>{dayjs(use(ShownDay)).format(PERIODS.month)}</span>;
}

const monthLabel = () => <ShownMonth />;

interface MonthsProps extends Omit<CalendarProps, 'beginsWithYears' | 'opensOn'> {
  readonly calendar: RefObject<HTMLDivElement | null>;
  /** The heading may already show another month. */
  readonly drawn: CalendarDate;
  readonly level: CalendarLevel;
  readonly onShow: Dispatch<SetStateAction<Wanted>>;
  readonly onLevel: (level: CalendarLevel) => void;
}

/** Memoized, so that it is not rendered again when only the month in the heading changes. */
const Months = memo(
  ({ date, today, earliest, latest, onPick, calendar, drawn, level, onShow, onLevel }: MonthsProps) => {
    // In the capture phase: otherwise Mantine would move the focus too.
    const move = (event: KeyboardEvent, day: CalendarDate) => {
      const target = MOVES[event.key]?.(dayjs(day));
      if (!target || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      onShow({ day: within({ earliest, latest }, target.format('YYYY-MM-DD')), isByKey: true });
    };
    // Mantine counts `target` from the rendered month, which may lag behind the heading.
    const show = (target: CalendarDate) => {
      const months = dayjs(target).startOf('month').diff(dayjs(drawn).startOf('month'), 'month');
      onShow(({ day }) => {
        const moved = dayjs(within({ earliest, latest }, day)).add(months, 'month');
        return { day: moved.format('YYYY-MM-DD'), isByKey: false };
      });
    };
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
          // Screen readers must not announce tables: the columns have no headers.
          attributes={{ monthsList: { role: 'presentation' }, yearsList: { role: 'presentation' } }}
          weekendDays={[]}
          // Otherwise Tab may first reach a day of the previous month.
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
            monthLevelControl: `${dayjs(drawn).format(PERIODS.month)}, choose month and year`,
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
