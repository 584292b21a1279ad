import { useFolding } from '../hooks/use-folding';
import styles from './included-add-ons.module.css';

interface IncludedAddOnsProps {
  readonly names: readonly string[];
  /** The HTML id for the list. */
  readonly id: string;
  /** The HTML id of the package's name on the card. */
  readonly nameId: string;
}

/** The add-ons that a package includes, for its card. */
export function IncludedAddOns({ names, id, nameId }: IncludedAddOnsProps) {
  const { shown, button } = useFolding(names, { look: 'quiet', 'aria-describedby': nameId });
  return (
    <>
      <div id={id} className={styles.description}>
        <span className="visually-hidden">Includes: </span>
        <ul className={styles.list}>
          {shown.map((name, index) => (
            <li key={index}>
              <span className="clamped">{name}</span>
            </li>
          ))}
        </ul>
      </div>
      {button && <div className={styles.control}>{button}</div>}
    </>
  );
}
