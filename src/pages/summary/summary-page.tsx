import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { onPlainClick } from '../../ui/controls/on-plain-click';
import { PageLink } from '../../ui/controls/page-link';
import type { SummaryViewModel } from './summary-view-model';
import { Alerts } from '../../funnel/alert-dialog';
import { BookingPageFrame } from '../../funnel/booking-page-frame';
import { useIsWide } from '../../funnel/ticket/booking-overview-card';
import { Ticket, TicketPrice } from '../../funnel/ticket/ticket';
import tornStyles from '../../funnel/ticket/torn.module.css';
import { loadRunningDog, Sending } from './sending';
import styles from './summary-page.module.css';

export const SummaryPage = observer(({ viewModel }: { viewModel: SummaryViewModel }) => {
  const { funnel } = viewModel;
  usePriceCheck(viewModel);
  useEffect(loadRunningDog, []);
  const isWide = useIsWide();
  const price = (
    <TicketPrice funnel={funnel} className={isWide ? '' : `perforated ${styles.price}`}>
      <p className={`note ${styles.note}`}>
        Pet masters send quotes; you choose. Quotes arrive in our app and may differ from this estimate.
      </p>
    </TicketPrice>
  );
  return (
    <BookingPageFrame
      page="summary"
      about={funnel.booking.current.profile.label}
      viewModel={viewModel}
      action="Get Best Quotes"
      isBusy={viewModel.isWaiting || viewModel.isSubmitting}
      notice={noticeOf(viewModel)}
      stub={isWide && price}
      onSubmit={() => void viewModel.getBestQuotes()}
    >
      <div className={styles.ticket}>
        <Ticket funnel={funnel} isSummary />
        {isWide ? <div className={tornStyles.torn} /> : price}
      </div>
      {viewModel.isSubmitting && <Sending breed={funnel.booking.pets[0]?.breed} />}
      <Alerts alerts={viewModel.alerts} />
    </BookingPageFrame>
  );
});

function noticeOf({ funnel, notice, priceCheck, warning }: SummaryViewModel): ReactNode {
  const { change, missing } = priceCheck;
  if (missing)
    return (
      <>
        <span id="missing">{sentences(missing, funnel.booking.goneText)}</span>{' '}
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
  return sentences(notice.text ?? warning, change, funnel.booking.goneText) || undefined;
}

const sentences = (...texts: readonly (string | undefined)[]) => texts.filter(Boolean).join(' ');

/** Also when somebody comes back, from another app or by the browser's Back. */
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
