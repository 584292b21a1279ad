import { useState } from 'react';

/** Returns the value if it has changed since the component was mounted, otherwise undefined. */
export function useValueIfChangedSinceMount<Value>(latest: Value | undefined): Value | undefined {
  const [before] = useState(latest);
  return latest === before ? undefined : latest;
}
