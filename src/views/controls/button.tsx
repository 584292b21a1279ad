import type { ComponentPropsWithRef } from 'react';
import styles from './button.module.css';

interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  /** The one main action of a page is filled, what stands beside it is outlined, and what is rarely wanted is quiet. */
  readonly look?: 'filled' | 'outlined' | 'quiet';
  /** Something is under way. The button keeps the focus, and its view-model takes no second press. */
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
}

/** A button. It is native, for the first page should not have to wait for a library's. */
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
