import { useEffect, useEffectEvent } from 'react';

/** Calls back whenever somebody comes back to the window, or to its tab. */
export function useWindowFocus(onFocus: () => void): void {
  const heard = useEffectEvent(onFocus);
  useEffect(() => {
    const onVisibility = () => {
      if (document.visibilityState === 'visible') heard();
    };
    const onWindowFocus = () => heard();
    window.addEventListener('focus', onWindowFocus);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      window.removeEventListener('focus', onWindowFocus);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, []);
}
