import buttonStyles from './controls/button.module.css';
import { PageLink } from './controls/page-link';
import type { AcceptedBookingSummary } from '../domain/accepted-booking';
import { namesInSentence } from '../domain/text';
import { iCalendarOfFirstAppointment } from './calendar-file';
import { pageTexts } from './page-texts';
import scene from './illustrations/scenes/thank-you.svg';
import { DetailList, PriceBreakdown } from './layout/detail-list';
import { PageHeading } from './layout/page-heading';
import { QrCode } from './qr-code';
import { StoreBadge } from './layout/store-badges';
import { TextWithNames } from './text-with-names';
import styles from './thank-you-page.module.css';

interface ThankYouPageProps {
  /** The booking that this tab sent. Without it, the page says only where quotes arrive (decision B7). */
  readonly sentBooking: AcceptedBookingSummary | undefined;
  /** The present time in milliseconds since the epoch, for the calendar file. */
  readonly now: number;
  /** The last four digits of the customer's phone number, if this tab knows it. */
  readonly phoneEnding: string | undefined;
  readonly device: { readonly usesAppleAppStore: boolean; readonly canRunMobileApp: boolean };
  /** The URL in the QR code. It leads to the app store of the device that scans it (decision B6). */
  readonly appUrl: string;
  readonly playStoreUrl: string;
  readonly appStoreUrl: string;
  readonly startPath: string;
}

const LINK_AS_BUTTON = `lone-link plain-link ${buttonStyles.button} ${buttonStyles.raised}`;

export function ThankYouPage(props: ThankYouPageProps) {
  const { device, sentBooking, startPath } = props;
  return (
    <div className="stack">
      <section className={styles.hero}>
        <div className={styles.heading}>
          {sentBooking && <Tick />}
          <PageHeading title={pageTexts.headings.thankYou} />
        </div>
        <img src={scene} alt="" width={320} height={200} className={styles.scene} />
        <div className={styles.words}>
          <Words {...props} />
          <div className="cluster">
            {!device.canRunMobileApp && (
              <figure className={`small-note ${styles.code}`}>
                <QrCode value={props.appUrl} label="QR code to download the app" />
                <figcaption>Scan with your phone's camera.</figcaption>
              </figure>
            )}
            <StoreLinks {...props} />
          </div>
          {!sentBooking && (
            <PageLink to={startPath} className={`${buttonStyles.filled} ${styles.book}`}>
              Book a service
            </PageLink>
          )}
        </div>
      </section>
      {sentBooking && (
        <>
          <SentBooking booking={sentBooking} now={props.now} />
          <p>
            <PageLink to={startPath} className={LINK_AS_BUTTON}>
              Book another service
            </PageLink>
          </p>
        </>
      )}
    </div>
  );
}

/** What was sent, where quotes arrive, and what comes next. */
function Words({ phoneEnding, sentBooking }: ThankYouPageProps) {
  return (
    // The key draws the sentences anew when a part of them changes, because a translator may have replaced their texts.
    <p key={`${sentBooking?.id} ${phoneEnding}`}>
      {sentBooking ? (
        <>
          <span className={styles.lead}>
            Your request
            {sentBooking.petNames.length > 0 && (
              <>
                {' '}
                for <TextWithNames text={namesInSentence(sentBooking.petNames)} />
              </>
            )}{' '}
            is on its way.
          </span>{' '}
          Quotes from nearby pet masters will arrive in our mobile app. Log in there with the phone number you booked
          with{phoneEnding && <>, ending {phoneEnding}</>}. Then compare the quotes and choose the pet master you like
          best.
        </>
      ) : (
        'Quotes from nearby pet masters arrive in our mobile app. Log in there with the phone number you booked with.'
      )}
    </p>
  );
}

/** Links to the app in both stores, the device's own first. After a booking it is the page's main button. */
function StoreLinks({ appStoreUrl, device, playStoreUrl, sentBooking }: ThankYouPageProps) {
  const isApple = device.usesAppleAppStore;
  const googlePlay = (
    <StoreBadge
      store="Google Play"
      url={playStoreUrl}
      invitation="Get it on"
      isMain={!isApple && sentBooking !== undefined}
    />
  );
  const appStore = (
    <StoreBadge
      store="App Store"
      url={appStoreUrl}
      invitation="Download on the"
      isMain={isApple && sentBooking !== undefined}
    />
  );
  return (
    <div className={styles.stores}>
      {isApple ? appStore : googlePlay} {isApple ? googlePlay : appStore}
    </div>
  );
}

function SentBooking({ booking, now }: { booking: AcceptedBookingSummary; now: number }) {
  const { choices, estimatedTotal, notInTotal, petNames, serviceLabel } = booking;
  return (
    <section className={styles.card} aria-labelledby="sent-booking">
      <h2 id="sent-booking">{serviceLabel}</h2>
      <DetailList
        showsAllLabels
        rows={[...choices, { label: petNames.length === 1 ? 'Pet' : 'Pets', value: '', names: petNames }]}
      />
      {estimatedTotal && <PriceBreakdown lines={[]} total={estimatedTotal} notInTotal={notInTotal} />}
      <p>
        <a
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(iCalendarOfFirstAppointment(booking, now))}`}
          download="booking.ics"
          className={LINK_AS_BUTTON}
        >
          Add to calendar
        </a>
      </p>
    </section>
  );
}

function Tick() {
  return (
    <svg aria-hidden="true" width="56" height="56" viewBox="0 0 56 56" className={styles.tick}>
      <circle cx="28" cy="28" r="28" />
      <path d="m17 29 8 8 15-17" pathLength="1" className="line-drawing" />
    </svg>
  );
}
