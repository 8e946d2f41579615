import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const REM = 16;

/**
 * Whether an element has less room than this many rem. Measured before anything is painted, and
 * again whenever its width changes: the sidebar's folding counts as well as the window's.
 */
export function useNarrow<E extends HTMLElement>(
  belowRem: number,
): { readonly ref: RefObject<E | null>; readonly narrow: boolean } {
  const ref = useRef<E>(null);
  const [narrow, setNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setNarrow(element.clientWidth < belowRem * REM);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [belowRem]);
  return { ref, narrow };
}
