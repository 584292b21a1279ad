import styles from './field-error-message.module.css';

/** The HTML id of a field's error message, for aria-describedby. */
export function errorMessageId(field: string): string {
  return `${field}-message`;
}

/** The error message of a field, shown beside it. The error summary at the top of the page shows only the field's label. */
export function FieldErrorMessage({ field, message }: { field: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p id={errorMessageId(field)} className={styles.message}>
      {message}
    </p>
  );
}
