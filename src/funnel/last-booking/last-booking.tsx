import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { lazyComponent } from '../../ui/lazy-component';
import { BookAgain, type FirstStep } from './book-again-view-model';
import { Button } from '../../ui/controls/button';
import { StatusLine } from '../../ui/status-line';
import styles from './last-booking.module.css';

const SittingDog = lazyComponent(async () => (await import('../dog/dog')).Dog, { failed: null });

/** The torn-off half of the last ticket: one's last booking of this service, and the button to book it again (decision B15). */
export const LastBooking = observer(({ step }: { step: FirstStep }) => {
  const [viewModel] = useState(() => step.getBookAgain(BookAgain));
  const { breed, isBusy, line, notice } = viewModel;
  return (
    <section aria-labelledby="last-booking" className={styles.stub}>
      <div className={styles.paper}>
        <div>
          <h2 id="last-booking">Your last booking</h2>
          <p className={`small-note clamped ${styles.line}`}>{line}</p>
        </div>
        <Button isBusy={isBusy} onClick={() => void viewModel.bookAgain(step)}>
          Book again
        </Button>
        <StatusLine text={notice.text} />
      </div>
      <SittingDog pose="sitting" breed={breed} ticketLines={4} className={styles.dog} />
    </section>
  );
});
