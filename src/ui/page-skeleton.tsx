import { PageHeading } from './page-heading';
import styles from './page-skeleton.module.css';

/** The hidden heading already sets the browser tab's title and takes the focus (decision R8). */
export function PageSkeleton({ title }: { title: string }) {
  return (
    <>
      <div className="visually-hidden">
        <PageHeading title={title} />
      </div>
      <div role="status" aria-label="Loading the page" className={styles.page}>
        <span className="brand-surface">Loading the page…</span>
        <span className="card" />
        <span className="card" />
        <span className="card" />
      </div>
    </>
  );
}
