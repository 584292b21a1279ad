import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import type { Field } from './field';
import { errorAndDescriptionAttributes, FieldErrorMessage } from './field-error-message';
import { keepCaret } from './caret';
import '../styles/spinner.css';
import styles from './text-field.module.css';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'id' | 'value'> {
  /** Without `set`, the text cannot be edited, and ends a sentence that `prefix` begins. */
  readonly field: Omit<Field<string>, 'set'> & { readonly set?: (text: string) => void };
  readonly hint?: string | undefined;
  readonly isErrorExpected?: boolean;
  readonly prefix?: string;
  readonly button?: ReactNode;
  readonly ref?: Ref<HTMLInputElement>;
}

export function TextField({ field, hint, isErrorExpected, prefix, button, ...input }: TextFieldProps) {
  const { id, label, value, error, set, leave } = field;
  const hintId = `${id}-hint`;
  return (
    <div className="field">
      <label id={`${id}-label`} htmlFor={id} className={set ? '' : 'visually-hidden'}>
        {label}
      </label>
      <div
        className={set ? styles.frame : styles.sentence}
        data-prefixed={set && prefix !== undefined}
        data-button={button !== undefined}
      >
        {prefix && <span className={styles.prefix}>{prefix}</span>}
        <input
          type="text"
          onBlur={leave}
          {...input}
          id={id}
          className={styles.input}
          value={value}
          readOnly={!set}
          {...errorAndDescriptionAttributes(field, !error && hint && hintId)}
          onChange={(event) => {
            keepCaret(event.currentTarget);
            set?.(event.currentTarget.value);
          }}
        />
        {button}
      </div>
      <FieldErrorMessage field={id} message={error} isExpected={isErrorExpected} />
      {hint && (
        <p id={hintId} className="note">
          {hint}
        </p>
      )}
    </div>
  );
}
