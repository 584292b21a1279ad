import styles from './included-add-ons.module.css';

/** The add-ons that a package's price includes, as its card lists them. */
export function IncludedAddOns({ names }: { names: readonly string[] }) {
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
}
