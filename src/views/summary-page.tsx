import { observer } from 'mobx-react-lite';
import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { messages } from '../domain/messages';
import { formatRupees, priceText } from '../domain/money';
import type { Page } from '../domain/progress';
import type { SummaryRow } from '../domain/service-rules';
import type { RemoteList } from '../view-models/shared/remote-list';
import type { SummaryViewModel } from '../view-models/summary';
import { ModalFrame } from './dialogs/dialog';
import { ListNotice } from './layout/list-notice';
import { StepPage } from './layout/step-page';
import styles from './summary-page.module.css';

/** 'Get Best Quotes' takes the place of 'Next'. A press on it before the summary can be seen books nothing. */
const SEEN_AFTER_MILLISECONDS = 250;

/** The booking summary with 'Get Best Quotes'. */
export const SummaryPage = observer(({ viewModel }: { viewModel: SummaryViewModel }) => {
  const { addressBook, funnel, petList, priceLines } = viewModel;
  const address = addressBook.selected;
  const pets = petList.selected;
  const isSeen = useSeen();
  return (
    <StepPage
      page="summary"
      about={viewModel.serviceLabel}
      viewModel={viewModel}
      action="Get Best Quotes"
      isBusy={viewModel.isSubmitting || !isSeen}
      onSubmit={() => void (isSeen && viewModel.getBestQuotes())}
    >
      <Block title={viewModel.serviceLabel} page="package" rows={viewModel.packageRows} viewModel={viewModel} />
      <Block title="Date & time" page="schedule" rows={viewModel.scheduleRows} viewModel={viewModel} />
      <Block
        title="Address"
        page="address"
        rows={address ? [{ label: address.type, value: address.address }] : []}
        viewModel={viewModel}
      >
        {!address && <ListState list={addressBook.saved} onReload={() => void addressBook.load()} />}
      </Block>
      <Block
        title={pets.length === 1 ? 'Pet' : 'Pets'}
        page="petDetails"
        rows={pets.map(({ name, breed }) => ({ label: name, value: breed }))}
        viewModel={viewModel}
      >
        {pets.length === 0 && <ListState list={petList.pets} onReload={() => void petList.pets.load()} />}
      </Block>
      <section aria-labelledby="price-title" className={styles.block}>
        <h2 id="price-title">Price</h2>
        <dl className={styles.rows}>
          {priceLines.map(({ label, amount }, index) => (
            <div key={index}>
              <dt>{label}</dt>
              <dd className="tabular-figures">{priceText(amount)}</dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt>Total</dt>
            <dd className="tabular-figures">{formatRupees(funnel.total)}</dd>
          </div>
        </dl>
      </section>
      {viewModel.isSubmitting && <Processing />}
    </StepPage>
  );
});

/** Whether the page has been on the screen long enough to be seen. */
function useSeen(): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // A slow phone paints the page later than this effect.
    const frame = requestAnimationFrame(() => (timer = setTimeout(() => setSeen(true), SEEN_AFTER_MILLISECONDS)));
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isSeen;
}

/** Covers the page, and keeps taps and keys off it, while the booking is sent. Only the answer closes it. */
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
  readonly title: string;
  readonly page: Page;
  readonly rows: readonly SummaryRow[];
  readonly viewModel: SummaryViewModel;
  readonly children?: ReactNode;
}

/** Stands in a block whose list is being fetched, or can be fetched again (decision P5). */
const ListState = observer(({ list, onReload }: { list: RemoteList<unknown>; onReload: () => void }) =>
  list.status === 'failed' ? (
    <ListNotice onReload={onReload}>What you chose is kept, but cannot be shown yet.</ListNotice>
  ) : (
    <p role="status">Loading…</p>
  ),
);

/** A list of names. Each is isolated, so that one written from right to left turns no other. Its comma stays with it. */
function Names({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={index}>
      <span className={styles.name}>
        <bdi>{name}</bdi>
        {index < names.length - 1 && ','}
      </span>{' '}
    </Fragment>
  ));
}

function Block({ title, page, rows, viewModel, children }: BlockProps) {
  const titleId = `${page}-title`;
  return (
    <section aria-labelledby={titleId} className={styles.block}>
      <h2 id={titleId}>{title}</h2>
      <Link
        to={viewModel.funnel.pathOf(page)}
        aria-describedby={titleId}
        className="lone-link"
        onClick={(event) => {
          // With these keys it opens in another tab, like any link.
          if (event.ctrlKey || event.metaKey || event.shiftKey) return;
          event.preventDefault();
          viewModel.funnel.change(page);
        }}
      >
        Change
      </Link>
      <dl className={styles.rows}>
        {/* Two pets may have the same name. */}
        {rows.map(({ label, value, names }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>{names ? <Names names={names} /> : value}</dd>
          </div>
        ))}
      </dl>
      {children && <div className={styles.state}>{children}</div>}
    </section>
  );
}
