import { X } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useConfig } from '../../../config/config-context.ts';
import { focusMain } from '../../../ui/main-part.ts';

const HIDDEN_AFTER_PX = 100;

function subscribe(listener: () => void): () => void {
  window.addEventListener('scroll', listener, { passive: true });
  return () => window.removeEventListener('scroll', listener);
}

/** Explains how the site earns its money. It keeps its space when scrolling hides it, so that nothing below jumps. */
export function DisclosureBanner() {
  const { disclosure } = useConfig();
  const [dismissed, setDismissed] = useState(false);
  const scrolled = useSyncExternalStore(
    subscribe,
    () => window.scrollY > HIDDEN_AFTER_PX,
    () => false,
  );
  if (dismissed) return null;

  function dismiss(): void {
    setDismissed(true);
    focusMain();
  }

  return (
    <aside
      aria-label="Affiliate disclosure"
      className={scrolled ? 'invisible bg-tint' : 'bg-tint text-on-tint'}
    >
      <div className="container-page flex items-center gap-3 py-1.5">
        <p className="flex-1 text-[0.8125rem] leading-snug">
          {`We may earn a commission from casinos that we link to. ${disclosure}`}
        </p>
        <button
          type="button"
          aria-label="Dismiss the affiliate disclosure"
          onClick={dismiss}
          className="-mr-2 grid size-9 shrink-0 place-items-center rounded-sm hover:bg-current/10"
        >
          <X aria-hidden className="size-4" />
        </button>
      </div>
    </aside>
  );
}
