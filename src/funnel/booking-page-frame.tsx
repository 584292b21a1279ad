import { observer } from 'mobx-react-lite';
import { Fragment, useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { pageTexts } from './page-texts';
import { unbrokenTimes } from './unbroken-times';
import { PAGE_ORDER } from '../domain/progress';
import type { FunnelViewModel } from './funnel-view-model';
import type { FirstStep } from './last-booking/book-again-view-model';
import type { StepValidation } from './step-validation';
import { BookingOverviewCard, type BookingOverviewCardProps } from './ticket/booking-overview-card';
import { whenIdle } from '../ui/when-idle';
import { lazyComponent } from '../ui/lazy-component';
import { PageHeading } from '../ui/page-heading';
import { BookingProgressBar } from './booking-progress-bar';
import { Illustration } from '../ui/icons/drawing';
import { Scene } from './service-drawings';
import { ServiceSwitch } from './service-switch';
import styles from './booking-page-frame.module.css';

/** For those only who have booked before. Without it, they fill in the page as at a first booking. */
const LastBooking = lazyComponent(async () => (await import('./last-booking/last-booking')).LastBooking, {
  failed: null,
});

interface BookingPageFrameProps extends Omit<BookingOverviewCardProps, 'funnel'> {
  /** For the browser tab's title. */
  readonly about: string;
  readonly viewModel: Partial<FirstStep> & {
    readonly funnel: FunnelViewModel;
    /** Undefined on pages without fields. */
    readonly validation?: Pick<StepValidation<string>, 'summarisedFields' | 'failedAttempts' | 'validate'>;
    /** A field that is not among them is empty while it has an error. */
    readonly fields?: Readonly<Record<string, { readonly value?: { toString(): string } | undefined }>>;
  };
  readonly onSubmit: () => void;
  readonly intro?: ReactNode;
  readonly children: ReactNode;
}

/** Not needed before the button is pressed. If it does not load, the messages beside the fields are enough. */
const ErrorSummary = lazyComponent(async () => (await import('./error-summary')).ErrorSummary, { failed: null });

/** If it does not come, the progress line is a line. */
const ProgressDog = lazyComponent(async () => (await import('./dog/progress-dog')).ProgressDog, { failed: null });

export const BookingPageFrame = observer(
  ({ about, viewModel, onSubmit, intro, children, ...card }: BookingPageFrameProps) => {
    const { page } = card;
    const { validation, funnel } = viewModel;
    const wrongFields = validation?.summarisedFields;
    const title = pageTexts.headings[page];
    const step = PAGE_ORDER[page].step;
    // The summary has no headline, as it shows all choices.
    const isFirst = page === 'package';
    const back = !isFirst && { name: page === 'summary' ? 'Edit' : 'Back', onClick: () => funnel.goBack() };
    const headline = isFirst || page === 'summary' ? [] : funnel.booking.headline;
    const [hasDog, setHasDog] = useState(ProgressDog.isLoaded);
    useEffect(
      () =>
        whenIdle(() => {
          void ErrorSummary.load().catch(() => {});
          void ProgressDog.load().then(
            () => setHasDog(true),
            () => {},
          );
        }),
      [],
    );
    const dog = hasDog && <ProgressDog funnel={funnel} step={step} />;
    const submit = (event: FormEvent) => {
      event.preventDefault();
      onSubmit();
    };
    return (
      <form
        noValidate
        // On Back, the browser would fill in the choices of a booking that has ended.
        autoComplete={isFirst ? 'off' : undefined}
        className={styles.page}
        data-page={page === 'summary' ? page : undefined}
        onSubmit={submit}
      >
        <div className={`${styles.hero} ${isFirst ? styles.first : ''}`}>
          <div className={styles.progress}>
            {back && (
              <button type="button" className={styles.back} onClick={back.onClick}>
                <Illustration drawing={{ size: 16, lines: 'M10 3 5 8l5 5' }} />
                {back.name}
              </button>
            )}
            {step ? <BookingProgressBar step={step}>{dog}</BookingProgressBar> : dog}
          </div>
          <PageHeading title={title} about={about} />
          {isFirst && (
            <>
              <p>Get quotes from pet masters: walkers, trainers and groomers near you.</p>
              <Scene service={funnel.service} className={styles.scene} />
            </>
          )}
        </div>
        <div className={styles.content} data-fades>
          {isFirst && <ServiceSwitch funnel={funnel} />}
          {headline.length > 0 && (
            <p className={styles.headline}>
              <span className="visually-hidden">Chosen so far: </span>
              {headline.map((part, index) => (
                <Fragment key={`${index} ${part}`}>
                  {index > 0 && <span className="visually-hidden"> · </span>}
                  <span className={`${styles.part} clamped`}>{unbrokenTimes(part)}</span>
                </Fragment>
              ))}
            </p>
          )}
          {intro}
          {wrongFields && (
            <ErrorSummary
              key={validation?.failedAttempts}
              fields={wrongFields}
              areMissing={!wrongFields.some(({ name }) => viewModel.fields?.[name]?.value?.toString().trim())}
            />
          )}
          {viewModel.hasLastBooking && (
            <div className={styles.lastBooking}>
              <LastBooking step={viewModel as FirstStep} />
            </div>
          )}
          {children}
        </div>
        <BookingOverviewCard {...card} funnel={funnel} />
      </form>
    );
  },
);

interface ServiceSpecificStepFrameProps extends Pick<
  BookingPageFrameProps,
  'page' | 'startingPrice' | 'intro' | 'children'
> {
  readonly viewModel: BookingPageFrameProps['viewModel'] & { readonly serviceLabel: string; next(): void };
}

export function ServiceSpecificStepFrame({ viewModel, ...props }: ServiceSpecificStepFrameProps) {
  return (
    <BookingPageFrame
      {...props}
      about={viewModel.serviceLabel}
      viewModel={viewModel}
      action="Next"
      onSubmit={() => viewModel.next()}
    />
  );
}
