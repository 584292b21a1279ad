import { useDeferredValue, useLayoutEffect, useRef } from 'react';
import { Button } from '../controls/button';
import { Illustration, type Drawing } from '../illustrations/drawing';
import styles from './list-notice.module.css';

interface ListNoticeProps {
  readonly children: string;
  /** Stands above the sentence where the list is the page's main content. */
  readonly drawing?: Drawing | undefined;
  /** While the list is fetched again, Reload keeps its place and the focus. */
  readonly isBusy?: boolean;
  readonly onReload: () => void;
}

/** Stands in place of a list that is empty or could not be fetched, and offers to fetch it again (decision P5). */
export function ListNotice({ children, drawing, isBusy = false, onReload }: ListNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  // Screen readers announce a change of a status, not its first text.
  const said = useDeferredValue(children, '');

  // When the list comes, Reload goes: its group takes the focus. A layout effect's clean-up still finds the notice in the page.
  useLayoutEffect(() => {
    const element = notice.current!;
    return () => {
      if (!element.contains(document.activeElement)) return;
      const group = element.closest('fieldset');
      const form = element.closest('form');
      group?.focus();
      // An empty group may go with its notice.
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
