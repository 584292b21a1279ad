import { memo } from 'react';
import { usablePictureUrl } from '../../domain/pictures';
import { paw } from '../illustrations/paw';
import { PictureOrDrawing } from '../illustrations/picture';
import styles from './package-card-content.module.css';

interface PackageCardContentProps {
  readonly name: string;
  /** The HTML id of the name, for aria-describedby of a control on the card. */
  readonly nameId?: string;
  /** The picture's URL from the server. The number replaces a missing picture, and a drawing one that cannot be loaded. */
  readonly icon: string | undefined;
  /** How many days or sessions the package has. */
  readonly number?: number | undefined;
  /** A line below the name, such as '15 days'. */
  readonly note?: string | undefined;
  /** Why to take this package, such as 'Lowest price a walk'. */
  readonly badge?: string | undefined;
  readonly price: string;
  /** What the price is for, such as 'a walk'. */
  readonly unit?: string | undefined;
  /** The price of the whole booking with this package; '' until it is known, so that its line is kept free. */
  readonly total?: string | undefined;
}

/** The content of a package's card: picture, name and price. Memoized, because otherwise a tap on one card would render all cards again. */
export const PackageCardContent = memo(
  ({ name, nameId, icon, number, note, badge, price, unit, total }: PackageCardContentProps) => (
    <span className={styles.card}>
      {number !== undefined && !usablePictureUrl(icon) ? (
        <span aria-hidden="true" data-number={number} className={`${styles.icon} ${styles.number}`} />
      ) : (
        <PictureOrDrawing source={usablePictureUrl(icon)} fallback={paw} className={styles.icon} />
      )}
      <span className={styles.text}>
        <span id={nameId} className={`${styles.name} clamped`}>
          {name}
        </span>{' '}
        {note && <span className="small-note">{note}</span>} {badge && <span className={styles.badge}>{badge}</span>}
      </span>{' '}
      <span className={`tabular-figures ${styles.price}`}>
        <span>
          <strong>{price}</strong>
          {unit && <span className="small-note">{` ${unit}`}</span>}
        </span>
        {total !== undefined && <span className={`small-note ${styles.total}`}>{total && ` Total ${total}`}</span>}
      </span>
    </span>
  ),
);
