import { memo } from 'react';
import styles from './included-add-ons.module.css';

/** The list of add-ons that a package includes. Memoized, because otherwise a tap on one package would render all lists again. */
export const IncludedAddOns = memo(({ names }: { names: readonly string[] }) => (
  <>
    <span className="visually-hidden">Includes: </span>
    <ul className={styles.list}>
      {names.map((name, index) => (
        <li key={index}>
          <span className="clamped">{name}</span>
        </li>
      ))}
    </ul>
  </>
));
