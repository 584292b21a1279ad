import type { ReactNode } from 'react';

/** A line that screen readers read out, such as why the last press of a button failed (decision F6). It is hidden without a text. */
export function StatusLine({ text, className = '' }: { text: ReactNode; className?: string | undefined }) {
  return (
    <p role="status" className={text ? `small-note ${className}` : 'visually-hidden'}>
      {text}
    </p>
  );
}
