import { useState } from 'react';
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

/**
 * The text whose room an element keeps ([data-gone] in classes.css), so that nothing moves under a pointer: the last one, once it is gone, and
 * a line for one that is expected.
 */
export function useRoomOf(text: string | undefined, isExpected = false): string | undefined {
  const [last, setLast] = useState<string>();
  const room = text || last || (isExpected ? '\u00a0' : undefined);
  if (room !== last) setLast(room);
  return text ? undefined : room;
}

interface FieldErrorMessageProps {
  readonly field: string;
  readonly message: string | undefined;
  /** True if a message may come when the field is left, which a press elsewhere does. */
  readonly isExpected?: boolean | undefined;
}

/** The error message of a field, shown beside it. The error summary at the top of the page shows only the field's label. */
export function FieldErrorMessage({ field, message, isExpected }: FieldErrorMessageProps) {
  const room = useRoomOf(message, isExpected);
  if (!message && !room) return null;
  return (
    <p id={messageId(field)} className={styles.message} data-gone={room}>
      {message}
    </p>
  );
}
