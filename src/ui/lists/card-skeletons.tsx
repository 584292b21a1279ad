import styles from './card-skeletons.module.css';

interface CardSkeletonsProps {
  /** 'detailed' is a package's card that lists included add-ons. Other cards have a class of their page's style sheet. */
  readonly kind: 'package' | 'detailed' | 'option' | { readonly className: string | undefined };
  readonly count: number;
  readonly label: string;
}

/** Grey shapes in place of cards that are being fetched, as large as the cards, so that nothing moves later. The label is in the first. */
export function CardSkeletons({ kind, count, label }: CardSkeletonsProps) {
  return (
    <div
      role="status"
      aria-label={label}
      data-awaited={kind === 'option' ? undefined : true}
      className={`${styles.skeletons} ${typeof kind === 'string' ? styles[kind] : kind.className}`}
    >
      {Array.from({ length: count }, (_, index) => (
        <span key={index}>{index === 0 && `${label}…`}</span>
      ))}
    </div>
  );
}
