import type { ReactNode } from 'react';
import { useRoomOf } from '../controls/field-error-message';
import { TextWithNames } from '../text-with-names';

/** A text that screen readers read out when it appears, such as why a button's last press failed (decision F6). A line is hidden until it has had one. */
export function StatusLine({ text, className = '' }: { text: ReactNode; className?: string | undefined }) {
  const room = useRoomOf(typeof text === 'string' ? text : undefined);
  return (
    <p
      role="status"
      className={text || room ? `small-note ${className}` : 'visually-hidden'}
      data-gone={text ? undefined : room}
    >
      {typeof text === 'string' && text ? <TextWithNames text={text} /> : text}
    </p>
  );
}
