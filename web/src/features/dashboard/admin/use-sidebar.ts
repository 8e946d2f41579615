import { useEffect, useState } from 'react';
import { isShortcut } from '../../../ui/shortcut.ts';

const COOKIE_SECONDS = 7 * 24 * 60 * 60;
const TOGGLE_KEY = 'b';
/** Under 640 px the sidebar is a panel that slides in. */
const PHONE = '(width < 40rem)';

/** Over https bound to this host and to TLS, as all cookies are. */
function cookie(): { readonly name: string; readonly attributes: string } {
  return window.location.protocol === 'https:'
    ? { name: '__Host-sidebar_state', attributes: '; Secure' }
    : { name: 'sidebar_state', attributes: '' };
}

function rememberedAsCollapsed(): boolean {
  return document.cookie.split('; ').includes(`${cookie().name}=false`);
}

function remember(expanded: boolean): void {
  const { name, attributes } = cookie();
  document.cookie = `${name}=${expanded}; Path=/; Max-Age=${COOKIE_SECONDS}; SameSite=Lax${attributes}`;
}

/** The sidebar's state, toggled by Ctrl+B or Cmd+B too. Browser only: it reads a cookie. */
export function useSidebar() {
  /** Beside the page: whole, or icons alone. Remembered for 7 days. */
  const [expanded, setExpanded] = useState(() => !rememberedAsCollapsed());
  /** On a phone: true while the panel is open. Never remembered. */
  const [panelOpen, setPanelOpen] = useState(false);

  /** Expands or collapses; on a phone opens or closes. */
  function toggle(): void {
    if (window.matchMedia(PHONE).matches) {
      setPanelOpen(!panelOpen);
      return;
    }
    remember(!expanded);
    setExpanded(!expanded);
  }

  useEffect(() => {
    const phone = window.matchMedia(PHONE);
    const close = (): void => setPanelOpen(false);
    phone.addEventListener('change', close);
    return () => phone.removeEventListener('change', close);
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      // Prevented where an editor has made text bold by it.
      if (!isShortcut(event, TOGGLE_KEY) || event.defaultPrevented) return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });

  return { expanded, panelOpen, toggle, setPanelOpen };
}
