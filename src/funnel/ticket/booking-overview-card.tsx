import { observer } from 'mobx-react-lite';
import { useSyncExternalStore, type ReactNode } from 'react';
import { lazyComponent } from '../../ui/lazy-component';
import { ServiceIcon } from '../service-drawings';
import { ActionBar, type ActionBarProps } from '../action-bar';
import styles from './booking-overview-card.module.css';

export interface BookingOverviewCardProps extends Omit<ActionBarProps, 'startingPrice'> {
  /** A function, so that a new price renders only the card, not the page. */
  readonly startingPrice?: () => string | undefined;
  /** What stands above the button on a wide summary. */
  readonly stub?: ReactNode;
}

const STEPS = [
  'Choose a package, a day and your pet.',
  'Pet masters near you send quotes.',
  'Compare them in our app.',
];

const LazyTicket = lazyComponent(async () => (await import('./ticket')).Ticket, {
  pending: () => <Steps />,
  failed: <Steps />,
});

/** Narrow windows show only the action bar, and so does the summary. */
export const BookingOverviewCard = observer(({ startingPrice, stub, ...bar }: BookingOverviewCardProps) => {
  const { funnel, page } = bar;
  const { serviceLabel, choices } = funnel.booking.overview;
  const hasChoices = choices.length > 0;
  const isWide = useIsWide();
  return (
    <section aria-labelledby={page !== 'summary' && isWide ? 'your-booking' : undefined} className={styles.card}>
      {page !== 'summary' && (
        <div className={styles.details}>
          <div className={styles.heading}>
            <h2 id="your-booking">Your booking</h2>
            <p className={styles.service}>
              <ServiceIcon service={funnel.service} />
              <span>{serviceLabel}</span>
            </p>
          </div>
          {hasChoices && isWide && <LazyTicket funnel={funnel} pageBeside={page} />}
          {page === 'package' && <Steps isHidden={hasChoices} />}
          <div className={`perforated ${styles.edge}`} />
        </div>
      )}
      {stub}
      <ActionBar startingPrice={startingPrice?.()} {...bar} />
    </section>
  );
});

/** On phones nobody sees the ticket, and it would be drawn again at each choice. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = wideWindow();
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => wideWindow().matches,
    () => false,
  );
}

const wideWindow = () => window.matchMedia('(min-width: 56.25em)');

/** A hidden list stays in the page: a prerendered page loses no element. */
function Steps({ isHidden = false }: { isHidden?: boolean }) {
  return (
    <ol className={styles.numbered} hidden={isHidden}>
      {STEPS.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
