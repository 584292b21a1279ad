import { useEffect, useRef, useState } from 'react';
import { Illustration } from './icons/drawing';
import { bringIntoView } from './motion/bring-into-view';
import styles from './saved-notice.module.css';

interface SavedNoticeProps {
  /** Another object for each save. */
  readonly saved: object | undefined;
  readonly name: string | undefined;
  /** Until the next press. */
  readonly next: string;
}

/** The next press shortens it, but keeps its height, so that nothing moves under a pointer. */
export function SavedNotice({ saved, name, next }: SavedNoticeProps) {
  const [old, setOld] = useState<object>();
  const strip = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!saved) return undefined;
    // A dialog that closes at the same time returns the focus first, and scrolls to it.
    const frame = requestAnimationFrame(() => bringIntoView(strip.current));
    const shorten = () => setOld(saved);
    document.addEventListener('click', shorten);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('click', shorten);
    };
  }, [saved]);
  const isOld = saved === old;
  return (
    // A shortened strip is not read out again.
    <p ref={strip} role={saved && isOld ? undefined : 'status'} className={saved ? styles.notice : 'visually-hidden'}>
      {saved && (
        <>
          <Illustration drawing={{ size: 20, lines: 'm4 10.5 4 4 8-9' }} className="accented" />
          <span>
            <bdi>{name}</bdi> is added
            <span data-gone={isOld ? next : undefined}>{!isOld && next}</span>
          </span>
        </>
      )}
    </p>
  );
}
