import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Kbd } from '../../../ui/kbd.tsx';
import { isShortcut } from '../../../ui/shortcut.ts';
import { useOnDemand } from '../../../ui/use-on-demand.ts';

// Loaded on first use: pages are read without it.
const loadDialog = () => import('./search-dialog.tsx');

/** The button of the search; Ctrl+K and Cmd+K do the same from anywhere. */
export function SearchControl() {
  const [open, setOpen] = useState(false);
  // Mounted from then on: its messages outlive it, and it returns the focus.
  const [SearchDialog, want] = useOnDemand(loadDialog, 'SearchDialog');

  useEffect(() => {
    const shortcut = (event: KeyboardEvent) => {
      if (!isShortcut(event, 'k')) return;
      event.preventDefault();
      // Modal dialogs keep everything else away.
      if (document.querySelector('dialog:modal') !== null) return;
      void want(() => setOpen((shown) => !shown));
    };
    document.addEventListener('keydown', shortcut);
    return () => document.removeEventListener('keydown', shortcut);
  }, [want]);

  return (
    <>
      <button
        type="button"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void want()}
        onFocus={() => void want()}
        onClick={() => void want(() => setOpen(true))}
        className="flex h-11 min-w-11 items-center justify-center gap-2 rounded-sm px-2 text-ink-muted hover:bg-sunken hover:text-ink"
      >
        <Search aria-hidden className="size-5" />
        <span aria-hidden className="hidden 2xl:inline-flex">
          <Kbd>Ctrl K</Kbd>
        </span>
      </button>
      {SearchDialog && <SearchDialog open={open} onOpenChange={setOpen} />}
    </>
  );
}
