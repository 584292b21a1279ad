import type { ReactNode } from 'react';
import { useRoomOf } from './fields/field-error-message';

/** Screen readers read it out when it appears (decision F6). A line is hidden until it has had a text. */
export function StatusLine({ text, className = '' }: { text: ReactNode; className?: string | undefined }) {
  const room = useRoomOf(typeof text === 'string' ? text : undefined);
  return (
    <p
      role="status"
      className={text || room ? `small-note ${className}` : 'visually-hidden'}
      data-gone={text ? undefined : room}
    >
      {text}
    </p>
  );
}
