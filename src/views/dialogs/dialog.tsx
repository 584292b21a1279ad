import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import styles from './dialog.module.css';

const FIELD = 'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';

interface ModalFrameProps {
  readonly role?: 'dialog' | 'alertdialog';
  /** The id of the element that names the dialog. */
  readonly labelId: string;
  readonly className?: string | undefined;
  /** Whether a tap beside the dialog closes it. */
  readonly isClosedFromOutside?: boolean;
  /** Called when the customer asks to close it; without it they cannot. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/**
 * A native modal dialog that is open while it is mounted. The browser keeps the focus inside, and gives it back to the
 * opener. The first field takes the focus, or else the element marked `data-first-focus`.
 */
export function ModalFrame({ role, labelId, className, isClosedFromOutside, onClose, children }: ModalFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // A layout effect: its clean-up runs while the dialog is still in the page. Only then does close() give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    const field = element.querySelector<HTMLElement>(FIELD) ?? element.querySelector<HTMLElement>('[data-first-focus]');
    field?.focus();
    return () => {
      element.close();
      // The browser gives the focus back without scrolling there, and the opener may have grown.
      document.activeElement?.scrollIntoView({ block: 'nearest' });
    };
  }, []);

  // Safari does not know `closedby`.
  const close = useEffectEvent(() => onClose?.());
  useEffect(() => {
    if (!isClosedFromOutside) return;
    const element = dialog.current!;
    const listen = ({ target, clientX, clientY }: MouseEvent) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const isInside = clientX >= left && clientX < right && clientY >= top && clientY < bottom;
      if (target === element && !isInside) close();
    };
    element.addEventListener('click', listen);
    return () => element.removeEventListener('click', listen);
  }, [isClosedFromOutside]);

  // The page decides, and closes the dialog by not rendering it.
  const askToClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A file field's own 'cancel' bubbles up to here too.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose?.();
  };

  // Browsers may close a dialog without asking (a second Esc, Android's back gesture). The event comes late: the dialog may
  // be open again by then.
  const tellOfClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target !== event.currentTarget || event.currentTarget.open) return;
    if (onClose) onClose();
    else event.currentTarget.showModal();
  };

  return (
    <dialog
      ref={dialog}
      role={role}
      aria-labelledby={labelId}
      className={className}
      closedby={onClose ? 'closerequest' : 'none'}
      onCancel={askToClose}
      onClose={tellOfClose}
    >
      {children}
    </dialog>
  );
}

interface DialogProps {
  /** The heading, and the accessible name. */
  readonly title: string;
  readonly isOpen: boolean;
  /** Called for Esc and the Close button; the dialog goes when `isOpen` does. */
  readonly onClose: () => void;
  /** A box in the middle (a sheet on phones), or a panel at the side that a tap beside it closes. */
  readonly placement?: 'middle' | 'side';
  readonly hasCloseButton?: boolean;
  readonly children: ReactNode;
  /** Stays in view below the content, such as a form's button. */
  readonly foot?: ReactNode;
}

/** A dialog with a heading. Long content scrolls below it. */
export function Dialog({ isOpen, ...props }: DialogProps) {
  return isOpen && <OpenDialog {...props} />;
}

type OpenDialogProps = Omit<DialogProps, 'isOpen'>;

function OpenDialog({ title, onClose, placement = 'middle', hasCloseButton = true, children, foot }: OpenDialogProps) {
  const titleId = useId();
  return (
    <ModalFrame
      labelId={titleId}
      className={`${styles.dialog} ${styles[placement]}`}
      isClosedFromOutside={placement === 'side'}
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 id={titleId} tabIndex={-1} data-first-focus>
          {title}
        </h2>
        {hasCloseButton && (
          <button type="button" aria-label="Close" className={styles.close} onClick={onClose}>
            <svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20">
              <path d="m4 4 12 12M16 4 4 16" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
            </svg>
          </button>
        )}
      </div>
      <div className={styles.body}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </ModalFrame>
  );
}
