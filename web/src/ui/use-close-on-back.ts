import { useEffect, useEffectEvent } from 'react';

/**
 * Closes what lies over all pages when the person goes back or forward: it belongs to the page before.
 * The listener stays the same while it is open: the router shows a known page within the event, and a listener that
 * this replaced would not hear of it.
 */
export function useCloseOnBack(
  open: boolean | undefined,
  onOpenChange: ((open: boolean) => void) | undefined,
): void {
  const close = useEffectEvent(() => onOpenChange?.(false));
  useEffect(() => {
    if (!open) return;
    const heard = () => close();
    window.addEventListener('popstate', heard);
    return () => window.removeEventListener('popstate', heard);
  }, [open]);
}
