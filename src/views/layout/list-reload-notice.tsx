import { useLayoutEffect, useRef } from 'react';
import { Button } from '../controls/button';
import { useLateText } from '../hooks/use-late-text';
import { Illustration, type Drawing } from '../illustrations/drawing';
import styles from './list-reload-notice.module.css';

interface ListReloadNoticeProps {
  readonly children: string;
  /** Shown above the text if the list is the page's main content. */
  readonly drawing?: Drawing | undefined;
  /** True while the list is fetched again. The Reload button stays and keeps the focus. */
  readonly isBusy?: boolean;
  /** The HTML id of what takes the focus when the Reload button disappears; by default it is the fieldset around the notice. */
  readonly successorId?: string;
  readonly onReload: () => void;
}

/** Says that a list is empty or could not be fetched, with a Reload button (decision P5). */
export function ListReloadNotice({ children, drawing, isBusy = false, successorId, onReload }: ListReloadNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const said = useLateText(children);

  // When the list has loaded, the Reload button disappears, so another element takes the focus. Done in a layout effect's
  // clean-up, because React runs that while the notice is still in the page.
  useLayoutEffect(() => {
    const element = notice.current!;
    return () => {
      if (!element.contains(document.activeElement)) return;
      const group = successorId ? document.getElementById(successorId) : element.closest('fieldset');
      const form = element.closest('form');
      group?.focus();
      // An empty fieldset may disappear with the notice. Then the form's first fieldset takes the focus.
      queueMicrotask(() => !group?.isConnected && form?.querySelector('fieldset')?.focus());
    };
  }, [successorId]);

  return (
    <div ref={notice} className={styles.notice} data-drawn={drawing ? true : undefined}>
      {drawing && <Illustration drawing={drawing} />}
      <p role="status">{said}</p>
      <Button look={drawing ? 'filled' : 'raised'} isBusy={isBusy} onClick={() => !isBusy && onReload()}>
        Reload
      </Button>
    </div>
  );
}
