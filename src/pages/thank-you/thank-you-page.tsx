import buttonStyles from '../../ui/controls/button.module.css';
import { NewTabLink } from '../../ui/controls/new-tab-link';
import { PageLink } from '../../ui/controls/page-link';
import type { SentBooking } from '../../domain/sent-booking';
import { SERVICE_PROFILES, SERVICES } from '../../domain/services';
import { namesInSentence } from '../../domain/text';
import { iCalendarOfFirstAppointment } from './calendar-file';
import { pageTexts } from '../../funnel/page-texts';
import { useLateText } from '../../ui/hooks/use-late-text';
import { Illustration } from '../../ui/icons/drawing';
import { ServiceIcon } from '../../funnel/service-drawings';
import scene from './thank-you.svg';
import { DetailList, PriceBreakdown } from '../../funnel/ticket/detail-list';
import { PageHeading } from '../../ui/page-heading';
import { CALENDAR, DOG, PLACE, TicketPart } from '../../funnel/ticket/ticket';
import { QrCode } from '../../ui/qr-code';
import { StoreBadge } from '../../ui/store-badges';
import styles from './thank-you-page.module.css';

interface ThankYouPageProps {
  /** Sent by this tab. Without it, the page says only where quotes arrive (decision B7). */
  readonly sentBooking: SentBooking | undefined;
  /** In milliseconds since the epoch. */
  readonly now: number;
  /** The last four digits, if this tab knows them. */
  readonly phoneEnding: string | undefined;
  readonly device: { readonly usesAppleAppStore: boolean; readonly canRunMobileApp: boolean };
  /** Leads to the app store of the device that scans it (decision B6). */
  readonly appUrl: string;
  readonly playStoreUrl: string;
  readonly appStoreUrl: string;
  readonly startPath: string;
}

export function ThankYouPage(props: ThankYouPageProps) {
  const { device, phoneEnding, sentBooking, startPath } = props;
  return (
    <div className={styles.page}>
      <img src={scene} alt="" width={320} height={200} className={styles.scene} />
      <div className={styles.ticket}>
        <PageHeading title={pageTexts.headings.thankYou} />
        {sentBooking && <SentTicket booking={sentBooking} />}
        <div className={`perforated ${styles.next}`}>
          {sentBooking?.estimatedTotal && (
            <div>
              <PriceBreakdown lines={[]} total={sentBooking.estimatedTotal} notInTotal={sentBooking.notInTotal} />
            </div>
          )}
          {/* The key draws the sentence anew: a translator may have replaced its texts. */}
          <p key={phoneEnding}>
            Quotes from nearby pet masters {sentBooking ? 'will arrive' : 'arrive'} in our mobile app. Log in there with
            the phone number you booked with{sentBooking && phoneEnding && `, ending ${phoneEnding}`}.
          </p>
          <div className={styles.actions}>
            {!device.canRunMobileApp && (
              <figure className={styles.code}>
                <QrCode value={props.appUrl} label="QR code to download the app" />
                <figcaption className="note">Scan with your phone's camera.</figcaption>
              </figure>
            )}
            {sentBooking ? (
              <MainStoreLink {...props} />
            ) : (
              <PageLink to={startPath} className={buttonStyles.filled}>
                Book a service
              </PageLink>
            )}
          </div>
        </div>
      </div>
      <OtherLinks {...props} />
    </div>
  );
}

function SentTicket({ booking }: { booking: SentBooking }) {
  const { choices, petNames, serviceLabel } = booking;
  const addressRows = choices.filter(({ label }) => label === 'Address');
  const service = SERVICES.find((each) => SERVICE_PROFILES[each].label === serviceLabel);
  const packageRows = choices.filter(({ label }) => label !== 'Date & time' && label !== 'Address');
  const pets = petNames.length === 1 ? 'Pet' : 'Pets';
  return (
    <>
      <p className={styles.lead}>
        Your request
        {petNames.length > 0 && (
          <>
            {' '}
            for <bdi>{namesInSentence(petNames)}</bdi>
          </>
        )}{' '}
        is on its way.
      </p>
      {petNames.length > 0 && (
        <TicketPart titleId="sent-pets" title={pets} mark={<Illustration drawing={DOG} />} change={<Stamp />}>
          <DetailList rows={[{ label: pets, value: '', names: petNames }]} />
        </TicketPart>
      )}
      <TicketPart
        titleId="sent-booking"
        change={petNames.length === 0 && <Stamp />}
        title={serviceLabel}
        isTitleShown
        mark={service && <ServiceIcon service={service} />}
      >
        <DetailList rows={packageRows} />
      </TicketPart>
      <TicketPart titleId="sent-date" title="Date & time" mark={<Illustration drawing={CALENDAR} />}>
        <DetailList rows={choices.filter(({ label }) => label === 'Date & time')} />
      </TicketPart>
      {addressRows.length > 0 && (
        <TicketPart titleId="sent-address" title="Address" mark={<Illustration drawing={PLACE} />}>
          <DetailList rows={addressRows} />
        </TicketPart>
      )}
    </>
  );
}

function Stamp() {
  return (
    <p role="status" className={styles.stamp}>
      {useLateText('Sent')}
    </p>
  );
}

/** The main button, because quotes arrive in the app. */
function MainStoreLink({ appStoreUrl, device, playStoreUrl }: ThankYouPageProps) {
  return device.usesAppleAppStore ? (
    <StoreBadge store="App Store" url={appStoreUrl} invitation="Download on the" isMain />
  ) : (
    <StoreBadge store="Google Play" url={playStoreUrl} invitation="Get it on" isMain />
  );
}

function OtherLinks({ appStoreUrl, device, now, playStoreUrl, sentBooking, startPath }: ThankYouPageProps) {
  const { usesAppleAppStore: isApple } = device;
  const appStore = (
    <NewTabLink href={appStoreUrl} className="lone-link">
      Download on the App Store
    </NewTabLink>
  );
  const googlePlay = (
    <NewTabLink href={playStoreUrl} className="lone-link">
      Get it on Google Play
    </NewTabLink>
  );
  const [ownStore, otherStore] = isApple ? [appStore, googlePlay] : [googlePlay, appStore];
  return (
    <p className={styles.links}>
      {!sentBooking && ownStore} {otherStore}
      {sentBooking && (
        <>
          <a
            href={`data:text/calendar;charset=utf-8,${encodeURIComponent(iCalendarOfFirstAppointment(sentBooking, now))}`}
            download="booking.ics"
            className="lone-link"
          >
            Add to calendar
          </a>
          <PageLink to={startPath} className="lone-link">
            Book another service
          </PageLink>
        </>
      )}
    </p>
  );
}
