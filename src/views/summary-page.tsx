import { observer } from 'mobx-react-lite';
import { messages } from '../domain/messages';
import { formatRupees } from '../domain/money';
import type { Page } from '../domain/progress';
import type { SummaryRow } from '../domain/service-rules';
import type { SummaryViewModel } from '../view-models/summary';
import { StepPage } from './parts/step-page';
import styles from './summary-page.module.css';

/** The booking summary with 'Get Best Quotes' (spec section 2, Summary). */
export const SummaryPage = observer(({ viewModel }: { viewModel: SummaryViewModel }) => {
  const { address, funnel, pets, priceLines } = viewModel;
  return (
    <StepPage
      title="Booking Summary"
      about={viewModel.serviceLabel}
      total={funnel.total}
      action="Get Best Quotes"
      isBusy={viewModel.isSubmitting}
      back={{ name: 'Edit', onClick: () => funnel.goBack() }}
      onSubmit={() => void viewModel.getBestQuotes()}
    >
      <Block title={viewModel.serviceLabel} page="package" rows={viewModel.packageRows} viewModel={viewModel} />
      <Block title="Date & time" page="schedule" rows={viewModel.scheduleRows} viewModel={viewModel} />
      <Block
        title="Address"
        page="address"
        rows={address ? [{ label: address.type, value: address.address }] : []}
        viewModel={viewModel}
      />
      <Block
        title={pets.length === 1 ? 'Pet' : 'Pets'}
        page="petDetails"
        rows={pets.map(({ name, breed }) => ({ label: name, value: breed }))}
        viewModel={viewModel}
      />
      <section aria-labelledby="price-title" className={styles.block}>
        <h2 id="price-title">Price</h2>
        <dl className={styles.rows}>
          {priceLines.map(({ label, amount }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd className="tabular-figures">{amount === undefined ? 'Priced in your quote' : formatRupees(amount)}</dd>
            </div>
          ))}
          <div className={styles.total}>
            <dt>Total</dt>
            <dd className="tabular-figures">{formatRupees(funnel.total)}</dd>
          </div>
        </dl>
      </section>
      {/* Always there, so that what it comes to say is read out. */}
      <div role="status" className={viewModel.isSubmitting ? styles.processing : 'visually-hidden'}>
        {viewModel.isSubmitting && (
          <p>
            <span aria-hidden="true" className={styles.spinner} />
            {messages.booking.processing}
          </p>
        )}
      </div>
    </StepPage>
  );
});

interface BlockProps {
  readonly title: string;
  readonly page: Page;
  readonly rows: readonly SummaryRow[];
  readonly viewModel: SummaryViewModel;
}

function Block({ title, page, rows, viewModel }: BlockProps) {
  const titleId = `${page}-title`;
  return (
    <section aria-labelledby={titleId} className={styles.block}>
      <h2 id={titleId}>{title}</h2>
      <a
        href={viewModel.funnel.pathOf(page)}
        aria-describedby={titleId}
        className={styles.change}
        onClick={(event) => {
          event.preventDefault();
          viewModel.funnel.change(page);
        }}
      >
        Change
      </a>
      <dl className={styles.rows}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
