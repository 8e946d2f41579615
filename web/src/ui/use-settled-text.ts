import { useEffect, useRef, useState } from 'react';

/** Typing has paused. */
const PAUSE_MS = 300;

/** Debounced text of a box. When `settled` changes from outside, by going back or by a link, the box follows. */
export function useSettledText(settled: string, onSettle: (text: string) => void) {
  const [typed, setTyped] = useState(settled);
  const told = useRef(settled);

  useEffect(() => {
    if (told.current === settled) return;
    told.current = settled;
    setTyped(settled);
  }, [settled]);

  useEffect(() => {
    const timer = setTimeout(() => tell(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  });

  function tell(text: string): void {
    const trimmed = text.trim();
    if (trimmed === told.current) return;
    told.current = trimmed;
    onSettle(trimmed);
  }

  return {
    typed,
    type: setTyped,
    /** Settles without the pause: at Enter. */
    settle: () => tell(typed),
  };
}
