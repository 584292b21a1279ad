import { observer } from 'mobx-react-lite';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { scheduleRows } from '../../domain/booking';
import type { Pet } from '../../domain/pet';
import type { BookingPage } from '../../domain/progress';
import type { RemoteList } from '../../stores/remote-list';
import type { FunnelViewModel } from '../funnel-view-model';
import { onPlainClick } from '../../ui/controls/on-plain-click';
import { PageLink } from '../../ui/controls/page-link';
import { Illustration, type Drawing } from '../../ui/icons/drawing';
import { PetPicture } from '../../ui/icons/pet-picture';
import { ServiceIcon } from '../service-drawings';
import { DetailList, PriceBreakdown } from './detail-list';
import { ListState } from '../../ui/lists/list-state';
import styles from './ticket.module.css';

export const DOG: Drawing = {
  size: 28,
  lines:
    'M9 7C6 5 3.5 8 3.5 13c0 2 1 3.5 2.2 3.5S8 14.5 8 11.5M19 7c3-2 5.5 1 5.5 6 0 2-1 3.5-2.2 3.5S20 14.5 20 11.5M9 7q5-2.5 10 0M8 11.5V15c0 5 3 8.5 6 8.5s6-3.5 6-8.5v-3.5M11.5 13.5h.01M16.5 13.5h.01M12.5 17.5h3L14 19z',
};
export const CALENDAR: Drawing = { size: 28, lines: 'M5 7h18v16H5zM5 12h18M10 4v5M18 4v5' };
export const PLACE: Drawing = {
  size: 28,
  lines: 'M14 24.5c-5-5.5-8-9-8-13a8 8 0 0 1 16 0c0 4-3 7.5-8 13zM11 11.5a3 3 0 1 0 6 0 3 3 0 1 0-6 0z',
};

interface TicketProps {
  readonly funnel: FunnelViewModel;
  /** It then says all there is to say, and loads again what could not be fetched. */
  readonly isSummary?: boolean;
  /** Beside this page, whose part needs no link, the ticket is short. */
  readonly pageBeside?: BookingPage;
  /** Called before the browser follows the link 'Change'. */
  readonly onChange?: (page: BookingPage, event: MouseEvent) => void;
}

/** Each part that may open has a link to its page (decision R5). */
export const Ticket = observer(({ funnel, isSummary = false, pageBeside, onChange }: TicketProps) => {
  const { address, addressBook, current, petList, pets } = funnel.booking;
  const hasPackage = current.mainChoices().length > 0;
  const packageRows = current.packageRows().filter(({ isForSummary }) => isSummary || !isForSummary);
  const id = useId();
  const part = (page: BookingPage, title: string, mark: ReactNode, content: ReactNode) => (
    <TicketPart
      titleId={`${id}${page}`}
      title={title}
      isTitleShown={page === 'package' && !pageBeside}
      heading={isSummary ? 'h2' : 'h3'}
      mark={mark}
      change={
        page !== pageBeside &&
        (isSummary || !funnel.redirect(funnel.service, page)) && (
          <PageLink
            to={funnel.pathOf(page)}
            aria-describedby={`${id}${page}`}
            className="lone-link"
            onClick={(event) => {
              onChange?.(page, event);
              const leadsBack = isSummary || !funnel.redirect(funnel.service, 'summary');
              if (leadsBack && !event.defaultPrevented) onPlainClick(() => funnel.change(page))(event);
            }}
          >
            Change
          </PageLink>
        )
      }
    >
      {content}
    </TicketPart>
  );
  const missing = (page: BookingPage, list: RemoteList<unknown>, load: () => Promise<unknown>) =>
    isSummary && (
      <ListState
        list={list}
        isLacking
        loading={<p role="status">Loading…</p>}
        failed="What you chose is kept, but cannot be shown yet."
        successorId={`${id}${page}`}
        onReload={() => void load()}
      />
    );
  const hasPets = pets.length > 0;
  return (
    <div data-short={pageBeside}>
      {part(
        'petDetails',
        pets.length > 1 ? 'Pets' : 'Pet',
        hasPets ? pageBeside && <PetPictures pets={pets} /> : <Illustration drawing={DOG} />,
        !hasPets ? (
          missing('petDetails', petList.pets, () => petList.pets.load())
        ) : pageBeside ? (
          <DetailList rows={[{ label: 'Pets', value: '', names: pets.map(({ name }) => name) }]} />
        ) : (
          <Pets pets={pets} />
        ),
      )}
      {part(
        'package',
        hasPackage ? current.profile.label : 'Package',
        <ServiceIcon service={funnel.service} />,
        hasPackage && <DetailList rows={packageRows} includedAddOns={isSummary ? current.includedAddOns : []} />,
      )}
      {part(
        'schedule',
        'Date & time',
        <Illustration drawing={CALENDAR} />,
        current.hasSchedule() && <DetailList rows={scheduleRows(current)} />,
      )}
      {part(
        'address',
        'Address',
        <Illustration drawing={PLACE} />,
        address ? (
          <DetailList rows={[{ label: address.type, value: address.address }]} />
        ) : (
          missing('address', addressBook.saved, () => addressBook.load())
        ),
      )}
    </div>
  );
});

interface TicketPriceProps {
  readonly funnel: FunnelViewModel;
  readonly className?: string;
  readonly startingPrice?: string | undefined;
  readonly children: ReactNode;
}

/** Says how the price comes about (decision B4). */
export const TicketPrice = observer(({ funnel, className = '', startingPrice, children }: TicketPriceProps) => {
  const { estimatedTotal, notInTotal, priceLines } = funnel.booking.overview;
  return (
    <section aria-label="Price" className={`${styles.price} ${className}`}>
      <PriceBreakdown lines={priceLines} total={estimatedTotal} startingPrice={startingPrice} notInTotal={notInTotal} />
      {children}
    </section>
  );
});

interface TicketPartProps {
  readonly titleId: string;
  /** Unless `isTitleShown`, only read out once the part is filled: a choice says by itself what it is about. */
  readonly title: string;
  readonly isTitleShown?: boolean;
  readonly heading?: 'h2' | 'h3';
  readonly mark?: ReactNode;
  readonly change?: ReactNode;
  readonly children?: ReactNode;
}

export function TicketPart({
  titleId,
  title,
  isTitleShown = false,
  heading: Heading = 'h2',
  mark,
  change,
  children,
}: TicketPartProps) {
  const look = !children ? undefined : isTitleShown ? 'small-note' : 'visually-hidden';
  return (
    <section aria-labelledby={titleId} className={styles.part} data-empty={!children || undefined}>
      {mark && <span className={styles.mark}>{mark}</span>}
      <div className={styles.text}>
        <Heading id={titleId} tabIndex={-1} className={look}>
          {title}
        </Heading>
        {children || <p className="small-note">Not chosen yet</p>}
      </div>
      {children && change}
    </section>
  );
}

/** More would take the room of the names. */
export function PetPictures({ pets }: { pets: readonly Pet[] }) {
  return pets.slice(0, 3).map((pet) => <PetPicture key={pet.id} pet={pet} className={styles.picture} />);
}

function Pets({ pets }: { pets: readonly Pet[] }) {
  return (
    <dl className={styles.pets}>
      {pets.map((pet) => (
        <div key={pet.id} className={styles.pet}>
          <dt>
            <PetPicture pet={pet} className={styles.picture} />
            {pet.name}
          </dt>
          <dd className="small-note">{pet.breed}</dd>
        </div>
      ))}
    </dl>
  );
}
