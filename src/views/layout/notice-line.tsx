import type { ReactNode } from 'react';

interface NoticeLineProps {
  /** The text of the line; undefined hides the line. */
  readonly text: ReactNode;
  readonly className?: string | undefined;
}

/** A line that says why the last press of a button failed. Screen readers read it out; it takes no focus (decision F6). */
export function NoticeLine({ text, className = '' }: NoticeLineProps) {
  return (
    <p role="status" className={text ? `small-note ${className}` : 'visually-hidden'}>
      {text}
    </p>
  );
}
