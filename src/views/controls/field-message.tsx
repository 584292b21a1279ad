import styles from './field-message.module.css';

/** The id of the message beside a field, for the field's aria-describedby. */
export function messageId(field: string): string {
  return `${field}-message`;
}

/** The message beside a wrong field. The error summary does not repeat it. */
export function FieldMessage({ field, message }: { field: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p id={messageId(field)} className={styles.message}>
      {message}
    </p>
  );
}
