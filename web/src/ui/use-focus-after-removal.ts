import { type RefObject, useEffect } from 'react';

/**
 * Keeps the place of people without a mouse: when the focused element leaves the screen, such as the button of a
 * deleted row, the focus goes to the nearest of its parents that stay, from where Tab goes on.
 */
export function useFocusAfterRemoval(root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const screen = root.current;
    if (screen === null) return;
    let focused: HTMLElement | undefined;
    let parents: readonly HTMLElement[] = [];

    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      focused = target;
      parents = parentsWithin(screen, target);
    };
    const observer = new MutationObserver(() => {
      if (!focused || focused.isConnected || document.activeElement !== document.body) return;
      const place = parents.find((parent) => parent.isConnected) ?? screen;
      focused = undefined;
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

/** The parents of an element, nearest first; the root is the last. */
function parentsWithin(root: HTMLElement, element: HTMLElement): HTMLElement[] {
  const parents: HTMLElement[] = [];
  for (let at = element.parentElement; at && root.contains(at); at = at.parentElement) {
    parents.push(at);
  }
  return parents;
}
