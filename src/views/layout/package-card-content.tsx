import { memo } from 'react';
import { usablePictureUrl } from '../../domain/pictures';
import { paw } from '../illustrations/paw';
import { PictureOrDrawing } from '../illustrations/picture';
import styles from './package-card-content.module.css';

interface PackageCardContentProps {
  readonly name: string;
  /** The HTML id of the name, for aria-describedby of a control on the card. */
  readonly nameId?: string;
  /** The picture's URL from the server. A drawing replaces a picture that is missing or cannot be loaded. */
  readonly icon: string | undefined;
  readonly price: string;
  /** What the price is for, and how long the package lasts, such as 'a walk · 15 days'. */
  readonly note?: string;
  /** A line below the price, such as 'for 8 sessions'. */
  readonly detail?: string | undefined;
}

/** The content of a package's card: name, price and picture. Memoized, because otherwise a tap on one card would render all cards again. */
export const PackageCardContent = memo(({ name, nameId, icon, price, note, detail }: PackageCardContentProps) => (
  <span className={styles.card}>
    <span className={styles.text}>
      <span id={nameId} className={`${styles.name} clamped`}>
        {name}
      </span>
      <span className={styles.price}>
        <strong className="tabular-figures">{price}</strong>
        {note && <span className={styles.note}>{` ${note}`}</span>}
      </span>
      {detail && <span className={`tabular-figures ${styles.note}`}>{detail}</span>}
    </span>
    <PictureOrDrawing source={usablePictureUrl(icon)} standIn={paw} className={styles.icon} />
  </span>
));
