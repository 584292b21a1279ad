import type { LabelledField } from '../../view-models/field';
import styles from './field-error-message.module.css';

const messageId = (field: string) => `${field}-message`;

/** The ARIA attributes of a field's control or group: the elements that describe it, and the field's error. */
export function errorAndDescriptionAttributes(
  { id, error }: Pick<LabelledField, 'id' | 'error'>,
  ...descriptionIds: readonly (string | false | undefined)[]
) {
  const ids = [...descriptionIds, error && messageId(id)].filter(Boolean).join(' ');
  return { ...(error && { 'aria-invalid': true }), ...(ids && { 'aria-describedby': ids }) };
}

/** The error message of a field, shown beside it. The error summary at the top of the page shows only the field's label. */
export function FieldErrorMessage({ field, message }: { field: string; message: string | undefined }) {
  if (!message) return null;
  return (
    <p id={messageId(field)} className={styles.message}>
      {message}
    </p>
  );
}
