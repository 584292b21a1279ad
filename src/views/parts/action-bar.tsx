import { useLayoutEffect, useRef } from 'react';
import { formatRupees, type Rupees } from '../../domain/money';
import styles from './action-bar.module.css';
import { Button } from './button';

interface ActionBarProps {
  /** The running total in rupees (decision B4). */
  readonly total: Rupees;
  /** What the button that submits the page is called. */
  readonly action: string;
  readonly isBusy?: boolean;
  readonly back?: { readonly name: string; readonly onClick: () => void };
}

/** The bar at the screen's lower edge: the running total, Back, and the button that submits the page. */
export function ActionBar({ total, action, isBusy = false, back }: ActionBarProps) {
  const bar = useRef<HTMLDivElement>(null);

  // The chat link and the fields that take the focus keep clear of the bar by its height.
  useLayoutEffect(() => {
    const root = document.documentElement;
    const tellHeight = () => root.style.setProperty('--action-bar-height', `${bar.current?.offsetHeight ?? 0}px`);
    // At once too: an observer is told after the first frame, in which the chat link would jump.
    tellHeight();
    const observer = new ResizeObserver(tellHeight);
    observer.observe(bar.current!);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--action-bar-height');
    };
  }, []);

  return (
    <div ref={bar} className={styles.bar}>
      <p className={styles.total} aria-live="polite">
        <span>Total</span> <strong className="tabular-figures">{formatRupees(total)}</strong>
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
