import type { ComponentPropsWithRef } from 'react';
import styles from './button.module.css';

interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  /** 'filled': the main action. 'link': as 'quiet', without padding at the sides. */
  readonly look?: 'filled' | 'raised' | 'quiet' | 'link';
  /** The button keeps the focus; the caller ignores presses. */
  readonly isBusy?: boolean;
  readonly isDisabled?: boolean;
}

/** Native, so that the first page need not load a component library. */
export function Button({
  look = 'filled',
  isBusy = false,
  isDisabled = false,
  className,
  type,
  ...props
}: ButtonProps) {
  return (
    <button
      {...props}
      type={type === 'submit' ? 'submit' : 'button'}
      disabled={isDisabled}
      aria-disabled={isBusy || undefined}
      className={[look !== 'filled' && styles.button, styles[look], className].filter(Boolean).join(' ')}
    />
  );
}
