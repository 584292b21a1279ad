import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { AlertsViewModel } from '../../view-models/alerts';
import styles from './alert-dialog.module.css';
import { Button } from '../controls/button';
import { ModalFrame } from './dialog';

/** The alerts of a page, one after the other (decision F1). The pages that show some load this, so that the first ones do without it. */
export const Alerts = observer(
  ({ alerts }: { alerts: AlertsViewModel }) =>
    alerts.message !== undefined && (
      <AlertDialog key={alerts.closedCount} message={alerts.message} onClose={() => alerts.close()} />
    ),
);

/** A message that the customer closes with OK or Esc. */
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
