import { useCallback, useLayoutEffect, useState, type ReactNode } from 'react';

interface TwoPassHydrationProps {
  /** Called when React has hydrated the page as prerendered, before the effects of `children` run. */
  readonly onTakeOver: () => void;
  /** Called after the second render, which shows the changes that `onTakeOver` made, before the browser paints. */
  readonly onReady: () => void;
  readonly children: ReactNode;
}

/** Hydrates a prerendered page. React renders twice before the browser paints: first the page as prerendered, then with stored data. */
export function TwoPassHydration({ onTakeOver, onReady, children }: TwoPassHydrationProps) {
  const [isTakenOver, setTakenOver] = useState(false);
  const takeOver = useCallback(() => {
    onTakeOver();
    // This runs in a layout effect, so React renders again before the browser paints. That render also shows the changed stores.
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

/** Calls `onLayout` in a layout effect. React runs the layout effects of siblings in order, so that of the first child runs first. */
function FirstLayout({ onLayout }: { onLayout: () => void }) {
  useLayoutEffect(onLayout, [onLayout]);
  return null;
}
