import type { ReactNode } from 'react';

interface QuietLineProps {
  /** Nothing is seen and said while it is undefined. */
  readonly text: ReactNode;
  readonly className?: string | undefined;
}

/** One line beside a button: why its last press came to nothing. It is read out, but takes no focus (decision F6). */
export function QuietLine({ text, className = '' }: QuietLineProps) {
  return (
    <p role="status" className={text ? `small-note ${className}` : 'visually-hidden'}>
      {text}
    </p>
  );
}
