import { useState } from 'react';
import { Button } from '../../ui/controls/button';
import buttonStyles from '../../ui/controls/button.module.css';
import { NewTabLink } from '../../ui/controls/new-tab-link';
import { PageLink } from '../../ui/controls/page-link';
import { dateInIndia } from '../../domain/calendar';
import { formatDate } from '../../domain/date-texts';
import { findById } from '../../domain/ids';
import type { Pet } from '../../domain/pet';
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
import { DOG, PetPictures, TicketPart } from '../../funnel/ticket/ticket';
import { QrCode } from '../../ui/qr-code';
import { StoreBadge } from '../../ui/store-badges';
import styles from './thank-you-page.module.css';
import tornStyles from '../../funnel/ticket/torn.module.css';

interface ThankYouPageProps {
  /** Sent by this tab. Without it, the page says only where quotes arrive (decision B7). */
  readonly sentBooking: SentBooking | undefined;
  /** With their pictures; empty until they are listed. */
  readonly pets: readonly Pet[];
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
        <div className={styles.main}>
          <div className={styles.head}>
            <PageHeading title={pageTexts.headings.thankYou} />
            {sentBooking && <Stamp />}
          </div>
          {sentBooking && <SentTicket booking={sentBooking} pets={props.pets} />}
          <div className={`perforated ${styles.next}`}>
            {sentBooking?.estimatedTotal && (
              <div>
                <PriceBreakdown lines={[]} total={sentBooking.estimatedTotal} notInTotal={sentBooking.notInTotal} />
              </div>
            )}
            {/* The key draws the sentence anew: a translator may have replaced its texts. */}
            <p key={phoneEnding}>
              Quotes from nearby pet masters {sentBooking ? 'will arrive' : 'arrive'} in our mobile app. Log in there
              with the phone number you booked with{sentBooking && phoneEnding && `, ending ${phoneEnding}`}.
            </p>
          </div>
        </div>
        <div className={`${tornStyles.torn} ${styles.actions}`}>
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
        {sentBooking && <Details booking={sentBooking} />}
      </div>
      <OtherLinks {...props} />
    </div>
  );
}

function SentTicket({ booking, pets }: { booking: SentBooking; pets: readonly Pet[] }) {
  const { address, choices, petIds, petNames, serviceLabel, startsAt } = booking;
  const service = SERVICES.find((each) => SERVICE_PROFILES[each].label === serviceLabel);
  const pictured = petIds.flatMap((id) => findById(pets, id) ?? []);
  const title = petNames.length === 1 ? 'Pet' : 'Pets';
  const from = choices.find(isDate)?.value.includes('–') ? 'from ' : '';
  return (
    <div data-short>
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
        <TicketPart
          titleId="sent-pets"
          title={title}
          mark={pictured.length > 0 ? <PetPictures pets={pictured} /> : <Illustration drawing={DOG} />}
        >
          <DetailList rows={[{ label: title, value: '', names: petNames }, ...(address ? [address] : [])]} />
        </TicketPart>
      )}
      <TicketPart titleId="sent-package" title={serviceLabel} mark={service && <ServiceIcon service={service} />}>
        <DetailList
          rows={[...choices.slice(0, 1), { label: serviceLabel, value: `${from}${formatDate(dateInIndia(startsAt))}` }]}
        />
      </TicketPart>
    </div>
  );
}

/** What the rows above cut off. Below the way to the app, which stays where it is. */
function Details({ booking: { address, choices } }: { booking: SentBooking }) {
  const [areShown, setShown] = useState(false);
  return (
    <div className={styles.details}>
      <Button look="link" onClick={() => setShown(!areShown)}>
        {areShown ? 'Hide details' : 'Show details'}
      </Button>
      {areShown &&
        [choices.filter((row) => !isDate(row)), choices.filter(isDate), address ? [address] : []].map((rows, index) => (
          <DetailList key={index} rows={rows} />
        ))}
    </div>
  );
}

const isDate = ({ label }: { label: string }) => label === 'Date & time';

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
  const link = (name: string, url: string) => (
    <NewTabLink href={url} className="lone-link">
      {name}
    </NewTabLink>
  );
  const play = link('Get it on Google Play', playStoreUrl);
  const apple = link('Download on the App Store', appStoreUrl);
  const [own, other] = isApple ? [apple, play] : [play, apple];
  return (
    <p className={styles.links}>
      {!sentBooking && own} {other}
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
