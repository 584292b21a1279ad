import styles from './card-skeletons.module.css';

/** What a skeleton stands for: a package with a price, one that also lists what it includes, an address, a pet, a short option. */
export type SkeletonKind = 'package' | 'detailed' | 'address' | 'pet' | 'option';

interface CardSkeletonsProps {
  readonly kind: SkeletonKind;
  readonly count: number;
  readonly label: string;
}

/** Stands for a list of cards that is being fetched, at the cards' size, so that nothing jumps when they come. */
export function CardSkeletons({ kind, count, label }: CardSkeletonsProps) {
  return (
    <div role="status" aria-label={label} className={`${styles.skeletons} ${styles[kind]}`}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}
