import { useId } from 'react';
import styles from './alert-dialog.module.css';
import { Button } from '../controls/button';
import { ModalFrame } from './dialog';

interface AlertDialogProps {
  readonly message: string;
  /** Called when the customer presses OK or Esc. */
  readonly onClose: () => void;
}

/** A message that the customer closes with OK (decision F1). The dialog is open while it is rendered. */
export function AlertDialog({ message, onClose }: AlertDialogProps) {
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
