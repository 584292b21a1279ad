import { messages } from '../domain/messages';
import { Button } from './controls/button';
import styles from './failure-page.module.css';
import { Illustration } from './icons/drawing';
import { reloadPage } from './lazy-component';
import { emptyBowl } from './icons/states';

/** Without the focus, screen readers would not read out the new page. One function for all renders: React calls a new one at each. */
const focus = (heading: HTMLElement | null) => heading?.focus();

/** Uses no router and no context: both may have failed. */
export function FailurePage({ release }: { release: string }) {
  return (
    <div className={styles.page}>
      <Illustration drawing={emptyBowl} className={styles.tippedBowl} />
      <h1 ref={focus} tabIndex={-1}>
        {messages.booking.somethingWentWrong}
      </h1>
      <p>We could not open this page. Your choices so far are saved on this device.</p>
      <div className={styles.ways}>
        <Button onClick={reloadPage}>Reload the page</Button>
        <a href={import.meta.env.BASE_URL} className="lone-link">
          Go back to the start
        </a>
      </div>
      {release && <p className="small-note">For support: release {release}</p>}
    </div>
  );
}
