import styles from './card-skeletons.module.css';

/** The kinds of cards. 'detailed' is a package's card that lists included add-ons. */
type SkeletonKind = 'package' | 'detailed' | 'address' | 'pet' | 'option';

/** Grey shapes in place of cards that are being fetched, as large as the cards, so that nothing moves later. The label is in the first. */
export function CardSkeletons({ kind, count, label }: { kind: SkeletonKind; count: number; label: string }) {
  return (
    <div
      role="status"
      aria-label={label}
      data-awaited={kind === 'option' ? undefined : true}
      className={`${styles.skeletons} ${styles[kind]}`}
    >
      {Array.from({ length: count }, (_, index) => (
        <span key={index}>{index === 0 && `${label}…`}</span>
      ))}
    </div>
  );
}
