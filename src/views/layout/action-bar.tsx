import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
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

/** A bar higher than this share of the window's height (such as with large text) is not fixed, but scrolls with the page. */
const LARGEST_SHARE = 0.25;

/** The usual height of the bar in pixels. tokens.css defines it in rem. */
function usualHeight(): number {
  const style = getComputedStyle(document.documentElement);
  return Number.parseFloat(style.getPropertyValue('--usual-action-bar-height')) * Number.parseFloat(style.fontSize);
}

/** From this width on, the bar stands in the card beside the form (booking-overview-card.module.css). */
const BESIDE_THE_PAGE = '(min-width: 56.25em)';

/** The estimated total and the button that submits the page: at the bottom of a narrow window, in the card 'Your booking' of a wide one. */
export function ActionBar({ overview, startingPrice, action, isBusy = false, notice, isSummary = false }: ActionBarProps) {
  const { calculation, estimatedTotal, leftOut } = overview;
  const price = estimatedTotal ?? startingPrice;
  const bar = useRef<HTMLDivElement>(null);
  const [isInPage, setInPage] = useState(false);
  const [isExplained, setExplained] = useState(false);

  // Sets the bar's height as a CSS variable, so that the browser scrolls a focused field to a place above the bar.
  useLayoutEffect(() => {
    const root = document.documentElement;
    const measure = () => {
      const height = matchMedia(BESIDE_THE_PAGE).matches ? 0 : (bar.current?.offsetHeight ?? 0);
      const isTooHigh = height > window.innerHeight * LARGEST_SHARE;
      setInPage(isTooHigh);
      const occupied = isTooHigh ? 0 : height;
      // The style sheet already sets the usual height. Setting it here too would be slow: the browser would restyle the whole page.
      if (occupied === usualHeight() || (height === 0 && !isTooHigh)) root.style.removeProperty('--action-bar-height');
      else root.style.setProperty('--action-bar-height', `${occupied}px`);
    };
    // Measures one frame later, so that the page's first frame does not wait for the result. Also, WebKit forbids size changes
    // inside the callback of a ResizeObserver.
    let frame = 0;
    const observer = new ResizeObserver(() => (frame = requestAnimationFrame(measure)));
    observer.observe(bar.current!);
    window.addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', measure);
      root.style.removeProperty('--action-bar-height');
    };
  }, []);

  return (
    <div ref={bar} className={styles.bar} data-in-page={isInPage || undefined} data-summary={isSummary || undefined}>
      <StatusLine text={notice} className={`${styles.notice} ${isBusy ? '' : styles.failure}`} />
      {calculation && isExplained && !isSummary && <p className={`small-note tabular-figures ${styles.calculation}`}>{calculation}</p>}
      <div className={styles.price}>
        <div className={styles.total}>
          <p aria-live="polite" aria-atomic>
            {price && (
              <>
                {!isSummary && <span className={`small-note ${styles.label}`}>{`${estimatedTotal ? pageTexts.estimatedTotal : 'Price'} `}</span>}
                <strong className="tabular-figures">{price}</strong>
              </>
            )}
          </p>
          {leftOut && <p className="small-note">{leftOut}</p>}
        </div>
        <p className="small-note">Nothing to pay now.</p>
        {calculation && !isSummary && (
          <button type="button" aria-label="How the price is calculated" aria-expanded={isExplained} className={styles.explain} onClick={() => setExplained(!isExplained)} />
        )}
      </div>
      <Button type="submit" isBusy={isBusy} className={styles.action}>
        {action}
      </Button>
    </div>
  );
}
