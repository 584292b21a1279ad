import { STEP_COUNT } from '../../domain/progress';
import styles from './progress-bar.module.css';

/** How far the booking has come, '1/4' for the first of four steps (spec section 2). */
export function ProgressBar({ step }: { step: number }) {
  return (
    <div
      role="progressbar"
      aria-label="Booking progress"
      aria-valuemin={0}
      aria-valuemax={STEP_COUNT}
      aria-valuenow={step}
      aria-valuetext={`Step ${step} of ${STEP_COUNT}`}
      className={styles.bar}
    >
      <span className={styles.track} aria-hidden="true">
        {Array.from({ length: STEP_COUNT }, (_, index) => (
          <span key={index} data-done={index < step || undefined} />
        ))}
      </span>
      <span className="tabular-figures" aria-hidden="true">
        {step}/{STEP_COUNT}
      </span>
    </div>
  );
}
