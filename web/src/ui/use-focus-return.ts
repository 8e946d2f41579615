import { useRef } from 'react';

/** Handlers of a dialog's content that give the focus back: without a trigger of its own, the primitive loses it. */
export function useFocusReturn() {
  const cameFrom = useRef<Element>(null);
  return {
    onOpenAutoFocus(): void {
      const active = document.activeElement;
      // A menu is gone when the dialog closes; the button that names it stays.
      const button = active?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
      cameFrom.current = (button && document.getElementById(button)) || active;
    },
    onCloseAutoFocus(event: Event): void {
      event.preventDefault();
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    },
  };
}
