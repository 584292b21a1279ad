import { useState, type ReactNode } from 'react';
import type { BookingOverview } from '../../domain/booking';
import { pageTexts } from '../page-texts';
import styles from './action-bar.module.css';
import { Button } from '../controls/button';
import { StatusLine } from './status-line';

export interface ActionBarProps {
  readonly overview: BookingOverview;
  /** The price to show until the booking has a total, such as 'from ₹139.00 a walk' (decision B8). */
  readonly startingPrice?: string | undefined;
  readonly action: string;
  readonly isBusy?: boolean;
  /** The progress of a large upload, or why the button's last press failed (decision F6). */
  readonly notice?: ReactNode;
  /** True on the summary, whose receipt names the total and its parts. */
  readonly isSummary?: boolean;
}

/** The estimated total and the button that submits the page: at the bottom of a narrow window, in the card 'Your booking' of a wide one. */
export function ActionBar({
  overview,
  startingPrice,
  action,
  isBusy = false,
  notice,
  isSummary = false,
}: ActionBarProps) {
  const { calculation, estimatedTotal, notInTotal } = overview;
  const price = estimatedTotal ?? startingPrice;
  const [isExplained, setExplained] = useState(false);
  return (
    <div className={styles.bar} data-summary={isSummary || undefined}>
      <StatusLine text={notice} className={`${styles.notice} ${isBusy ? '' : styles.failure}`} />
      {calculation && isExplained && !isSummary && (
        <p className={`small-note tabular-figures ${styles.calculation}`}>{calculation}</p>
      )}
      <div className={styles.price}>
        <div className={styles.total}>
          <p aria-live="polite" aria-atomic>
            {price && (
              <>
                {!isSummary && (
                  <span
                    className={`small-note ${styles.label}`}
                  >{`${estimatedTotal ? pageTexts.estimatedTotal : 'Price'} `}</span>
                )}
                <strong className="tabular-figures">{price}</strong>
              </>
            )}
          </p>
          {notInTotal && <p className="small-note">{notInTotal}</p>}
        </div>
        <p className="small-note">Nothing to pay now.</p>
        {calculation && !isSummary && (
          <button
            type="button"
            aria-label="How the price is calculated"
            aria-expanded={isExplained}
            className={styles.explain}
            onClick={() => setExplained(!isExplained)}
          />
        )}
      </div>
      <Button type="submit" isBusy={isBusy} className={styles.action}>
        {action}
      </Button>
    </div>
  );
}
