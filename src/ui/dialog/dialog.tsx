import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { Illustration } from '../icons/drawing';
import styles from './dialog.module.css';

const FIELD = 'input:not([type="hidden"], :disabled), select:not(:disabled), textarea:not(:disabled)';

interface ModalFrameProps {
  readonly role?: 'dialog' | 'alertdialog';
  readonly labelId: string;
  readonly className?: string | undefined;
  readonly isClosedFromOutside?: boolean;
  /** Without it, the customer cannot close the dialog. */
  readonly onClose?: () => void;
  readonly children: ReactNode;
}

/** With `:has()`, the browser would look for dialogs at each change of the page. */
function holdPageBehindDialogs(): void {
  const { documentElement: page } = document;
  const isHeld = document.querySelector('dialog[open]') !== null;
  // A scroll bar that takes room keeps it while it is hidden, so that the page does not move.
  if (isHeld && !('held' in page.dataset))
    page.style.scrollbarGutter = window.innerWidth > page.clientWidth ? 'stable' : 'auto';
  page.toggleAttribute('data-held', isHeld);
}

/** Open while it is rendered. Its first field takes the focus, or else the element marked `data-first-focus`. */
export function ModalFrame({ role, labelId, className, isClosedFromOutside, onClose, children }: ModalFrameProps) {
  const dialog = useRef<HTMLDialogElement>(null);

  // Closes the dialog in a layout effect's clean-up: after its removal from the page, close() would not return the focus.
  useLayoutEffect(() => {
    const element = dialog.current!;
    element.showModal();
    holdPageBehindDialogs();
    const field = element.querySelector<HTMLElement>(FIELD) ?? element.querySelector<HTMLElement>('[data-first-focus]');
    field?.focus();
    return () => {
      element.close();
      holdPageBehindDialogs();
      // close() returns the focus without scrolling.
      document.activeElement?.scrollIntoView({ block: 'nearest' });
    };
  }, []);

  // The attribute closedby="any" would do the same, but Safari does not support it.
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

  // The browser must not close it: `onClose` makes the page stop rendering it.
  const askToClose = (event: SyntheticEvent<HTMLDialogElement>) => {
    // A file field's 'cancel' event bubbles up to here too.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose?.();
  };

  // After a second Esc or Android's back gesture, browsers may fire no cancel event. The close event comes late, when the dialog may be open again.
  const reportClose = (event: SyntheticEvent<HTMLDialogElement>) => {
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
      onClose={reportClose}
    >
      {children}
    </dialog>
  );
}

interface TitledDialogProps extends Pick<ModalFrameProps, 'isClosedFromOutside'> {
  readonly title: string;
  readonly isOpen: boolean;
  /** The caller then sets `isOpen` to false. */
  readonly onClose: () => void;
  /** 'middle': on phones, a sheet. 'full': always equally high; on phones, the whole screen. 'side': a tap beside it closes it by default. */
  readonly placement?: 'middle' | 'full' | 'side';
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}

export function TitledDialog({ isOpen, ...props }: TitledDialogProps) {
  return isOpen && <OpenDialog {...props} />;
}

function OpenDialog({
  title,
  onClose,
  placement = 'middle',
  isClosedFromOutside = placement === 'side',
  children,
  foot,
}: Omit<TitledDialogProps, 'isOpen'>) {
  const titleId = useId();
  return (
    <ModalFrame
      labelId={titleId}
      className={`${styles.dialog} ${styles[placement]}`}
      isClosedFromOutside={isClosedFromOutside}
      onClose={onClose}
    >
      <div className={styles.head}>
        <h2 id={titleId} tabIndex={-1} data-first-focus>
          {title}
        </h2>
        <button type="button" aria-label="Close" className={styles.close} onClick={onClose}>
          <Illustration drawing={{ size: 20, lines: 'm4 4 12 12M16 4 4 16' }} />
        </button>
      </div>
      <div className={styles.body}>{children}</div>
      {foot && <div className={styles.foot}>{foot}</div>}
    </ModalFrame>
  );
}
