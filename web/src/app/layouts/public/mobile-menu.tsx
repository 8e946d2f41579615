import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import type { NavItem } from './navigation.ts';

// Loaded just before its first use: most pages are read without the menu.
const loadPanel = () => import('./mobile-menu-panel.tsx');
const Panel = lazy(async () => ({ default: (await loadPanel()).MobileMenuPanel }));

/** The navigation on narrow screens: a button, and a panel that slides in. */
export function MobileMenu({ items }: { readonly items: readonly NavItem[] }) {
  const [open, setOpen] = useState(false);
  // Stays mounted once opened, so that it can slide out and return the focus.
  const [wanted, setWanted] = useState(false);
  return (
    <>
      <IconButton
        label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        className="-mr-2 lg:hidden"
        onPointerEnter={() => void loadPanel()}
        onFocus={() => void loadPanel()}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <Menu aria-hidden className="size-6!" />
      </IconButton>
      {wanted && (
        <Suspense fallback={null}>
          <Panel items={items} open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
