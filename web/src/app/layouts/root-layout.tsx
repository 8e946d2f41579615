import { useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';

/** Id of every layout's main element: target of the skip link and of navigation. */
export const MAIN_ID = 'main';

/**
 * Single-page navigation for screen readers and keyboards: the focus goes to the new page, and its title is
 * announced.
 */
function useArrival() {
  const { pathname } = useLocation();
  const announced = useRef<HTMLParagraphElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(MAIN_ID)?.focus({ preventScroll: true });
    // The title is set in the same commit, before effects.
    if (announced.current) announced.current.textContent = document.title;
  }, [pathname]);
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
