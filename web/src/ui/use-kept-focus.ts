import { useEffect } from 'react';

const isUsable = (element: HTMLElement) => element.isConnected && !element.matches(':disabled');

/**
 * Keeps the place of people without a mouse. When the focused element leaves the page, such as the button of a deleted
 * row, or is disabled, such as the way to the next page on the last one, the focus goes to the nearest of its parents
 * that stay, from where Tab goes on. It comes back with the element, unless the person has gone on to another one.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    /** The element that had the focus last, and all that it was in. */
    let path: readonly EventTarget[] = [];
    /** Where the focus waits for the element; the body while the element is at work itself. */
    let place: HTMLElement | undefined;

    const remember = (event: FocusEvent) => {
      if (event.target === place) return;
      path = event.composedPath();
      place = undefined;
    };
    const observer = new MutationObserver(() => {
      const [focused] = path;
      if (!(focused instanceof HTMLElement)) return;
      const { activeElement: active, body } = document;
      if (isUsable(focused)) {
        if (place && (active === place || active === body)) focused.focus({ preventScroll: true });
        place = undefined;
        return;
      }
      // A browser may let go of a disabled element later.
      if (active !== body && active !== focused) return;
      const isAtWork = focused.isConnected && focused.getAttribute('aria-busy') === 'true';
      const parents = isAtWork ? [] : path.filter((parent) => parent instanceof HTMLElement);
      place = parents.find((parent) => isUsable(parent) && body.contains(parent)) ?? body;
      if (place === body) return;
      if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
      place.focus({ preventScroll: true });
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'aria-busy'],
    });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, []);
}
