import { useEffect, useState } from 'react';
import type { LabelledField } from './field';
import { onNextScroll } from '../motion/scroll-to-top';
import styles from './field-error-message.module.css';

const messageId = (field: string) => `${field}-message`;

export function errorAndDescriptionAttributes(
  { id, error }: Pick<LabelledField, 'id' | 'error'>,
  ...descriptionIds: readonly (string | false | undefined)[]
) {
  const ids = [...descriptionIds, error && messageId(id)].filter(Boolean).join(' ');
  return { ...(error && { 'aria-invalid': true }), ...(ids && { 'aria-describedby': ids }) };
}

/** The text whose room is kept until the next scroll ([data-gone] in classes.css), so that nothing moves under a pointer. */
export function useRoomOf(text: string | undefined, isExpected = false): string | undefined {
  const [last, setLast] = useState<string>();
  const room = text || last || (isExpected ? '\u00a0' : undefined);
  if (room !== last) setLast(room);
  const isGone = !text && room !== undefined;
  useEffect(() => (isGone ? onNextScroll(() => setLast(undefined)) : undefined), [isGone]);
  return text ? undefined : room;
}

interface FieldErrorMessageProps {
  readonly field: string;
  readonly message: string | undefined;
  /** A message may come when the field is left, which a press elsewhere does. */
  readonly isExpected?: boolean | undefined;
}

export function FieldErrorMessage({ field, message, isExpected }: FieldErrorMessageProps) {
  const room = useRoomOf(message, isExpected);
  if (!message && !room) return null;
  return (
    <p id={messageId(field)} className={styles.message} data-gone={room}>
      {message}
    </p>
  );
}
