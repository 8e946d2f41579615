import { type RefObject, useEffect } from 'react';

/**
 * Keeps the place of people without a mouse: when the focused element leaves the screen, such as the button of a
 * deleted row, the focus goes to the nearest of its parents that stay, from where Tab goes on.
 */
export function useFocusAfterRemoval(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const screen = root.current;
    if (screen === null) return;
    /** The element that had the focus last, and all that it was in. */
    let path: readonly EventTarget[] = [];

    const remember = (event: FocusEvent) => {
      path = event.composedPath();
    };
    const observer = new MutationObserver(() => {
      const [focused] = path;
      if (!(focused instanceof HTMLElement) || focused.isConnected) return;
      if (document.activeElement !== document.body) return;
      const place = path.find((parent) => parent instanceof HTMLElement && screen.contains(parent));
      path = [];
      if (!(place instanceof HTMLElement)) return;
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
    });
    screen.addEventListener('focusin', remember);
    observer.observe(screen, { childList: true, subtree: true });
    return () => {
      screen.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [root]);
}
