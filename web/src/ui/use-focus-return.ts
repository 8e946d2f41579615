import { useRef } from 'react';

/** Handlers of a dialog's content that give the focus back: without a trigger of its own, the primitive loses it. */
export function useFocusReturn() {
  const cameFrom = useRef<Element>(null);
  return {
    onOpenAutoFocus(): void {
      cameFrom.current = document.activeElement;
    },
    onCloseAutoFocus(event: Event): void {
      event.preventDefault();
      if (cameFrom.current instanceof HTMLElement) cameFrom.current.focus();
    },
  };
}
