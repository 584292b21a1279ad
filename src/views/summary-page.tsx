import { observer } from 'mobx-react-lite';
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react';
import { PageLink } from './controls/page-link';
import { scheduleRows } from '../domain/booking';
import { messages } from '../domain/messages';
import type { Pet } from '../domain/pet';
import type { BookingPage } from '../domain/progress';
import type { FunnelViewModel } from '../view-models/funnel';
import type { RemoteList } from '../view-models/calls/remote-list';
import type { SummaryViewModel } from '../view-models/summary';
import { ModalFrame } from './dialogs/dialog';
import { PetPicture } from './illustrations/pet-picture';
import { DetailList, PriceBreakdown } from './layout/detail-list';
import { ListReloadNotice } from './layout/list-reload-notice';
import { BookingPageFrame } from './layout/booking-page-frame';
import styles from './summary-page.module.css';
import { TextWithNames } from './text-with-names';

/** For this time at first, 'Get Best Quotes' ignores presses, so that a double press on the previous page's Next does not book. */
const SEEN_AFTER_MILLISECONDS = 250;

export const SummaryPage = observer(({ viewModel }: { viewModel: SummaryViewModel }) => {
  const { addressBook, funnel, petList } = viewModel;
  const { current, overview } = funnel.booking;
  const address = addressBook.selected;
  const { pets } = viewModel;
  const isSeen = useSeen();
  usePriceCheck(viewModel);
  return (
    <BookingPageFrame
      page="summary"
      about={current.profile.label}
      viewModel={viewModel}
      action="Get Best Quotes"
      isBusy={viewModel.isSubmitting || !isSeen}
      notice={noticeOf(viewModel)}
      onSubmit={() => void (isSeen && viewModel.getBestQuotes())}
    >
      <div className={styles.receipt}>
        <Row funnel={funnel} page="petDetails" title={pets.length === 1 ? 'Pet' : 'Pets'} isTitleHidden>
          {pets.length > 0 ? (
            <Pets pets={pets} />
          ) : (
            <ListState list={petList.pets} page="petDetails" onReload={() => void petList.pets.load()} />
          )}
        </Row>
        <Row funnel={funnel} page="package" title={current.profile.label}>
          <DetailList rows={current.packageRows()} includedAddOns={current.includedAddOns} />
        </Row>
        <Row funnel={funnel} page="schedule" title="Date & time">
          <DetailList rows={scheduleRows(current)} />
        </Row>
        <Row funnel={funnel} page="address" title="Address">
          {address ? (
            <DetailList rows={[{ label: address.type, value: address.address }]} />
          ) : (
            <ListState list={addressBook.saved} page="address" onReload={() => void addressBook.load()} />
          )}
        </Row>
        <section aria-labelledby="price-title" className={styles.price}>
          <h2 id="price-title">Price</h2>
          <PriceBreakdown
            lines={overview.priceLines}
            total={overview.estimatedTotal}
            notInTotal={overview.notInTotal}
          />
          <p className="note">
            Pet masters send quotes; you choose. Quotes arrive in our app and may differ from this estimate.
          </p>
        </section>
      </div>
      {viewModel.isSubmitting && <Processing />}
    </BookingPageFrame>
  );
});

/** Why the last press failed or the next one may be one too many, and what has changed on the server since the package was chosen. */
function noticeOf({ funnel, notice, priceCheck, warning }: SummaryViewModel): ReactNode {
  const { change, missing } = priceCheck;
  if (missing)
    return (
      <>
        <span id="missing">
          <TextWithNames text={missing} />
        </span>{' '}
        <PageLink
          to={funnel.pathOf('package')}
          aria-describedby="missing"
          className="lone-link"
          onClick={onPlainClick(() => priceCheck.changePackage())}
        >
          Change
        </PageLink>
      </>
    );
  return [notice.text ?? warning, change].filter(Boolean).join(' ') || undefined;
}

/** Handles a click on a link in place of the browser. With Ctrl, Cmd or Shift, the browser opens the link in a new tab or window, as usual. */
function onPlainClick(act: () => void) {
  return (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    act();
  };
}

/** Checks the prices when the page opens, and when somebody comes back to it, from another app or by the browser's Back. */
function usePriceCheck(viewModel: SummaryViewModel): void {
  useEffect(() => {
    const check = () => document.visibilityState === 'visible' && viewModel.checkPrices();
    viewModel.checkPrices();
    document.addEventListener('visibilitychange', check);
    return () => {
      document.removeEventListener('visibilitychange', check);
      viewModel.priceCheck.clear();
    };
  }, [viewModel]);
}

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

/** Stands in for what a row shows: a Reload button if their list could not be fetched (decision P5), otherwise 'Loading…'. */
const ListState = observer(
  ({ list, page, onReload }: { list: RemoteList<unknown>; page: BookingPage; onReload: () => void }) =>
    list.status === 'failed' ? (
      <ListReloadNotice successorId={titleIdOf(page)} onReload={onReload}>
        What you chose is kept, but cannot be shown yet.
      </ListReloadNotice>
    ) : (
      <p role="status">Loading…</p>
    ),
);

const titleIdOf = (page: BookingPage) => `${page}-title`;

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

interface RowProps {
  readonly funnel: FunnelViewModel;
  readonly page: BookingPage;
  readonly title: string;
  /** Whether the title is only read out, because the row says by itself what it is about. */
  readonly isTitleHidden?: boolean;
  readonly children: ReactNode;
}

/** A part of the receipt, with a link to the page that it was chosen on (decision R5). */
function Row({ funnel, page, title, isTitleHidden, children }: RowProps) {
  const titleId = titleIdOf(page);
  return (
    <section aria-labelledby={titleId} className={styles.row}>
      <h2 id={titleId} tabIndex={-1} className={isTitleHidden ? 'visually-hidden' : undefined}>
        {title}
      </h2>
      <PageLink
        to={funnel.pathOf(page)}
        aria-describedby={titleId}
        className="lone-link"
        onClick={onPlainClick(() => funnel.change(page))}
      >
        Change
      </PageLink>
      {children}
    </section>
  );
}
