import { pictureAddress } from '../../domain/pictures';
import { paw } from '../illustrations/paw';
import { Picture } from '../illustrations/picture';
import styles from './package-card.module.css';

interface PackageCardProps {
  readonly name: string;
  /** An id for the name, where something else on the card is described by it. */
  readonly nameId?: string;
  /** What the server gave as the picture's address; where it is none, or cannot be loaded, a drawing stands in. */
  readonly icon: string | undefined;
  readonly price: string;
  readonly note: string;
}

/** What the card of a package shows, its name first. */
export function PackageCard({ name, nameId, icon, price, note }: PackageCardProps) {
  return (
    <span className={styles.card}>
      <span className={styles.text}>
        <span id={nameId} className={`${styles.name} clamped`}>
          {name}
        </span>
        <span className="price">
          <span className="tabular-figures">{price}</span>
          {note && <span className={styles.note}> · {note}</span>}
        </span>
      </span>
      <Picture source={pictureAddress(icon)} standIn={paw} className={styles.icon} />
    </span>
  );
}
