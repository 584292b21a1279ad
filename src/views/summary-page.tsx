import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import './styles/spinner.css';
import { onPlainClick } from './controls/on-plain-click';
import { PageLink } from './controls/page-link';
import { messages } from '../domain/messages';
import { goneText } from '../view-models/gone';
import type { SummaryViewModel } from '../view-models/summary';
import { Alerts } from './dialogs/alert-dialog';
import { ModalFrame } from './dialogs/dialog';
import { BookingPageFrame } from './layout/booking-page-frame';
import { Ticket } from './layout/ticket';
import styles from './summary-page.module.css';
import { TextWithNames } from './text-with-names';

/** For this time at first, 'Get Best Quotes' ignores presses, so that a double press on the previous page's Next does not book. */
const SEEN_AFTER_MILLISECONDS = 250;

export const SummaryPage = observer(({ viewModel }: { viewModel: SummaryViewModel }) => {
  const { funnel } = viewModel;
  const isSeen = useSeen();
  usePriceCheck(viewModel);
  return (
    <BookingPageFrame
      page="summary"
      about={funnel.booking.current.profile.label}
      viewModel={viewModel}
      action="Get Best Quotes"
      isBusy={viewModel.isWaiting || viewModel.isSubmitting || !isSeen}
      notice={noticeOf(viewModel)}
      onSubmit={() => void (isSeen && viewModel.getBestQuotes())}
    >
      <div className={styles.ticket}>
        <Ticket funnel={funnel} isSummary>
          <p className="note">
            Pet masters send quotes; you choose. Quotes arrive in our app and may differ from this estimate.
          </p>
        </Ticket>
      </div>
      {viewModel.isSubmitting && <Processing />}
      <Alerts alerts={viewModel.alerts} />
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
          <TextWithNames text={sentences(missing, goneText(funnel))} />
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
  return sentences(notice.text ?? warning, change, goneText(funnel)) || undefined;
}

const sentences = (...texts: readonly (string | undefined)[]) => texts.filter(Boolean).join(' ');

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
        <span aria-hidden="true" className="spinner" />
        {messages.booking.processing}
      </p>
    </ModalFrame>
  );
}
