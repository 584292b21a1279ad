import { Link } from 'react-router-dom';
import { labels } from './labels';
import { PageHeading } from './layout/page-heading';
import { QrCode } from './qr-code';
import { StoreBadge } from './layout/store-badges';
import styles from './thank-you-page.module.css';

interface ThankYouPageProps {
  /** Whether a booking was sent in this tab. If not, the page says only where quotes arrive (decision B7). */
  readonly isBookingSent: boolean;
  /** The URL in the QR code. It leads to the app store of the device that scans it (decision B6). */
  readonly appUrl: string;
  readonly playStoreUrl: string;
  readonly appStoreUrl: string;
  /** The path of the next booking's first page. */
  readonly startPath: string;
}

/** The page after a booking: it says where the quotes arrive, and links to the app. */
export function ThankYouPage({ isBookingSent, appUrl, playStoreUrl, appStoreUrl, startPath }: ThankYouPageProps) {
  return (
    <div className={styles.page}>
      <section className={styles.thanks}>
        {isBookingSent && <Tick />}
        <PageHeading title={labels.headings.thankYou} />
        <p className={styles.lead}>
          {isBookingSent
            ? 'Your request is on its way. Quotes from nearby pet masters will arrive in our mobile app, in the account tied to the same phone number.'
            : 'Quotes from nearby pet masters arrive in our mobile app, in the account tied to the phone number of the booking.'}
        </p>
      </section>

      {isBookingSent && (
        <section className={styles.card} aria-labelledby="what-happens-now">
          <h2 id="what-happens-now">What happens now</h2>
          <ol className={styles.steps}>
            <li>Pet masters near you look at your request and send their quotes.</li>
            <li>You open the app and log in with the phone number of this booking.</li>
            <li>You compare the quotes and choose the pet master you like best.</li>
          </ol>
        </section>
      )}

      <section className={styles.card} aria-labelledby="get-the-app">
        <h2 id="get-the-app">Get the app</h2>
        <div className={styles.app}>
          <div className={styles.badges}>
            <StoreBadge store="App Store" url={appStoreUrl} invitation="Download on the" />
            <StoreBadge store="Google Play" url={playStoreUrl} invitation="Get it on" />
          </div>
          <figure className={styles.code}>
            <QrCode value={appUrl} label="QR code to download the app" size={144} />
            <figcaption>On a computer? Scan this with your phone’s camera.</figcaption>
          </figure>
        </div>
      </section>

      <p className={styles.next}>
        <Link to={startPath} className="lone-link">Book another service</Link>
      </p>
    </div>
  );
}

function Tick() {
  return (
    <svg aria-hidden="true" width="96" height="96" viewBox="0 0 96 96">
      <circle fill="var(--accent)" cx="48" cy="50" r="34" />
      <path className={styles.tick} d="m34 51 10 10 19-21" />
      <g fill="var(--marigold)">
        <circle cx="12" cy="30" r="4" />
        <circle cx="84" cy="22" r="5" />
        <circle cx="90" cy="66" r="3" />
        <circle cx="26" cy="8" r="3" />
      </g>
    </svg>
  );
}
