import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

const REM = 16;

/**
 * True while an element is narrower than this many rem. Measured before paint, and again whenever its width
 * changes: by the sidebar's folding as well as the window's.
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
