import { useEffect, useState } from 'react';

/** The text, one frame late: screen readers announce a status only when its text changes. */
export function useLateText(text: string): string {
  const [late, setLate] = useState('');
  useEffect(() => {
    const frame = requestAnimationFrame(() => setLate(text));
    return () => cancelAnimationFrame(frame);
  }, [text]);
  return late;
}
