import { type RefObject, useEffect, useState } from 'react';

/** Keeps the focus and assistive technology inside `box`: all siblings of it and its ancestors are inert. */
function keepInside(box: Element): () => void {
  const made: Element[] = [];
  for (let inner = box; inner !== document.body; ) {
    const { parentElement } = inner;
    if (!parentElement) break;
    for (const sibling of parentElement.children) {
      if (sibling === inner || sibling.hasAttribute('inert')) continue;
      sibling.toggleAttribute('inert', true);
      made.push(sibling);
    }
    inner = parentElement;
  }
  return () => {
    for (const element of made) element.removeAttribute('inert');
  };
}

/**
 * State of an element that can fill the window like a modal window: nothing else can be reached or scrolled, and
 * Escape ends it. Its classes decide how it fills the window.
 */
export function useFilledWindow(
  box: RefObject<Element | null>,
): readonly [fills: boolean, setFills: (fills: boolean) => void] {
  const [fills, setFills] = useState(false);

  useEffect(() => {
    if (!fills || !box.current) return undefined;
    const giveBack = keepInside(box.current);
    const { style } = document.documentElement;
    const before = style.overflow;
    style.overflow = 'hidden';
    const escape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setFills(false);
    };
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('keydown', escape);
      style.overflow = before;
      giveBack();
    };
  }, [fills, box]);

  return [fills, setFills];
}
