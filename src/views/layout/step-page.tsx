import { Fragment, type FormEvent, type ReactNode } from 'react';
import type { Rupees } from '../../domain/money';
import { ActionBar } from './action-bar';
import { ErrorSummary, type SummarisedFields } from './error-summary';
import { PageHeading } from './page-heading';
import { ProgressBar } from './progress-bar';
import styles from './step-page.module.css';

interface StepPageProps {
  readonly title: string;
  /** The service's name, for the document's title. */
  readonly about: string;
  /** 1 to 4; the summary has none. */
  readonly step?: number | undefined;
  readonly total: Rupees;
  /** What was chosen on the steps before, in a few words. */
  readonly headline?: readonly string[];
  readonly action: string;
  readonly isBusy?: boolean;
  readonly notice?: ReactNode;
  readonly back?: { readonly name: string; readonly onClick: () => void };
  readonly problems?: SummarisedFields;
  readonly failedAttempts?: number;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** What the pages of the funnel share: progress, heading, error summary, and the action bar that submits the page. */
export function StepPage(props: StepPageProps) {
  const { title, about, step, total, action, isBusy = false, notice, back, headline = [], problems = [], failedAttempts = 0 } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    props.onSubmit();
  };
  return (
    <form noValidate className={styles.page} onSubmit={submit}>
      <div className={styles.content}>
        {step && <ProgressBar step={step} />}
        <PageHeading title={title} about={about} />
        {headline.length > 0 && (
          <p className={styles.headline}>
            <span className="visually-hidden">Chosen so far: </span>
            {headline.map((part, index) => (
              <Fragment key={`${index} ${part}`}>
                <span className={`${styles.part} clamped`}>{index < headline.length - 1 ? `${part} ·` : part}</span>{' '}
              </Fragment>
            ))}
          </p>
        )}
        <ErrorSummary fields={problems} attempts={failedAttempts} />
        {props.children}
      </div>
      <ActionBar total={total} action={action} isBusy={isBusy} notice={notice} {...(back && { back })} />
    </form>
  );
}
