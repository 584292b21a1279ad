import dayjs from 'dayjs';
import { useEffect, useRef, type FocusEvent, type MouseEvent } from 'react';
import { formatDate } from '../../domain/date-texts';
import type { DayField } from '../../view-models/start-date';
import styles from './next-days.module.css';

/** Keeps the focus in the text field: at a press, Safari would take the focus away without giving it to the pressed button. */
export const keepFocus = (event: MouseEvent) => event.preventDefault();

interface NextDaysProps {
  readonly field: DayField;
  readonly questionId: string;
  readonly onPick: (text: string) => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/** The question, and a button for each of the next days. A button's accessible name is its visible text, followed by the full date. */
export function NextDays({ field, questionId, onPick, onBlur }: NextDaysProps) {
  const { label, value: chosen, earliest, nextDays } = field;
  const days = useRef<HTMLDivElement>(null);
  // Shows the chosen day, which may have been typed or picked from the calendar. Only the days scroll, not the page.
  useEffect(() => {
    const day = days.current!.querySelector<HTMLElement>('[aria-pressed=true]');
    if (day) days.current!.scrollLeft = day.offsetLeft - (days.current!.clientWidth - day.offsetWidth) / 2;
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
              onClick={() => onPick(formatDate(day))}
              // The browser would show a focused day at the strip's end, and then snap to a place that cuts it off.
              onFocus={(event) => event.currentTarget.scrollIntoView({ block: 'nearest', inline: 'center' })}
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
