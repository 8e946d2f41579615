import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

interface Dropdown {
  readonly open: boolean;
  readonly toggle: () => void;
  /** Closes it and returns the focus to its button. */
  readonly dismiss: () => void;
  /** Around the button and its dropdown. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** A dropdown. Closes on Escape, on a click outside, in a frame too, and on navigation. */
export function useDropdown(): Dropdown {
  const { key } = useLocation();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Open belongs to its page: navigation closes it.
  const [openOn, setOpenOn] = useState<string>();
  // For good, since the way back to a page has its key again.
  if (openOn !== undefined && openOn !== key) setOpenOn(undefined);
  const open = openOn === key;

  const dismiss = useCallback(() => {
    setOpenOn(undefined);
    button.current?.focus();
  }, []);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (target: unknown) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpenOn(undefined);
    };
    const outside = ({ target }: Event) => closeOutside(target);
    // A frame's clicks stay in it; it takes the focus, in Firefox a moment after the window has lost it.
    const blur = () => setTimeout(() => closeOutside(document.activeElement));
    const escape = ({ key: pressed }: KeyboardEvent) => {
      if (pressed === 'Escape') dismiss();
    };
    const listening = new AbortController();
    document.addEventListener('pointerdown', outside, listening);
    document.addEventListener('focusin', outside, listening);
    document.addEventListener('keydown', escape, listening);
    window.addEventListener('blur', blur, listening);
    return () => listening.abort();
  }, [open, dismiss]);

  return { open, toggle: () => setOpenOn(open ? undefined : key), dismiss, root, button };
}
