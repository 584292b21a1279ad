import { DatePicker } from '@mantine/dates';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/dates/styles.css';
import type { CalendarDate } from '../../domain/calendar';

interface CalendarProps {
  readonly date: CalendarDate | undefined;
  readonly earliest?: CalendarDate | undefined;
  readonly latest?: CalendarDate | undefined;
  readonly onPick: (date: CalendarDate) => void;
}

/** A month to pick a day from; days outside the bounds cannot be picked. */
export function Calendar({ date, earliest, latest, onPick }: CalendarProps) {
  return (
    <DatePicker
      value={date ?? null}
      defaultDate={date ?? earliest ?? latest ?? ''}
      minDate={earliest ?? ''}
      maxDate={latest ?? ''}
      size="md"
      firstDayOfWeek={1}
      weekendDays={[]}
      ariaLabels={{ previousMonth: 'Previous month', nextMonth: 'Next month', monthLevelControl: 'Choose month and year' }}
      onChange={(picked) => picked && onPick(picked)}
    />
  );
}
