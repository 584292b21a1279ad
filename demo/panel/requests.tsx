import type { ShownRequest } from '../demo';
import styles from './demo-panel.module.css';

/** In characters. Longer values are pictures in base64. */
const LONGEST_TEXT = 120;

export function RequestList({ requests }: { requests: readonly ShownRequest[] }) {
  return (
    <div className={styles.section}>
      <h3>Last requests</h3>
      {requests.length === 0 && <p className="small-note">None yet.</p>}
      <ol className={styles.requests} aria-label="Last requests">
        {requests.map(({ number, method, path, payload, outcome }) => (
          <li key={number}>
            <span className={styles.call}>
              {method} {path}
            </span>{' '}
            <span className="small-note">{outcome}</span>
            {payload !== undefined && <pre className={styles.payload}>{JSON.stringify(payload, shortened, 2)}</pre>}
          </li>
        ))}
      </ol>
    </div>
  );
}

function shortened(_field: string, value: unknown): unknown {
  const isLong = typeof value === 'string' && value.length > LONGEST_TEXT;
  return isLong ? `${value.slice(0, LONGEST_TEXT)}… (${value.length} characters)` : value;
}
