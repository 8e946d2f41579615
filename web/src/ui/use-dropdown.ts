import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

interface Dropdown {
  readonly open: boolean;
  readonly toggle: () => void;
  /** Closes it and gives the focus back to its button. */
  readonly dismiss: () => void;
  /** Around the button and what it opens. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly button: RefObject<HTMLButtonElement | null>;
}

/** Something that a button opens below itself. Closes on Escape, a click outside, and on another page. */
export function useDropdown(): Dropdown {
  const { key } = useLocation();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Open belongs to the page it was opened on: another page, and it is closed.
  const [openOn, setOpenOn] = useState<string>();
  const open = openOn === key;

  const dismiss = useCallback(() => {
    setOpenOn(undefined);
    button.current?.focus();
  }, []);

  useEffect(() => {
    if (!open) return;
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpenOn(undefined);
    };
    const escape = ({ key: pressed }: KeyboardEvent) => {
      if (pressed === 'Escape') dismiss();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [open, dismiss]);

  return { open, toggle: () => setOpenOn(open ? undefined : key), dismiss, root, button };
}
