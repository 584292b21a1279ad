import type { ReactNode } from 'react';
import styles from './included-add-ons.module.css';

interface IncludedAddOnsProps {
  readonly names: readonly string[];
  /** What stands below the names, such as the way to see more of them. */
  readonly children?: ReactNode;
}

/** The add-ons that a package's price includes, as its card lists them. */
export function IncludedAddOns({ names, children }: IncludedAddOnsProps) {
  return (
    <>
      <span className="visually-hidden">Includes: </span>
      <ul className={styles.list}>
        {names.map((name, index) => (
          <li key={index}>{name}</li>
        ))}
      </ul>
      {children}
    </>
  );
}
