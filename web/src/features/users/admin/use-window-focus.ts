import { useEffect, useEffectEvent } from 'react';

/** Calls back when the window, or its tab, regains the focus. */
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
