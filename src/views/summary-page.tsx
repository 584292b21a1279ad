import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { PageLink } from './controls/page-link';
import { messages } from '../domain/messages';
import type { BookingPage } from '../domain/progress';
import type { FunnelViewModel } from '../view-models/funnel';
import type { RemoteList } from '../view-models/shared/remote-list';
import type { SummaryViewModel } from '../view-models/summary';
import { ModalFrame } from './dialogs/dialog';
import { Illustration } from './illustrations/drawing';
import { PetPicture } from './illustrations/pet-picture';
import { ServiceIcon } from './illustrations/service-icon';
import { calendarPage, house, smallPaw } from './illustrations/summary';
import { DetailList } from './layout/detail-list';
import { ListReloadNotice } from './layout/list-reload-notice';
import { BookingPageFrame } from './layout/booking-page-frame';
import styles from './summary-page.module.css';

/** For this time at first, 'Get Best Quotes' ignores presses, so that a double press on the previous page's Next does not book. */
const SEEN_AFTER_MILLISECONDS = 250;

export const SummaryPage = observer(({ viewModel }: { viewModel: SummaryViewModel }) => {
  const { addressBook, funnel, petList } = viewModel;
  const { current } = funnel.booking;
  const address = addressBook.selected;
  const { pets } = viewModel;
  const isSeen = useSeen();
  return (
    <BookingPageFrame
      page="summary"
      about={current.profile.label}
      viewModel={viewModel}
      action="Get Best Quotes"
      isBusy={viewModel.isSubmitting || !isSeen}
      notice={viewModel.notice.text}
      onSubmit={() => void (isSeen && viewModel.getBestQuotes())}
    >
      <p className={styles.lead}>Check your booking, then get quotes.</p>
      <div className={styles.blocks}>
        <Block funnel={funnel} page="package" title={current.profile.label} icon={<ServiceIcon service={funnel.service} />} rows={current.packageRows()} />
        <Block funnel={funnel} page="schedule" title="Date & time" icon={<Illustration drawing={calendarPage} />} rows={current.scheduleRows()} />
        <Block
          funnel={funnel}
          page="address"
          title="Address"
          icon={<Illustration drawing={house} />}
          isStacked
          rows={address ? [{ label: address.type, value: address.address }] : []}
        >
          {!address && <ListState list={addressBook.saved} onReload={() => void addressBook.load()} />}
        </Block>
        <Block
          funnel={funnel}
          page="petDetails"
          title={pets.length === 1 ? 'Pet' : 'Pets'}
          icon={<Illustration drawing={smallPaw} />}
          isStacked
          rows={pets.map((pet) => ({ label: pet.name, value: pet.breed, picture: <PetPicture pet={pet} className={styles.pet} /> }))}
        >
          {pets.length === 0 && <ListState list={petList.pets} onReload={() => void petList.pets.load()} />}
        </Block>
      </div>
      {viewModel.isSubmitting && <Processing />}
    </BookingPageFrame>
  );
});

/** Whether the page has been on the screen long enough for the customer to see it. */
function useSeen(): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // The time starts at the next frame, because a slow phone paints the page later than this effect runs.
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => setSeen(true), SEEN_AFTER_MILLISECONDS)));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isSeen;
}

/** Covers the page and blocks all input while the booking is sent. The customer cannot close it. */
function Processing() {
  return (
    <ModalFrame labelId="processing" className={styles.processing}>
      <p id="processing" role="status" tabIndex={-1} data-first-focus className="line">
        <span aria-hidden="true" className={styles.spinner} />
        {messages.booking.processing}
      </p>
    </ModalFrame>
  );
}

interface BlockProps {
  readonly funnel: FunnelViewModel;
  readonly page: BookingPage;
  readonly title: string;
  readonly icon: ReactNode;
  readonly rows: ComponentProps<typeof DetailList>['rows'];
  /** True if the values stand below their labels, not beside them. */
  readonly isStacked?: boolean;
  readonly children?: ReactNode;
}

/** Stands in for the rows of a block: a Reload button if their list could not be fetched (decision P5), otherwise 'Loading…'. */
const ListState = observer(({ list, onReload }: { list: RemoteList<unknown>; onReload: () => void }) =>
  list.status === 'failed' ? (
    <ListReloadNotice onReload={onReload}>What you chose is kept, but cannot be shown yet.</ListReloadNotice>
  ) : (
    <p role="status">Loading…</p>
  ),
);

function Block({ funnel, page, title, icon, rows, isStacked, children }: BlockProps) {
  const titleId = `${page}-title`;
  return (
    <section aria-labelledby={titleId} className={styles.block} data-stacked={isStacked}>
      <h2 id={titleId}>
        {icon}
        <span>{title}</span>
      </h2>
      <PageLink
        to={funnel.pathOf(page)}
        aria-describedby={titleId}
        className="lone-link"
        onClick={(event) => {
          // With Ctrl, Cmd or Shift, the browser opens the link in a new tab or window, as usual.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          funnel.change(page);
        }}
      >
        Change
      </PageLink>
      <DetailList rows={rows} />
      {children && <div className={styles.state}>{children}</div>}
    </section>
  );
}
