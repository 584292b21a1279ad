import { observer } from 'mobx-react-lite';
import type { BookingPage } from '../../domain/progress';
import type { FunnelViewModel } from '../../view-models/funnel';
import { ServiceIcon } from '../illustrations/service-icon';
import { ActionBar, type ActionBarProps } from './action-bar';
import styles from './booking-overview-card.module.css';
import { NumberedList } from './numbered-list';
import { DetailList, PriceBreakdown } from './detail-list';

export interface BookingOverviewCardProps extends Omit<ActionBarProps, 'overview' | 'startingPrice' | 'isSummary'> {
  readonly page: BookingPage;
  readonly funnel: FunnelViewModel;
  /** The price until there is a total (see ActionBar). It is a function, so that a new price renders only the card, not the page. */
  readonly startingPrice?: () => string | undefined;
}

/** The booking so far, its price and the page's button, beside the form. Narrow windows show only the action bar, and so does the summary. */
export const BookingOverviewCard = observer(({ page, funnel, startingPrice, ...bar }: BookingOverviewCardProps) => {
  const { overview } = funnel.booking;
  const { serviceLabel, choices, priceLines } = overview;
  const isSummary = page === 'summary';
  return (
    <section aria-labelledby={isSummary ? undefined : 'your-booking'} className={styles.card}>
      {!isSummary && (
        <div className={styles.details}>
          <div className={styles.heading}>
            <h2 id="your-booking">Your booking</h2>
            <p className={styles.service}>
              <ServiceIcon service={funnel.service} />
              <span>{serviceLabel}</span>
            </p>
          </div>
          {choices.length > 0 && <DetailList rows={choices} />}
          {page === 'package' && (
            <NumberedList
              isHidden={choices.length > 0}
              steps={[
                'Choose a package, a day and your dog.',
                'Pet masters near you send quotes.',
                'Compare them in our app.',
              ]}
            />
          )}
          {priceLines.length > 0 && <PriceBreakdown lines={priceLines} />}
        </div>
      )}
      <ActionBar overview={overview} startingPrice={startingPrice?.()} isSummary={isSummary} {...bar} />
    </section>
  );
});
