import { useCallback, useLayoutEffect, useState, type ReactNode } from 'react';

interface HydrationProps {
  /** Called once React runs the prerendered page, before it changes anything and before the effects of `children`. */
  readonly onTakeOver: () => void;
  /** Called when the page shows what `onTakeOver` changed. The browser has painted nothing in between. */
  readonly onReady: () => void;
  readonly children: ReactNode;
}

/** The app on a prerendered page. It renders twice before the browser paints: as the page was drawn, then with what was stored. */
export function Hydration({ onTakeOver, onReady, children }: HydrationProps) {
  const [isTakenOver, setTakenOver] = useState(false);
  const takeOver = useCallback(() => {
    onTakeOver();
    // State set in a layout effect makes React also render the changed stores before the browser paints.
    setTakenOver(true);
  }, [onTakeOver]);
  useLayoutEffect(() => {
    if (isTakenOver) onReady();
  }, [isTakenOver, onReady]);
  return (
    <>
      <FirstLayout onLayout={takeOver} />
      {children}
    </>
  );
}

/** Calls `onLayout` once. It stands first, because React runs the layout effects in the order of the page. */
function FirstLayout({ onLayout }: { onLayout: () => void }) {
  useLayoutEffect(onLayout, [onLayout]);
  return null;
}
