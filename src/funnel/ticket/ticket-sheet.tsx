import type { BookingPage } from '../../domain/progress';
import type { FunnelViewModel } from '../funnel-view-model';
import { TitledDialog } from '../../ui/dialog/dialog';
import { scrollToTop } from '../../ui/motion/scroll-to-top';
import { Ticket, TicketPrice } from './ticket';
import styles from './ticket-sheet.module.css';

interface TicketSheetProps {
  readonly funnel: FunnelViewModel;
  readonly page: BookingPage;
  readonly startingPrice: string | undefined;
  readonly onClose: () => void;
}

export function TicketSheet({ funnel, page, startingPrice, onClose }: TicketSheetProps) {
  return (
    <TitledDialog title="Your booking" isOpen isClosedFromOutside onClose={onClose}>
      <div className={styles.sheet}>
        <Ticket
          funnel={funnel}
          onChange={(changed, event) => {
            onClose();
            if (changed !== page) return;
            event.preventDefault();
            scrollToTop();
          }}
        />
        <TicketPrice funnel={funnel} className={`perforated ${styles.price}`} startingPrice={startingPrice}>
          <p className={`small-note ${styles.promise}`}>Nothing to pay now.</p>
        </TicketPrice>
      </div>
    </TitledDialog>
  );
}
