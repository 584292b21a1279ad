import styles from './page-skeleton.module.css';

/** Stands for a page whose code is being fetched. */
export function PageSkeleton() {
  return (
    <div role="status" aria-label="Loading the page" className={styles.page}>
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}
