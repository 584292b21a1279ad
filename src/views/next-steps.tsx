import styles from './next-steps.module.css';
import { NumberedList } from './layout/numbered-list';

/** Says what happens after the steps of a booking, on short pages. */
export function NextSteps() {
  return (
    <section aria-labelledby="next-steps" className={styles.card}>
      <h2 id="next-steps">What happens next</h2>
      <NumberedList steps={["Finish your booking and tap 'Get Best Quotes'.", 'Pet masters near you send quotes to our app.', 'Compare them and choose the one you like best.']} />
    </section>
  );
}
