import { PageLink } from '../../ui/controls/page-link';
import { DEFAULT_SERVICE_PATH } from '../../adapters/router/paths';
import styles from './brand-link.module.css';

const PAD =
  'M18 17.5c4 0 7.3 3.6 7.3 6.9 0 2.3-1.7 3.4-3.5 3.4-1.4 0-2.3-.8-3.8-.8' +
  's-2.4.8-3.8.8c-1.8 0-3.5-1.1-3.5-3.4 0-3.3 3.3-6.9 7.3-6.9z';

export function BrandLink({ name }: { name: string }) {
  return (
    <PageLink to={DEFAULT_SERVICE_PATH} className={styles.brand}>
      <svg aria-hidden="true" className="brand-logo" width="36" height="36" viewBox="0 0 36 36">
        <rect fill="var(--mark)" width="36" height="36" rx="11" />
        <g fill="var(--mark-ink)">
          <path d={PAD} />
          <ellipse cx="9.2" cy="17" rx="2.3" ry="3" transform="rotate(-25 9.2 17)" />
          <ellipse cx="14.3" cy="11.6" rx="2.4" ry="3.3" transform="rotate(-8 14.3 11.6)" />
          <ellipse fill="var(--hero)" cx="21.7" cy="11.6" rx="2.4" ry="3.3" transform="rotate(8 21.7 11.6)" />
          <ellipse cx="26.8" cy="17" rx="2.3" ry="3" transform="rotate(25 26.8 17)" />
        </g>
      </svg>
      <span className={`clamped ${styles.name}`}>{name}</span>
    </PageLink>
  );
}
