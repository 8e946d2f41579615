import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Kbd } from '../../../ui/kbd.tsx';

// Loaded on first use: pages are read without it.
const loadDialog = () => import('./search-dialog.tsx');
const SearchDialog = lazy(async () => ({ default: (await loadDialog()).SearchDialog }));

/** The button of the search; Ctrl+K and Cmd+K do the same from anywhere. */
export function SearchControl() {
  const [open, setOpen] = useState(false);
  // Stays mounted once opened: its messages outlive it, and it returns the focus.
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    const shortcut = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      // Modal dialogs keep everything else away.
      if (document.querySelector('dialog:modal') !== null) return;
      setWanted(true);
      setOpen((shown) => !shown);
    };
    document.addEventListener('keydown', shortcut);
    return () => document.removeEventListener('keydown', shortcut);
  }, []);

  return (
    <>
      <button
        type="button"
        aria-label="Search"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        className="flex h-11 min-w-11 items-center justify-center gap-2 rounded-sm px-2 text-ink-muted hover:bg-sunken hover:text-ink"
      >
        <Search aria-hidden className="size-5" />
        <span aria-hidden className="hidden 2xl:inline-flex">
          <Kbd>Ctrl K</Kbd>
        </span>
      </button>
      {wanted && (
        <Suspense fallback={null}>
          <SearchDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
