import type { ReactNode } from 'react';

interface QuietLineProps {
  /** Undefined hides the line. */
  readonly text: ReactNode;
  readonly className?: string | undefined;
}

/** One line beside a button that says why the last press failed. It is read out, but takes no focus (decision F6). */
export function QuietLine({ text, className = '' }: QuietLineProps) {
  return (
    <p role="status" className={text ? `small-note ${className}` : 'visually-hidden'}>
      {text}
    </p>
  );
}
