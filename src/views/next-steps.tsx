import styles from './next-steps.module.css';
import { NumberedList } from './layout/numbered-list';

/** Says what happens after the steps of a booking, on short pages. With `isWideOnly`, phones do not show it. */
export function NextSteps({ isWideOnly }: { isWideOnly?: boolean }) {
  return (
    <section aria-labelledby="next-steps" data-wide-only={isWideOnly} className={styles.card}>
      <h2 id="next-steps">What happens next</h2>
      <NumberedList steps={["Finish your booking and tap 'Get Best Quotes'.", 'Quotes from pet masters near you arrive in our app.', 'Compare them and choose the one you like best.']} />
    </section>
  );
}
