import styles from './card-skeletons.module.css';

/** The kinds of cards. 'detailed' is a package's card that lists included add-ons. */
export type SkeletonKind = 'package' | 'detailed' | 'address' | 'pet' | 'option';

interface CardSkeletonsProps {
  readonly kind: SkeletonKind;
  readonly count: number;
  readonly label: string;
}

/** Grey shapes in place of cards that are being fetched. They have the cards' size, so that nothing jumps later. */
export function CardSkeletons({ kind, count, label }: CardSkeletonsProps) {
  return (
    <div role="status" aria-label={label} className={`${styles.skeletons} ${styles[kind]}`}>
      {Array.from({ length: count }, (_, index) => (
        <span key={index} />
      ))}
    </div>
  );
}
