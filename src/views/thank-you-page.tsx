import type { ReactNode } from 'react';
import buttonStyles from './controls/button.module.css';
import { PageLink } from './controls/page-link';
import { canRunMobileApp, usesAppleAppStore, type BrowsingDevice } from '../domain/mobile-app-stores';
import { iCalendarOfFirstAppointment, type AcceptedBookingSummary } from '../domain/accepted-booking';
import { namesInSentence } from '../domain/text';
import { pageTexts } from './page-texts';
import { DetailList, PriceBreakdown } from './layout/detail-list';
import { NumberedList } from './layout/numbered-list';
import { PageHeading } from './layout/page-heading';
import { QrCode } from './qr-code';
import { StoreBadge } from './layout/store-badges';
import styles from './thank-you-page.module.css';

interface ThankYouPageProps {
  /** The booking that this tab sent. Without it, the page says only where quotes arrive (decision B7). */
  readonly sentBooking: AcceptedBookingSummary | undefined;
  /** The present time in milliseconds since the epoch, for the calendar file. */
  readonly now: number;
  /** The last four digits of the customer's phone number, if this tab knows it. */
  readonly phoneEnding: string | undefined;
  readonly device: BrowsingDevice;
  /** The URL in the QR code. It leads to the app store of the device that scans it (decision B6). */
  readonly appUrl: string;
  readonly playStoreUrl: string;
  readonly appStoreUrl: string;
  readonly startPath: string;
}

export function ThankYouPage(props: ThankYouPageProps) {
  const { sentBooking, now, phoneEnding } = props;
  return (
    <div className={styles.page} data-sent={sentBooking ? true : undefined}>
      <section className={styles.thanks}>
        {sentBooking && <Tick />}
        <PageHeading title={pageTexts.headings.thankYou} />
        {/* The key draws the sentence anew when a part of it changes, because a translator may have replaced its texts. */}
        <p key={`${sentBooking?.id} ${phoneEnding}`} className={styles.lead}>
          {sentBooking ? (
            <>
              Your request{sentBooking.petNames.length > 0 && <> for <bdi>{namesInSentence(sentBooking.petNames)}</bdi></>} is on its way.
              Quotes from nearby pet masters will arrive in our mobile app. Log in there with the phone number you booked with{phoneEnding && <>, ending {phoneEnding}</>}.
            </>
          ) : (
            'Quotes from nearby pet masters arrive in our mobile app. Log in there with the phone number you booked with.'
          )}
        </p>
        {!sentBooking && <PageLink to={props.startPath} className={buttonStyles.filled}>Book a service</PageLink>}
      </section>

      <div className={styles.next}>
        <AppCard {...props} />
        {sentBooking && (
          <Card title="What happens next" hasDog>
            <NumberedList
              steps={[
                'Pet masters near you see your request and send their quotes.',
                'Get the app and log in to see your quotes.',
                'Compare the quotes and choose the pet master you like best.',
              ]}
            />
          </Card>
        )}
      </div>

      {sentBooking && (
        <Card title={sentBooking.serviceLabel}>
          <DetailList
            rows={[
              ...sentBooking.choices,
              { label: sentBooking.petNames.length === 1 ? 'Pet' : 'Pets', value: '', names: sentBooking.petNames },
            ]}
          />
          {sentBooking.estimatedTotal && <PriceBreakdown lines={[]} total={sentBooking.estimatedTotal} leftOut={sentBooking.leftOut} />}
          <a href={`data:text/calendar;charset=utf-8,${encodeURIComponent(iCalendarOfFirstAppointment(sentBooking, now))}`} download="booking.ics" className={styles.calendar}>
            Add to calendar
          </a>
        </Card>
      )}

      {sentBooking && (
        <PageLink to={props.startPath} className={styles.another}>
          Book another service
        </PageLink>
      )}
    </div>
  );
}

function Card({ title, hasDog = false, children }: { title: string; hasDog?: boolean; children: ReactNode }) {
  return (
    <section className={`${styles.card} ${hasDog ? 'peeking-dog' : ''}`} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Links to both app stores, the device's own first. A computer also shows a QR code, for the customer's phone. */
function AppCard({ appStoreUrl, appUrl, device, playStoreUrl }: ThankYouPageProps) {
  const googlePlay = <StoreBadge store="Google Play" url={playStoreUrl} invitation="Get it on" />;
  const appStore = <StoreBadge store="App Store" url={appStoreUrl} invitation="Download on the" />;
  const isApple = usesAppleAppStore(device);
  return (
    <Card title="Get the app" hasDog>
      <div className={styles.app}>
        <div className={styles.badges}>
          {isApple ? appStore : googlePlay}{' '}
          {isApple ? googlePlay : appStore}
        </div>
        {!canRunMobileApp(device) && (
          <figure className={styles.code}>
            <QrCode value={appUrl} label="QR code to download the app" />
            <figcaption>Scan with your phone's camera.</figcaption>
          </figure>
        )}
      </div>
    </Card>
  );
}

function Tick() {
  return (
    <svg aria-hidden="true" width="96" height="96" viewBox="0 0 96 96">
      <circle fill="var(--accent-fill)" cx="48" cy="50" r="34" />
      <path className={styles.tick} d="m34 51 10 10 19-21" />
      <g fill="var(--hero)">
        <circle cx="12" cy="30" r="4" />
        <circle cx="84" cy="22" r="5" />
        <circle cx="90" cy="66" r="3" />
        <circle cx="26" cy="8" r="3" />
      </g>
    </svg>
  );
}
