import { useEffect, useRef, type MouseEvent } from 'react';
import type { SummarisedField } from '../../view-models/shared/step-check';
import styles from './error-summary.module.css';
import { scrollToTop } from '../hooks/scroll-to-top';

/**
 * Names the wrong fields after a failed Next, and leads to each (decision B3). The messages stand beside the fields.
 * At each failed attempt it takes the focus, and the page scrolls to its top.
 */
export function ErrorSummary({ fields, attempts }: { fields: readonly SummarisedField[]; attempts: number }) {
  const summary = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (attempts === 0 || !summary.current) return undefined;
    // A frame later: on a page that opens with errors, the heading takes the focus first.
    const frame = requestAnimationFrame(() => {
      summary.current?.focus({ preventScroll: true });
      scrollToTop();
    });
    return () => cancelAnimationFrame(frame);
  }, [attempts]);

  if (fields.length === 0) return null;

  // A followed link would leave an entry in the history.
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
