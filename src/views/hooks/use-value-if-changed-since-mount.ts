import { useState } from 'react';

/** The value, if it has changed since the component was mounted; undefined if it is still the first one. */
export function useValueIfChangedSinceMount<Value>(latest: Value | undefined): Value | undefined {
  const [before] = useState(latest);
  return latest === before ? undefined : latest;
}
