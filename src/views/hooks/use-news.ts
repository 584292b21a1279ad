import { useState } from 'react';

/** What has come since the component was shown; undefined while it is what was there already. */
export function useNews<Value>(latest: Value | undefined): Value | undefined {
  const [before] = useState(latest);
  return latest === before ? undefined : latest;
}
