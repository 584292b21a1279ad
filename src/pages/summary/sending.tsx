import '../../ui/styles/spinner.css';
import { messages } from '../../domain/messages';
import { ModalFrame } from '../../ui/dialog/dialog';
import { lazyComponent } from '../../ui/lazy-component';
import { whenIdle } from '../../ui/when-idle';
import styles from './sending.module.css';

/** Without the drawing, the dashes of the ground move. */
const RunningDog = lazyComponent(async () => (await import('../../funnel/dog/dog')).Dog, { failed: null });

export const loadRunningDog = () => whenIdle(() => void RunningDog.load().catch(() => {}));

export function Sending({ breed }: { breed: string | undefined }) {
  return (
    <ModalFrame labelId="processing" className={styles.window}>
      <div aria-hidden="true" className={styles.run}>
        <RunningDog pose="running" breed={breed} ticketLines={4} className={styles.dog} />
      </div>
      <p id="processing" role="status" tabIndex={-1} data-first-focus className="line">
        <span aria-hidden="true" className="spinner" />
        {messages.booking.processing}
      </p>
    </ModalFrame>
  );
}
