import { useLayoutEffect, useReducer, type ReactNode } from 'react';

/** Once the effects have run, before the browser paints. */
export function DrawnApp({ onDrawn, children }: { onDrawn: () => void; children: ReactNode }) {
  const [isDrawn, renderAgain] = useReducer(() => true, false);
  // A new state makes React run all effects, then render before the browser paints.
  useLayoutEffect(renderAgain, [renderAgain]);
  useLayoutEffect(() => {
    if (isDrawn) onDrawn();
  }, [isDrawn, onDrawn]);
  return children;
}
