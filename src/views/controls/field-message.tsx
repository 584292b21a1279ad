import type { NamedField } from '../../view-models/shared/field';
import styles from './field-message.module.css';

/** The id of the message beside a field, for the field's aria-describedby. */
export function messageId(field: string): string {
  return `${field}-message`;
}

/** Marks a control as wrong while its field is, and describes it by the message. */
export function invalidity({ id, error }: Pick<NamedField, 'id' | 'error'>) {
  return error ? { 'aria-invalid': true, 'aria-describedby': messageId(id) } : {};
}

/** The message beside a field that is wrong. It stands on the page once; the error summary only names the field. */
export function FieldMessage({ field, message }: { field: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p id={messageId(field)} className={styles.message}>
      {message}
    </p>
  );
}
