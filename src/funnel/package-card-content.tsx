import { memo } from 'react';
import { usablePictureUrl } from '../domain/pictures';
import { paw } from '../ui/icons/paw';
import { PictureOrDrawing } from '../ui/icons/picture';
import styles from './package-card-content.module.css';

interface PackageCardContentProps {
  readonly name: string;
  /** For aria-describedby of a control on the card. */
  readonly nameId?: string;
  /** The number replaces a missing picture, and a drawing one that cannot be loaded. */
  readonly icon: string | undefined;
  /** In days or sessions. */
  readonly number?: number | undefined;
  readonly note?: string | undefined;
  readonly badge?: string | undefined;
  readonly price: string;
  readonly unit?: string | undefined;
  /** For the whole booking; '' until it is known, so that its line is kept free. */
  readonly total?: string | undefined;
}

/** Memoized, because otherwise a tap on one card would render all cards again. */
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
