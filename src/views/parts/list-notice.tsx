import { Button } from './button';
import styles from './list-notice.module.css';

/**
 * What stands in place of a list that is empty or could not be fetched. It says nothing of the server, and offers to
 * fetch the list again (decision P5).
 */
export function ListNotice({ children, onReload }: { children: string; onReload: () => void }) {
  return (
    <div className={styles.notice}>
      <p>{children}</p>
      <Button look="outlined" onClick={onReload}>
        Reload
      </Button>
    </div>
  );
}
