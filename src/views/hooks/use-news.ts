import { useState } from 'react';

/** The latest value, if it has come since the component was mounted; else undefined. */
export function useNews<Value>(latest: Value | undefined): Value | undefined {
  const [before] = useState(latest);
  return latest === before ? undefined : latest;
}
