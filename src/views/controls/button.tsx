import type { ComponentPropsWithRef } from 'react';
import styles from './button.module.css';

interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  /** The main action of a page is filled, the others are outlined, a rare one is quiet. */
  readonly look?: 'filled' | 'outlined' | 'quiet';
  /** A busy button keeps the focus. Its view-model ignores a second press. */
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
}

/** A native button, so that the first page waits for no library. */
export function Button({ look = 'filled', isBusy = false, isDisabled = false, className, type, ...props }: ButtonProps) {
  return (
    <button
      {...props}
      type={type === 'submit' ? 'submit' : 'button'}
      disabled={isDisabled}
      aria-disabled={isBusy || undefined}
      className={[look === 'filled' ? 'filled-button' : styles.button, styles[look], className].filter(Boolean).join(' ')}
    />
  );
}
