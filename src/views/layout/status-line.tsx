import type { ReactNode } from 'react';

/** A text that screen readers read out when it appears, such as why a button's last press failed (decision F6). An empty line is hidden. */
export function StatusLine({ text, className = '' }: { text: ReactNode; className?: string | undefined }) {
  return (
    <p role="status" className={text ? `small-note ${className}` : 'visually-hidden'}>
      {text}
    </p>
  );
}
