import { useEffect } from 'react';

/** Closes what lies over all pages when the person goes back or forward: it belongs to the page before. */
export function useCloseOnBack(
  open: boolean | undefined,
  onOpenChange: ((open: boolean) => void) | undefined,
): void {
  useEffect(() => {
    if (!open || !onOpenChange) return;
    const close = () => onOpenChange(false);
    window.addEventListener('popstate', close);
    return () => window.removeEventListener('popstate', close);
  }, [open, onOpenChange]);
}
