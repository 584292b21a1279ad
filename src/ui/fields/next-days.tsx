import dayjs from 'dayjs';
import { useEffect, useRef, type FocusEvent, type MouseEvent } from 'react';
import type { CalendarDate } from '../../domain/calendar';
import { formatDate } from '../../domain/date-texts';
import type { DayField } from './start-date';
import styles from './next-days.module.css';

/** At a press, Safari would take the focus away without giving it to the pressed button. */
export const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Never scrolls the page. */
function showWhole(day: HTMLElement): void {
  const strip = day.parentElement!;
  const middle = day.offsetLeft + day.offsetWidth / 2 - strip.clientWidth / 2;
  const isWhole = Math.abs(middle - strip.scrollLeft) <= (strip.clientWidth - day.offsetWidth) / 2;
  if (!isWhole) strip.scrollLeft = middle;
}

interface NextDaysProps {
  readonly field: DayField;
  readonly questionId: string;
  readonly onPick: (day: CalendarDate) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** A button's accessible name is its visible text, followed by the full date. */
export function NextDays({ field, questionId, onPick, onBlur }: NextDaysProps) {
  const { label, value: chosen, earliest, nextDays } = field;
  const days = useRef<HTMLDivElement>(null);
  const pressed = useRef<CalendarDate>(undefined);
  // After a press nothing scrolls: a second tap at the same place must not meet the next day.
  useEffect(() => {
    const day = days.current!.querySelector<HTMLElement>('[aria-pressed=true]');
    if (day && chosen !== pressed.current) showWhole(day);
    pressed.current = undefined;
  }, [chosen]);
  return (
    <>
      <p id={questionId} className={styles.question}>
        {label}
      </p>
      <div ref={days} role="group" aria-labelledby={questionId} className={styles.days}>
        {nextDays?.map((day) => {
          const isTomorrow = day === earliest;
          return (
            <button
              key={day}
              type="button"
              aria-pressed={day === chosen}
              className={`${styles.day} short`}
              onMouseDown={keepFocus}
              onClick={() => {
                pressed.current = day;
                onPick(day);
              }}
              // By itself, Chromium leaves a focused day cut off at the strip's end.
              onKeyUp={({ key, currentTarget }) => key === 'Tab' && showWhole(currentTarget)}
              onBlur={onBlur}
            >
              <span>{isTomorrow ? 'Tomorrow' : dayjs(day).format('ddd')} </span>
              {/* The name 'Tomorrow November 21, 2026' has the number already. */}
              <span className={styles.number} aria-hidden={isTomorrow}>
                {dayjs(day).date()}
              </span>
              <span className="visually-hidden"> {formatDate(day)}</span>
            </button>
          );
        })}
      </div>
    </>
  );
}
