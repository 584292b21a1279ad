import { useState } from 'react';

export function useValueIfChangedSinceMount<Value>(latest: Value | undefined): Value | undefined {
  const [before] = useState(latest);
  return latest === before ? undefined : latest;
}
