import styles from './next-steps.module.css';
import { NumberedList } from './layout/numbered-list';

/** Says what happens after a short page. `next` is what the customer does next. */
export function NextSteps({ next }: { next: string }) {
  return (
    <section aria-labelledby="next-steps" className={styles.card}>
      <h2 id="next-steps">What happens next</h2>
      <NumberedList steps={[next, 'Pet masters near you send quotes to our app.', 'Compare them and choose the one you like best.']} />
    </section>
  );
}
