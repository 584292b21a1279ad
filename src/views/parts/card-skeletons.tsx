import styles from './card-skeletons.module.css';

/** Stands for a list of cards that is being fetched, at the cards' size, so that nothing jumps when they come. */
export function CardSkeletons({ count, label }: { count: number; label: string }) {
  return (
    <div role="status" aria-label={label} className={styles.skeletons}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}
