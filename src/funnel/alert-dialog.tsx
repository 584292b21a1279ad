import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { AlertsViewModel } from './alerts';
import styles from './alert-dialog.module.css';
import { Button } from '../ui/controls/button';
import { ModalFrame } from '../ui/dialog/dialog';

/** One after the other (decision F1). Loaded only by pages that show some. */
export const Alerts = observer(
  ({ alerts }: { alerts: AlertsViewModel }) =>
    alerts.message !== undefined && (
      <AlertDialog key={alerts.closedCount} message={alerts.message} onClose={() => alerts.close()} />
    ),
);

function AlertDialog({ message, onClose }: { message: string; onClose: () => void }) {
  const messageId = useId();
  return (
    <ModalFrame role="alertdialog" labelId={messageId} className={styles.alert} onClose={onClose}>
      <div className={styles.content}>
        <p id={messageId} className={styles.message}>
          {message}
        </p>
        <Button data-first-focus className={styles.button} onClick={onClose}>
          OK
        </Button>
      </div>
    </ModalFrame>
  );
}
