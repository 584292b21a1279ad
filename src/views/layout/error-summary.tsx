import { useEffect, useRef, type MouseEvent } from 'react';
import type { LabelledField } from '../../view-models/field';
import styles from './error-summary.module.css';
import { scrollToTop } from '../motion/scroll-to-top';

interface ErrorSummaryProps {
  readonly fields: readonly Pick<LabelledField, 'id' | 'label'>[];
  /** Whether all these fields are empty. */
  readonly areMissing: boolean;
  readonly attempts: number;
}

/** Links to fields with errors. The list takes the focus when Next fails (decision B3). With role 'alert', it would be read out twice. */
export function ErrorSummary({ fields, areMissing, attempts }: ErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null);

  useEffect(() => {
    if (attempts === 0 || !summary.current) return undefined;
    // Waits one frame, because on a page that opens with errors the heading takes the focus first.
    const frame = requestAnimationFrame(() => {
      summary.current?.focus({ preventScroll: true });
      scrollToTop();
    });
    return () => cancelAnimationFrame(frame);
  }, [attempts]);

  const count = fields.length;
  if (count === 0) return null;

  // Moves the focus without following the link, which would add an entry to the browser's history.
  const goToField = (event: MouseEvent, id: string) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };

  return (
    <section
      ref={summary}
      tabIndex={-1}
      aria-label="There is a problem"
      aria-describedby="error-summary"
      className={`card ${styles.summary}`}
    >
      <div id="error-summary" className="stack tight">
        <h2>
          {count === 1
            ? `1 answer ${areMissing ? 'is missing' : 'needs a look'}`
            : `${count} answers ${areMissing ? 'are missing' : 'need a look'}`}
        </h2>
        <ul className="cluster">
          {fields.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`} onClick={(event) => goToField(event, id)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
