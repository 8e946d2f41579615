import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { formatCount } from '../../../ui/format.ts';
import type { NavGroup } from './navigation.ts';

/** Links under one word of the navigation. Closes on Escape, a click outside, and after choosing. */
export function NavDropdown({ group }: { readonly group: NavGroup }) {
  const { key } = useLocation();
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  // Open belongs to the page it was opened on: another page, and it is closed.
  const [openOn, setOpenOn] = useState<string>();
  const open = openOn === key;

  useEffect(() => {
    if (!open) return;
    const close = () => setOpenOn(undefined);
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      button.current?.focus();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);

  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpenOn(open ? undefined : key)}
        className="group flex h-10 items-center gap-1 rounded-sm px-3 text-[0.9375rem] font-semibold text-ink-muted hover:text-ink aria-expanded:text-ink"
      >
        {group.label}
        <ChevronDown
          aria-hidden
          className="size-4 transition-transform duration-150 group-aria-expanded:rotate-180"
        />
      </button>
      <div
        id={id}
        hidden={!open}
        className="absolute top-full left-0 z-40 mt-2 w-64 animate-rise rounded-md border border-line bg-surface p-1.5 shadow-floating"
      >
        <ul>
          {group.links.map(({ label, to, count }) => (
            <li key={to} className={count === undefined ? 'mt-1 border-t border-line pt-1' : ''}>
              <Link
                to={to}
                className="flex min-h-10 items-center justify-between gap-3 rounded-sm px-3 text-[0.9375rem] font-medium hover:bg-tint hover:text-on-tint"
              >
                {label}
                {count !== undefined && (
                  <span className="text-xs text-ink-faint tabular-nums">{formatCount(count)}</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
