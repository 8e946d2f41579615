import { useEffect, useState } from 'react';

/** Typing is over when no key came for so long. */
const PAUSE_MS = 200;

/** What was typed once typing has paused: what to ask a server for. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
