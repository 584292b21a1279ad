import { memo } from 'react';
import { pictureUrl } from '../../domain/pictures';
import { paw } from '../illustrations/paw';
import { Picture } from '../illustrations/picture';
import styles from './package-card.module.css';

interface PackageCardProps {
  readonly name: string;
  /** The HTML id of the name, for aria-describedby of a control on the card. */
  readonly nameId?: string;
  /** The picture's URL from the server. A drawing replaces a picture that is missing or cannot be loaded. */
  readonly icon: string | undefined;
  readonly price: string;
  /** What the price is for, and how long the package lasts: 'a walk · 15 days'. */
  readonly note: string;
  /** The price of the whole booking with this package. */
  readonly total?: string | undefined;
}

/** The content of a package's card: name, price and picture. Memoized, because a tap renders the whole list again. */
export const PackageCard = memo(({ name, nameId, icon, price, note, total }: PackageCardProps) => {
  return (
    <span className={styles.card}>
      <span className={styles.text}>
        <span id={nameId} className={`${styles.name} clamped`}>
          {name}
        </span>
        <span className={styles.price}>
          <strong className="tabular-figures">{price}</strong>
          {note && <span className={styles.note}> {note}</span>}
        </span>
        {total && <span className={`note tabular-figures ${styles.total}`}>{total} in all</span>}
      </span>
      <Picture source={pictureUrl(icon)} standIn={paw} className={styles.icon} />
    </span>
  );
});
