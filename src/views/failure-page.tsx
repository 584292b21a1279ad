import { messages } from '../domain/messages';
import styles from './failure-page.module.css';
import { Illustration } from './illustrations/drawing';
import { emptyBowl } from './illustrations/states';

/**
 * What is left to show when a page could not be drawn. It needs no router and no provider, for they may be what failed;
 * the links load the app anew.
 */
export function FailurePage() {
  return (
    <div className={styles.page}>
      <Illustration drawing={emptyBowl} className={styles.tippedBowl} />
      {/* The page that had the focus is gone; without this nothing would be read out. */}
      <h1 ref={(heading) => heading?.focus()} tabIndex={-1}>
        {messages.booking.somethingWentWrong}
      </h1>
      <p>This page could not be shown. What you have chosen so far is kept on this device.</p>
      <div className={styles.ways}>
        <button type="button" className="filled-button" onClick={() => window.location.reload()}>
          Reload the page
        </button>
        <a href={import.meta.env.BASE_URL} className="lone-link">
          Go back to the start
        </a>
      </div>
    </div>
  );
}
