import { Menu } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../ui/button.tsx';
import { useOnDemand } from '../../../ui/use-on-demand.ts';
import type { NavItem } from './navigation.ts';

// Loaded just before its first use: most pages are read without the menu.
const loadPanel = () => import('./mobile-menu-panel.tsx');

/** The navigation on narrow screens: a button, and a panel that slides in. */
export function MobileMenu({ items }: { readonly items: readonly NavItem[] }) {
  const [open, setOpen] = useState(false);
  // Mounted from then on, so that it can slide out and return the focus.
  const [Panel, want] = useOnDemand(loadPanel, 'MobileMenuPanel');
  return (
    <>
      <IconButton
        label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        className="-mr-2 lg:hidden"
        onPointerEnter={() => void want()}
        onFocus={() => void want()}
        onClick={() => void want(() => setOpen(true))}
      >
        <Menu aria-hidden className="size-6!" />
      </IconButton>
      {Panel && <Panel items={items} open={open} onOpenChange={setOpen} />}
    </>
  );
}
