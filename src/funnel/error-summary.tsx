import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { LabelledField } from '../ui/fields/field';
import { Illustration } from '../ui/icons/drawing';
import styles from './error-summary.module.css';
import { onNextScroll, scrollToTop } from '../ui/motion/scroll-to-top';

interface ErrorSummaryProps {
  readonly fields: readonly Pick<LabelledField, 'id' | 'label'>[];
  readonly areMissing: boolean;
}

/** Takes the focus when Next fails (decision B3); with role 'alert', it would be read out twice. */
export function ErrorSummary({ fields, areMissing }: ErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null);
  const [hasFailed] = useState(fields.length > 0);
  const count = fields.length;

  useEffect(() => {
    if (!summary.current) return undefined;
    // On a page that opens with errors the heading takes the focus first.
    const frame = requestAnimationFrame(() => {
      summary.current?.focus({ preventScroll: true });
      scrollToTop();
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  // A shorter strip keeps its height until the next scroll, so that nothing moves under a pointer.
  useLayoutEffect(() => {
    const strip = summary.current;
    if (!strip) return undefined;
    const fit = () => {
      strip.style.minHeight = '';
      strip.style.minHeight = `${strip.offsetHeight}px`;
    };
    if (!strip.style.minHeight) fit();
    return onNextScroll(fit);
  }, [count]);

  if (!hasFailed) return null;

  return (
    <section
      ref={summary}
      tabIndex={-1}
      aria-label={count > 0 ? 'There is a problem' : undefined}
      aria-describedby="error-summary"
      className={`card ${styles.summary}`}
    >
      <div id="error-summary" className="stack tight">
        <p role="status" className={count > 0 ? 'visually-hidden' : 'cluster'}>
          {count === 0 && (
            <>
              <Illustration drawing={{ size: 20, lines: 'm4 10.5 4 4 8-9' }} className="accented" />
              All answered.
            </>
          )}
        </p>
        {count > 0 && (
          <>
            <h2>
              {count === 1
                ? `1 answer ${areMissing ? 'is missing' : 'needs a look'}`
                : `${count} answers ${areMissing ? 'are missing' : 'need a look'}`}
            </h2>
            <ul className="cluster">
              {fields.map(({ id, label }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    onClick={(event) => {
                      // Following the link would add an entry to the browser's history.
                      event.preventDefault();
                      document.getElementById(id)?.focus();
                    }}
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </section>
  );
}
