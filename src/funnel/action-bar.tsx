import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import type { BookingPage } from '../domain/progress';
import type { FunnelViewModel } from './funnel-view-model';
import { whenIdle } from '../ui/when-idle';
import { pageTexts } from './page-texts';
import styles from './action-bar.module.css';
import { Button } from '../ui/controls/button';
import { Illustration } from '../ui/icons/drawing';
import { lazyComponent, reloadPage } from '../ui/lazy-component';
import { StatusLine } from '../ui/status-line';

export interface ActionBarProps {
  readonly page: BookingPage;
  readonly funnel: FunnelViewModel;
  /** Until the booking has a total, such as 'from ₹139.00 a walk' (decision B8). */
  readonly startingPrice?: string | undefined;
  readonly action: string;
  readonly isBusy?: boolean;
  /** The progress of a large upload, or why the last press failed (decision F6). */
  readonly notice?: ReactNode;
}

const TicketSheet = lazyComponent(async () => (await import('./ticket/ticket-sheet')).TicketSheet, {
  pending: () => <StatusLine text="Opening your booking…" className={styles.notice} />,
  // Some browsers load a failed module again only after a reload. The draft survives it.
  failed: (
    <p role="alert" className={`small-note ${styles.notice} ${styles.failure}`}>
      <span>Your booking could not be opened.</span>{' '}
      <Button look="link" onClick={reloadPage}>
        Reload the page
      </Button>
    </p>
  ),
});

const TicketPlace = lazyComponent(async () => (await import('./ticket/ticket-place')).TicketPlace, { failed: null });

const loadTicketSheet = () => void TicketSheet.load().catch(() => {});

/** In a narrow window it is the folded ticket; on a wide one, the foot of the card 'Your booking'. */
export const ActionBar = observer(({ page, funnel, startingPrice, action, isBusy = false, notice }: ActionBarProps) => {
  const { current, overview } = funnel.booking;
  const { estimatedTotal, notInTotal } = overview;
  const price = estimatedTotal ?? startingPrice;
  const isSummary = page === 'summary';
  const [isUnfolded, setUnfolded] = useState(false);
  const isChosen = current.mainChoices().length > 0;
  const [areMarksLoaded, setMarksLoaded] = useState(false);
  useEffect(
    () =>
      whenIdle(
        () =>
          void TicketPlace.load().then(
            () => setMarksLoaded(true),
            () => {},
          ),
      ),
    [],
  );
  useEffect(() => (isChosen ? whenIdle(loadTicketSheet) : undefined), [isChosen]);
  return (
    <div className={styles.bar} data-summary={isSummary || undefined}>
      <StatusLine text={notice} className={`${styles.notice} ${isBusy ? '' : styles.failure}`} />
      {isUnfolded && (
        <TicketSheet funnel={funnel} page={page} startingPrice={startingPrice} onClose={() => setUnfolded(false)} />
      )}
      <div className={styles.price}>
        {!isSummary && (
          <div aria-hidden className={styles.places}>
            {(['package', 'day', 'home', 'pets'] as const).map((part) => (
              <span key={part}>{(areMarksLoaded || isChosen) && <TicketPlace funnel={funnel} part={part} />}</span>
            ))}
          </div>
        )}
        <div className={styles.total}>
          <p id="amount" aria-live="polite" aria-atomic>
            {price && (
              <>
                {!isSummary && (
                  <span
                    className={`small-note ${styles.label}`}
                  >{`${estimatedTotal ? pageTexts.estimatedTotal : 'Price'} `}</span>
                )}
                <strong className={`tabular-figures ${estimatedTotal ? '' : styles.starting}`}>{price}</strong>
              </>
            )}
          </p>
          {notInTotal && <p className="small-note">{notInTotal}</p>}
        </div>
        <p className="small-note">Nothing to pay now.</p>
        {!isSummary && (
          <button
            type="button"
            aria-label="Your booking"
            aria-describedby="amount"
            aria-haspopup="dialog"
            aria-expanded={isUnfolded}
            className={styles.unfold}
            onPointerDown={loadTicketSheet}
            onClick={() => setUnfolded(true)}
          >
            <Illustration drawing={{ size: 32, lines: 'M12 18l4-4 4 4' }} />
          </button>
        )}
      </div>
      <Button type="submit" isBusy={isBusy} className={styles.action}>
        {action}
      </Button>
    </div>
  );
});
