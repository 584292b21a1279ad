import { memo } from 'react';
import styles from './included-add-ons.module.css';

interface IncludedAddOnsProps {
  readonly names: readonly string[];
}

const haveSameNames = (before: IncludedAddOnsProps, now: IncludedAddOnsProps) => before.names.join('\n') === now.names.join('\n');

/** The list of add-ons that a package includes. Memoized, because a tap renders the list of packages again. */
export const IncludedAddOns = memo(({ names }: IncludedAddOnsProps) => {
  return (
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
  );
}, haveSameNames);
