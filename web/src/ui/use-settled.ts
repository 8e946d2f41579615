import { useEffect, useState } from 'react';

/** Typing has paused after this long without a key. */
const PAUSE_MS = 200;

/** Debounced text: changes once typing has paused. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
