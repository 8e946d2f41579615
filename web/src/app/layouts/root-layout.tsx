import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';
import { focusMain, MAIN_ID } from '../../ui/main-part.ts';
import { NEW_PART } from '../../ui/new-part.ts';

/**
 * Single-page navigation for screen readers and keyboards: the focus goes to the new page, or to the new part of a
 * list, and its title is announced.
 */
function useArrival() {
  const location = useLocation();
  const announced = useRef<HTMLParagraphElement>(null);
  const shown = useRef(location);
  useEffect(() => {
    const { key, pathname } = shown.current;
    shown.current = location;
    const isNewPart = location.key !== key && location.state === NEW_PART;
    if (location.pathname === pathname && !isNewPart) return;
    focusMain();
    const announce = () => {
      const { current } = announced;
      if (current && current.textContent !== document.title) current.textContent = document.title;
    };
    announce();
    // A page that still loads has its own title later.
    const titles = new MutationObserver(announce);
    titles.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => titles.disconnect();
  }, [location]);
  return announced;
}

/** Layout shared by all pages of both sides. */
export function RootLayout() {
  const announced = useArrival();
  const { state } = useNavigation();
  return (
    // entry-server takes this element as the body's start: it has to be the first one.
    <div className="contents">
      <a
        href={`#${MAIN_ID}`}
        className="fixed top-2 left-2 z-60 -translate-y-20 rounded-md bg-primary px-4 py-2.5 font-semibold text-on-primary focus:translate-y-0"
      >
        Skip to content
      </a>
      <div
        aria-hidden
        data-busy={state !== 'idle'}
        className="fixed inset-x-0 top-0 z-60 h-0.5 origin-left scale-x-0 bg-accent opacity-0 transition-[scale,opacity] duration-500 ease-out data-[busy=true]:scale-x-75 data-[busy=true]:opacity-100"
      />
      <Outlet />

      <p ref={announced} aria-live="polite" className="sr-only" />

      <ScrollRestoration />
    </div>
  );
}
