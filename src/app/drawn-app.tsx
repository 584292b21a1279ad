import { useLayoutEffect, useReducer, type ReactNode } from 'react';

/** Calls `onDrawn` once the app is in the document and its effects have run, before the browser paints. */
export function DrawnApp({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  const [isDrawn, renderAgain] = useReducer(() => true, false);
  // A new state from a layout effect makes React run all effects and then render again, before the browser paints.
  useLayoutEffect(renderAgain, [renderAgain]);
  useLayoutEffect(() => {
    if (isDrawn) onDrawn();
  }, [isDrawn, onDrawn]);
  return children;
}
