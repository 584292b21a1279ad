import { useEffect, useRef, type MouseEvent } from 'react';
import type { LabelledField } from '../../view-models/shared/field';
import styles from './error-summary.module.css';
import { scrollToTop } from '../hooks/scroll-to-top';

/** Links to fields with errors. The list takes the focus when Next fails (decision B3). With role 'alert', it would be read out twice. */
export function ErrorSummary({ fields, attempts }: { fields: readonly Pick<LabelledField, 'id' | 'label'>[]; attempts: number }) {
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

  if (fields.length === 0) return null;

  // Moves the focus without following the link, which would add an entry to the browser's history.
  const goToField = (event: MouseEvent, id: string) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };

  return (
    <section
      ref={summary}
      tabIndex={-1}
      aria-labelledby="error-summary-title"
      aria-describedby="error-summary-fields"
      className={styles.summary}
    >
      <h2 id="error-summary-title">There is a problem</h2>
      <ul id="error-summary-fields">
        {fields.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} className="lone-link" onClick={(event) => goToField(event, id)}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
