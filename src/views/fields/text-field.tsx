import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { FieldMessage, messageId } from '../controls/field-message';
import styles from './text-field.module.css';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'id' | 'value'> {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  /** What helps to fill it in; a message takes its place. */
  readonly hint?: string | undefined;
  /** What stands before the text and belongs to it, such as '+91'. */
  readonly prefix?: string;
  /** A button within the field, at its end. */
  readonly button?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
  readonly onType: (text: string) => void;
}

/** A labelled text field. It is described by its hint, or by its message while that stands. */
export function TextField({ id, label, error, hint, prefix, button, onType, ...input }: TextFieldProps) {
  const hintId = `${id}-hint`;
  return (
    <div className="field">
      <label id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <div className={styles.frame} data-prefixed={prefix !== undefined} data-button={button !== undefined}>
        {prefix && <span className={styles.prefix}>{prefix}</span>}
        <input
          type="text"
          {...input}
          id={id}
          className={styles.input}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? messageId(id) : hint && hintId}
          onChange={(event) => onType(event.currentTarget.value)}
        />
        {button}
      </div>
      {hint && !error && (
        <p id={hintId} className="note">
          {hint}
        </p>
      )}
      <FieldMessage field={id} message={error} />
    </div>
  );
}
