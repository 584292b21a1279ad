import type { ReactNode } from 'react';
import { STEP_COUNT, STEP_TITLES } from '../domain/progress';
import styles from './booking-progress-bar.module.css';

export function BookingProgressBar({ step, children }: { step: number; children: ReactNode }) {
  return (
    <div
      role="progressbar"
      aria-label="Booking progress"
      aria-valuemin={0}
      aria-valuemax={STEP_COUNT}
      aria-valuenow={step}
      aria-valuetext={`Step ${step} of ${STEP_COUNT}: ${STEP_TITLES[step - 1]}`}
      className={styles.bar}
    >
      <ol className={styles.steps} aria-hidden="true">
        {STEP_TITLES.map((title, index) => (
          <li key={title} data-done={index < step || undefined} data-present={index === step - 1 || undefined}>
            <span className={styles.title}>{title}</span>
            {index === step - 1 && children}
          </li>
        ))}
      </ol>
      <span className="tabular-figures" aria-hidden="true">
        {`${step}/${STEP_COUNT}`}
      </span>
    </div>
  );
}
