import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { formatRupees, type Rupees } from '../../domain/money';
import styles from './action-bar.module.css';
import { Button } from '../controls/button';
import { QuietLine } from './quiet-line';

interface ActionBarProps {
  /** The running total in rupees (decision B4). */
  readonly total: Rupees;
  /** What the button that submits the page is called. */
  readonly action: string;
  readonly isBusy?: boolean;
  /** What becomes of the last press, where it takes long or came to nothing (decision F6). */
  readonly notice?: ReactNode;
  readonly back?: { readonly name: string; readonly onClick: () => void };
}

/** The part of the window's height up to which the bar may stand before the page: with large text it grows. */
const LARGEST_SHARE = 0.25;

/** The height of a bar of one row in pixels, as tokens.css has it in rem. */
function usualHeight(): number {
  const style = getComputedStyle(document.documentElement);
  return Number.parseFloat(style.getPropertyValue('--usual-action-bar-height')) * Number.parseFloat(style.fontSize);
}

/** The bar at the screen's lower edge: the running total, Back, and the button that submits the page. */
export function ActionBar({ total, action, isBusy = false, notice, back }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [isInPage, setInPage] = useState(false);

  // The chat link and the fields that take the focus keep clear of the bar by its height.
  useLayoutEffect(() => {
    const root = document.documentElement;
    const measure = () => {
      const height = bar.current?.offsetHeight ?? 0;
      const isTooHigh = height > window.innerHeight * LARGEST_SHARE;
      setInPage(isTooHigh);
      const occupied = isTooHigh ? 0 : height;
      // Whatever changes at the root is looked up anew by all that is on the page: the usual height stands in the style sheet.
      if (occupied === usualHeight()) root.style.removeProperty('--action-bar-height');
      else root.style.setProperty('--action-bar-height', `${occupied}px`);
    };
    // Not asked for at once, which would hold the first frame up: until the observer is told, the height of the usual bar stands.
    // In a frame of its own: a size that changes while sizes are told is an error to WebKit.
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
    <div ref={bar} className={styles.bar} data-in-page={isInPage || undefined}>
      <QuietLine text={notice} className={styles.notice} />
      <p className={styles.total} aria-live="polite" aria-atomic>
        <span className="small-note">Total</span> <strong className="tabular-figures">{formatRupees(total)}</strong>
      </p>
      <div className={styles.buttons}>
        {back && (
          <Button look="outlined" onClick={back.onClick}>
            {back.name}
          </Button>
        )}
        <Button type="submit" isBusy={isBusy} className={styles.action}>
          {action}
        </Button>
      </div>
    </div>
  );
}
