import styles from './card-skeletons.module.css';

/** The kinds of cards. A detailed one is a package that lists its included add-ons. */
export type SkeletonKind = 'package' | 'detailed' | 'address' | 'pet' | 'option';

interface CardSkeletonsProps {
  readonly kind: SkeletonKind;
  readonly count: number;
  readonly label: string;
}

/** Stands in for cards that are being fetched. It has their size, so that nothing jumps when they come. */
export function CardSkeletons({ kind, count, label }: CardSkeletonsProps) {
  return (
    <div role="status" aria-label={label} className={`${styles.skeletons} ${styles[kind]}`}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}
