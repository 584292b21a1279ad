import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../controls/button';
import { useLateText } from '../hooks/use-late-text';
import { Illustration, type Drawing } from '../icons/drawing';
import { emptyBowl, lostBall } from '../icons/states';
import styles from './list-state.module.css';

/** What a list from the server says of itself. */
export interface ListProgress {
  readonly items: readonly unknown[];
  readonly isReady: boolean;
  readonly hasFailed: boolean;
  readonly status: string;
}

interface ListStateProps extends Pick<ReloadNoticeProps, 'successorId' | 'onReload'> {
  readonly list: ListProgress;
  /** Whether something is missing that the list should have; by default, whether it has no items. */
  readonly isLacking?: boolean;
  /** The list is the page's main content. */
  readonly isMain?: boolean;
  readonly loading?: ReactNode;
  readonly failed: string;
  /** A text gets a Reload button, as a failure does. By default as while the list loads. */
  readonly empty?: ReactNode;
}

/** Stands in for a list that is loading, is empty or could not be fetched (decision P5). */
export const ListState = observer(
  ({
    list: { hasFailed, isReady, items, status },
    isLacking = items.length === 0,
    isMain = false,
    loading,
    failed,
    empty = loading,
    ...rest
  }: ListStateProps) => {
    const text = hasFailed ? failed : isReady && empty;
    if (!isLacking) return null;
    if (typeof text !== 'string') return isReady ? empty : loading;
    const drawing = isMain ? (hasFailed ? lostBall : emptyBowl) : undefined;
    return <ReloadNotice text={text} drawing={drawing} isBusy={status === 'loading'} {...rest} />;
  },
);

interface ReloadNoticeProps {
  readonly text: string;
  readonly drawing: Drawing | undefined;
  /** True while the list is fetched again. The Reload button stays and keeps the focus. */
  readonly isBusy: boolean;
  /** The HTML id of what takes the focus when the Reload button disappears; by default it is the fieldset around the notice. */
  readonly successorId?: string;
  readonly onReload: () => void;
}

function ReloadNotice({ text, drawing, isBusy, successorId, onReload }: ReloadNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  const said = useLateText(text);

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
