import { useEffect, useRef, useState, type MouseEvent } from 'react';
import type { LabelledField } from '../ui/fields/field';
import styles from './error-summary.module.css';
import { scrollToTop } from '../ui/motion/scroll-to-top';

interface ErrorSummaryProps {
  readonly fields: readonly Pick<LabelledField, 'id' | 'label'>[];
  readonly areMissing: boolean;
  readonly action: string;
}

/** Takes the focus when Next fails (decision B3); with role 'alert', it would be read out twice. Keeps the links of the fields that are right by now, so that nothing moves under a pointer. */
export function ErrorSummary({ fields, areMissing, action }: ErrorSummaryProps) {
  const summary = useRef<HTMLElement>(null);
  const [listed, setListed] = useState(fields);
  const isAmong = (all: typeof fields, id: string) => all.some((field) => field.id === id);
  const links = [...listed, ...fields.filter(({ id }) => !isAmong(listed, id))];
  if (links.length !== listed.length) setListed(links);

  useEffect(() => {
    if (!summary.current) return undefined;
    // On a page that opens with errors the heading takes the focus first.
    const frame = requestAnimationFrame(() => {
      summary.current?.focus({ preventScroll: true });
      scrollToTop();
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  if (links.length === 0) return null;
  const count = fields.length;

  // Following the link would add an entry to the browser's history.
  const goToField = (event: MouseEvent, id: string) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };

  return (
    <section
      ref={summary}
      tabIndex={-1}
      aria-label={count > 0 ? 'There is a problem' : undefined}
      aria-describedby="error-summary"
      className={`card ${styles.summary}`}
    >
      <div id="error-summary" className="stack tight">
        {count > 0 && (
          <h2>
            {count === 1
              ? `1 answer ${areMissing ? 'is missing' : 'needs a look'}`
              : `${count} answers ${areMissing ? 'are missing' : 'need a look'}`}
          </h2>
        )}
        <p role="status" className={count > 0 ? 'visually-hidden' : undefined}>
          {count === 0 && `All answered. Tap ${action}.`}
        </p>
        <ul className="cluster">
          {links.map(({ id, label }) => {
            // A link that has the focus keeps it.
            const isRight = !isAmong(fields, id);
            return (
              <li key={id}>
                <a
                  href={`#${id}`}
                  aria-hidden={isRight}
                  tabIndex={isRight ? -1 : 0}
                  onClick={(event) => goToField(event, id)}
                >
                  {label}
                </a>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
