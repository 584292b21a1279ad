import styles from './numbered-list.module.css';

/** A hidden list stays in the page: a prerendered page loses no element. */
export function NumberedList({ steps, isHidden = false }: { steps: readonly string[]; isHidden?: boolean }) {
  return (
    <ol className={styles.list} hidden={isHidden}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
