import { useDeferredValue, useLayoutEffect, useRef } from 'react';
import { Button } from '../controls/button';
import { Illustration, type Drawing } from '../illustrations/drawing';
import styles from './list-notice.module.css';

interface ListNoticeProps {
  readonly children: string;
  /** What stands above the sentence, where the list is what the page is for. */
  readonly drawing?: Drawing | undefined;
  /** The list is being fetched again; Reload keeps its place, and the focus, meanwhile. */
  readonly isBusy?: boolean;
  readonly onReload: () => void;
}

/**
 * What stands in place of a list that is empty or could not be fetched. It says nothing of the server, and offers to
 * fetch the list again (decision P5).
 */
export function ListNotice({ children, drawing, isBusy = false, onReload }: ListNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  // Screen readers tell what changes in a status, not what it comes with.
  const said = useDeferredValue(children, '');

  // When the list is there, the notice goes, and Reload with it: its group takes the focus, so that it is not lost. A layout
  // effect's clean-up runs while the notice still stands in the page.
  useLayoutEffect(() => {
    const element = notice.current!;
    return () => {
      if (!element.contains(document.activeElement)) return;
      const group = element.closest('fieldset');
      const form = element.closest('form');
      group?.focus();
      // A group that turns out to be empty may go with its notice.
      queueMicrotask(() => !group?.isConnected && form?.querySelector('fieldset')?.focus());
    };
  }, []);

  return (
    <div ref={notice} className={styles.notice} data-drawn={drawing ? true : undefined}>
      {drawing && <Illustration drawing={drawing} />}
      <p role="status">{said}</p>
      <Button look="outlined" isBusy={isBusy} onClick={() => !isBusy && onReload()}>
        Reload
      </Button>
    </div>
  );
}
