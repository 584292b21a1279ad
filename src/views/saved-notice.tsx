import { useEffect, useRef, useState } from 'react';
import { bringIntoView } from './motion/bring-into-view';
import styles from './saved-notice.module.css';
import { TextWithNames } from './text-with-names';

interface SavedNoticeProps {
  /** What was saved, another object for each save; undefined for nothing. */
  readonly saved: object | undefined;
  /** Its names are isolated. Such as 'Bruno is added and chosen. Tap Next to continue.' */
  readonly text: string;
}

/** A strip that says what was saved, to screen readers too. It goes with the next press. */
export function SavedNotice({ saved, text }: SavedNoticeProps) {
  const [hidden, setHidden] = useState<object>();
  const strip = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!saved) return undefined;
    // Waits one frame: a dialog that closes at the same time returns the focus first, and scrolls to it.
    const frame = requestAnimationFrame(() => bringIntoView(strip.current));
    const hide = () => setHidden(saved);
    document.addEventListener('click', hide);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('click', hide);
    };
  }, [saved]);
  const isShown = saved !== undefined && saved !== hidden;
  return (
    <p ref={strip} role="status" className={isShown ? styles.notice : 'visually-hidden'}>
      {isShown && (
        <>
          <svg aria-hidden="true" viewBox="0 0 20 20" width="20" height="20" className="line-drawing accented">
            <path d="m4 10.5 4 4 8-9" />
          </svg>
          <TextWithNames text={text} />
        </>
      )}
    </p>
  );
}
