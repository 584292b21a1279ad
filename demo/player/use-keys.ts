import { useEffect, useEffectEvent } from 'react';

/** Calls a listener for each key press on the player's page. */
export function useKeys(onKey: (event: KeyboardEvent) => unknown): void {
  const hear = useEffectEvent((event: KeyboardEvent) => void onKey(event));
  useEffect(() => {
    const end = new AbortController();
    document.addEventListener('keydown', (event) => hear(event), { signal: end.signal });
    return () => end.abort();
  }, []);
}
