import { observer } from 'mobx-react-lite';
import { Fragment, type FormEvent, type ReactNode } from 'react';
import { labels } from '../labels';
import { STEP_OF_PAGE, type Page } from '../../domain/progress';
import type { FunnelViewModel } from '../../view-models/funnel';
import type { StepCheck } from '../../view-models/shared/step-check';
import { BookingCard } from './booking-card';
import { ErrorSummary } from './error-summary';
import { PageHeading } from './page-heading';
import { ProgressBar } from './progress-bar';
import { ServiceSwitch } from './service-switch';
import styles from './step-page.module.css';

interface StepPageProps {
  readonly page: Page;
  /** The page's subject in the browser tab's title, such as 'Address'. */
  readonly about: string;
  readonly viewModel: {
    readonly funnel: FunnelViewModel;
    /** Undefined on pages without fields. */
    readonly check?: Pick<StepCheck<string>, 'summarisedFields' | 'failedAttempts'>;
  };
  readonly action: string;
  /** Answers the lowest price, such as 'from ₹139 a walk', until the booking has a price (decision B8). */
  readonly startingPrice?: () => string | undefined;
  readonly isBusy?: boolean;
  readonly notice?: ReactNode;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The frame of each page of a booking: progress, heading, error summary, and the card with the button that submits the page. */
export const StepPage = observer((props: StepPageProps) => {
  const { page, about, action, startingPrice, isBusy = false, notice } = props;
  const { check, funnel } = props.viewModel;
  const title = labels.headings[page];
  const step = STEP_OF_PAGE[page];
  // The first page has no Back button. The summary needs no headline, because it shows all choices.
  const back = page !== 'package' && { name: page === 'summary' ? 'Edit' : 'Back', onClick: () => funnel.goBack() };
  const headline = page === 'package' || page === 'summary' ? [] : funnel.headline;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit();
  };
  return (
    <form noValidate className={styles.page} onSubmit={submit}>
      <div className={styles.content}>
        {step && <ProgressBar step={step} />}
        <div className={styles.heading}>
          <PageHeading title={title} about={about} />
          {page === 'package' && <p className={styles.intro}>Tell us what you need and get quotes from pet masters near you.</p>}
        </div>
        {headline.length > 0 && (
          <p className={styles.headline}>
            <span className="visually-hidden">Chosen so far: </span>
            {headline.map((part, index) => (
              <Fragment key={`${index} ${part}`}>
                {index > 0 && <span className="visually-hidden"> · </span>}
                <span className={`${styles.part} clamped`}>{part}</span>
              </Fragment>
            ))}
          </p>
        )}
        {check && <ErrorSummary fields={check.summarisedFields} attempts={check.failedAttempts} />}
        {page === 'package' && <ServiceSwitch funnel={funnel} />}
        {props.children}
      </div>
      <BookingCard
        page={page}
        funnel={funnel}
        {...(startingPrice && { startingPrice })}
        action={action}
        isBusy={isBusy}
        notice={notice}
        {...(back && { back })}
      />
    </form>
  );
});
