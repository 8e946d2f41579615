import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { CountryFlag } from '../../../ui/country-flag.tsx';
import { formatCount } from '../../../ui/format.ts';
import { useDropdown } from '../../../ui/use-dropdown.ts';
import type { NavGroup } from './navigation.ts';

/** Links under one item of the navigation. */
export function NavDropdown({ group }: { readonly group: NavGroup }) {
  const id = useId();
  const { open, toggle, root, button } = useDropdown();
  const last = group.links.length - 1;
  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
        className="group flex h-10 items-center gap-1 rounded-sm px-2.5 text-[0.9375rem] font-semibold whitespace-nowrap text-ink-muted hover:text-ink aria-expanded:text-ink xl:px-3"
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
        className="absolute top-full left-0 z-40 mt-2 w-64 below-header floating-panel p-1.5"
      >
        <ul>
          {group.links.map(({ label, to, count, flag }, index) => (
            <li key={to} className={index === last ? 'mt-1 border-t border-line pt-1' : ''}>
              <Link
                to={to}
                className="flex min-h-10 items-center gap-3 rounded-sm px-3 text-[0.9375rem] font-medium hover:bg-tint hover:text-on-tint"
              >
                {flag !== undefined && <CountryFlag code={flag} />}
                <span className="flex-1">{label}</span>
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
