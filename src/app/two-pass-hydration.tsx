import { useCallback, useLayoutEffect, useState, type ReactNode } from 'react';

interface TwoPassHydrationProps {
  /** Called when React has hydrated the prerendered page unchanged, before the effects of `children` run. */
  readonly onTakeOver: () => void;
  /** Called when the page shows the changes of `onTakeOver`, before the browser paints. */
  readonly onReady: () => void;
  readonly children: ReactNode;
}

/** Hydrates a prerendered page. React renders twice before the browser paints: first the page as prerendered, then with stored data. */
export function TwoPassHydration({ onTakeOver, onReady, children }: TwoPassHydrationProps) {
  const [isTakenOver, setTakenOver] = useState(false);
  const takeOver = useCallback(() => {
    onTakeOver();
    // React renders state that is set in a layout effect before the browser paints, and the changed stores with it.
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

/** Calls `onLayout` in a layout effect. It is the first child, because React runs the layout effects of siblings in their order. */
function FirstLayout({ onLayout }: { onLayout: () => void }) {
  useLayoutEffect(onLayout, [onLayout]);
  return null;
}
