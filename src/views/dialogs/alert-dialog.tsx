import { useId } from 'react';
import styles from './alert-dialog.module.css';
import { Button } from '../controls/button';
import { ModalFrame } from './dialog';

/** A message that the customer closes with OK or Esc (decision F1). The dialog is open while it is rendered. */
export function AlertDialog({ message, onClose }: { message: string; onClose: () => void }) {
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
