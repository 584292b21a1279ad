import { useFolding } from './use-folding';
import styles from './included-add-ons.module.css';

interface IncludedAddOnsProps {
  readonly names: readonly string[];
  readonly id: string;
  readonly nameId: string;
}

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
