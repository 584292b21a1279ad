import { useEffect, useEffectEvent } from 'react';

export function useKeys(onKey: (event: KeyboardEvent) => unknown, presenter?: Window): void {
  const hear = useEffectEvent((event: KeyboardEvent) => void onKey(event));
  useEffect(() => {
    const end = new AbortController();
    for (const page of [document, presenter?.document])
      page?.addEventListener('keydown', (event) => hear(event), { signal: end.signal });
    return () => end.abort();
  }, [presenter]);
}
