import { useEffect, useRef } from 'react';

/** Tells whether the caller is still mounted: a late answer must not act on the screen that the person went on to. */
export function useIsHere(): () => boolean {
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return () => isHere.current;
}
