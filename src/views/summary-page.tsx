import { observer } from 'mobx-react-lite';
import { Fragment, useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { labels } from '../domain/labels';
import { messages } from '../domain/messages';
import { formatRupees, priceText } from '../domain/money';
import type { Page } from '../domain/progress';
import type { SummaryRow } from '../domain/service-rules';
import type { RemoteList } from '../view-models/remote-list';
import type { SummaryViewModel } from '../view-models/summary';
import { ModalFrame } from './parts/dialog';
import { ListNotice } from './parts/list-notice';
import { StepPage } from './parts/step-page';
import styles from './summary-page.module.css';

/** Where 'Next' was a moment ago there is 'Get Best Quotes' now: the second tap of two in a row must not book what nobody has seen. */
const SETTLING_IN_MILLISECONDS = 500;

/** The booking summary with 'Get Best Quotes' (spec section 2, Summary). */
export const SummaryPage = observer(({ viewModel }: { viewModel: SummaryViewModel }) => {
  const { addressBook, funnel, petList, priceLines } = viewModel;
  const address = addressBook.selected;
  const pets = petList.selected;
  const [isSettled, disturb] = useSettled();
  return (
    <StepPage
      title={labels.headings.summary}
      about={viewModel.serviceLabel}
      total={funnel.total}
      action="Get Best Quotes"
      isBusy={viewModel.isSubmitting || !isSettled}
      back={{ name: 'Edit', onClick: () => funnel.goBack() }}
      onSubmit={() => (isSettled ? void viewModel.getBestQuotes() : disturb())}
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

/** Whether whoever presses something on the page means that: it has stood for a while, and nobody has pressed meanwhile, which disturbs it. */
function useSettled(): readonly [isSettled: boolean, disturb: () => void] {
  const [disturbances, setDisturbances] = useState(0);
  const [isSettled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(true), SETTLING_IN_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [disturbances]);
  return [isSettled, () => setDisturbances(disturbances + 1)];
}

/** Covers the page, and keeps hands and keys off it, while the booking is sent. Nothing closes it but the answer. */
function Processing() {
  return (
    <ModalFrame labelId="processing" className={styles.processing}>
      <p id="processing" role="status" tabIndex={-1} data-first-focus>
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

/** What stands in a block whose list is not there: it is being fetched, or it can be fetched again (decision P5). */
const ListState = observer(({ list, onReload }: { list: RemoteList<unknown>; onReload: () => void }) =>
  list.status === 'failed' ? (
    <ListNotice onReload={onReload}>What you chose is kept, but cannot be shown yet.</ListNotice>
  ) : (
    <p role="status">Loading…</p>
  ),
);

/** Names after each other, each in a box of its own: whichever way one is written, it turns nothing around it. */
function Names({ names }: { names: readonly string[] }) {
  return names.map((name, index) => (
    <Fragment key={index}>
      <span className={styles.name}>{name}</span>
      {index < names.length - 1 && ', '}
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
        className={styles.change}
        onClick={(event) => {
          // Asked for in another tab, it is a link like any other.
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
