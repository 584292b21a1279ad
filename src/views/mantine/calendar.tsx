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
import { MantineTheme } from './theme';

// Its weeks begin on Mondays, as those of the calendar do.
dayjs.extend(isoWeek);

interface CalendarProps {
  readonly date: CalendarDate | undefined;
  readonly today: CalendarDate;
  /** A day in the month on which the calendar opens without a date. */
  readonly opensOn: CalendarDate;
  readonly earliest?: CalendarDate | undefined;
  readonly latest?: CalendarDate | undefined;
  readonly beginsWithYears: boolean;
  readonly onPick: (date: CalendarDate) => void;
}

/** For each key, the day to which it moves the focus. With Mantine alone, arrow keys stop at a month's end, and other keys do nothing. */
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

/** How a heading names the month or the year that it shows. */
const PERIODS = { month: 'MMMM YYYY', year: 'YYYY' };

/** A day in the month that the customer moves to. A key also moves the focus to it. */
interface Wanted {
  readonly day: CalendarDate;
  readonly isByKey: boolean;
}

/** A day in the month that the heading shows, at once, before the month's days are rendered. */
const ShownDay = createContext<CalendarDate>('');

/** A calendar that takes the focus. It opens on the month of `date`, or else on the allowed month nearest to `opensOn` (decision D11). */
export function Calendar({ beginsWithYears, opensOn, ...props }: CalendarProps) {
  const { date } = props;
  const [wanted, setWanted] = useState<Wanted>({ day: date ?? opensOn, isByKey: false });
  // Midnight may have made the wanted day too early. Then `within` returns the nearest day that is allowed.
  const shown = within(props, wanted.day);
  const [level, setLevel] = useState<CalendarLevel>(beginsWithYears && !date ? 'decade' : 'month');
  // A slow phone takes long to render a month's days. So an arrow button first changes the heading, then the days. After a key,
  // the days are rendered at once, because the next key starts from the focused day.
  const deferred = useDeferredValue(shown);
  const drawn = level !== 'month' || wanted.isByKey ? shown : deferred;
  const calendar = useRef<HTMLDivElement>(null);

  // A key moves the focus to a day. A button that was pressed may be gone (when days, months or years take each other's place), or
  // disabled (at the first and the last month), which loses the focus. Then the day, month or year that Tab reaches first takes it.
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
  /** A day in the month whose days are rendered. The heading may already show another month. */
  readonly drawn: CalendarDate;
  readonly level: CalendarLevel;
  readonly onShow: Dispatch<SetStateAction<Wanted>>;
  readonly onLevel: (level: CalendarLevel) => void;
}

/** Mantine's calendar. Memoized, so that it is not rendered again when only the month in the heading changes. */
const Months = memo(
  ({ date, today, earliest, latest, onPick, calendar, drawn, level, onShow, onLevel }: MonthsProps) => {
    // Handles a key before Mantine does (in the capture phase), and stops the event. Otherwise Mantine would move the focus too.
    const move = (event: KeyboardEvent, day: CalendarDate) => {
      const target = MOVES[event.key]?.(dayjs(day));
      if (!target || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      onShow({ day: within({ earliest, latest }, target.format('YYYY-MM-DD')), isByKey: true });
    };
    // Mantine counts `target` from the rendered month, which may lag behind the heading. So the heading moves by the same distance.
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
          // Screen readers must not announce the months and the years as tables, because their columns have no headers.
          attributes={{ monthsList: { role: 'presentation' }, yearsList: { role: 'presentation' } }}
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
