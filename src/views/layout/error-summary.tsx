import { useEffect, useRef, type MouseEvent } from 'react';
import type { SummarisedField } from '../../view-models/shared/step-check';
import styles from './error-summary.module.css';
import { scrollToTop } from '../hooks/scroll-to-top';

/**
 * Names the fields with errors after a failed Next, as links to them (decision B3). The error messages are beside the fields.
 * After each failed attempt the summary takes the focus and the page scrolls to the top.
 */
export function ErrorSummary({ fields, attempts }: { fields: readonly SummarisedField[]; attempts: number }) {
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (attempts === 0 || !summary.current) return undefined;
    // One frame later, because on a page that opens with errors the heading takes the focus first.
    const frame = requestAnimationFrame(() => {
      summary.current?.focus({ preventScroll: true });
      scrollToTop();
    });
    return () => cancelAnimationFrame(frame);
  }, [attempts]);

  if (fields.length === 0) return null;

  // Moves the focus only: following the link would add an entry to the browser's history.
  const goToField = (event: MouseEvent, id: string) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };

  return (
    <div ref={summary} role="alert" tabIndex={-1} aria-labelledby="error-summary-title" className={styles.summary}>
      <section aria-labelledby="error-summary-title">
        <h2 id="error-summary-title">There is a problem</h2>
        <ul>
          {fields.map(({ id, label }) => (
            <li key={id}>
              <a href={`#${id}`} className="lone-link" onClick={(event) => goToField(event, id)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
