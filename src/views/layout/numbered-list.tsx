import styles from './numbered-list.module.css';

/** Steps in their order, each with its number in a disc. */
export function NumberedList({ steps }: { steps: readonly string[] }) {
  return (
    <ol className={styles.list}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
