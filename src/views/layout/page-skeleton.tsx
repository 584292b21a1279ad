import { PageHeading } from './page-heading';
import styles from './page-skeleton.module.css';

/** Stands in for a page whose code is being fetched. It has the page's title and the focus already (decision R8). */
export function PageSkeleton({ title }: { title: string }) {
  return (
    <>
      <div className="visually-hidden">
        <PageHeading title={title} />
      </div>
      <div role="status" aria-label="Loading the page" className={styles.page}>
        <span />
        <span />
        <span />
        <span />
      </div>
    </>
  );
}
