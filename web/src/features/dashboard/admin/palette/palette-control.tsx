import type { SessionUser } from '@slots/contracts/identity/auth';
import { SquareTerminal } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { IconButton } from '../../../../ui/button.tsx';

// Loaded by the first wish for it.
const loadPalette = () => import('./command-palette.tsx');
const CommandPalette = lazy(async () => ({ default: (await loadPalette()).CommandPalette }));

/** Windows that wait for an answer keep everything else away. */
const OPEN_WINDOW = '[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"]';

interface PaletteControlProps {
  readonly user: SessionUser;
  readonly onLogout: () => void;
}

/** The button of the command palette; Ctrl+K and Cmd+K do the same from anywhere in the portal. */
export function PaletteControl({ user, onLogout }: PaletteControlProps) {
  const [open, setOpen] = useState(false);
  // Once opened it stays mounted, and gives the focus back.
  const [wanted, setWanted] = useState(false);

  useEffect(() => {
    const shortcut = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      if (!open && document.querySelector(OPEN_WINDOW) !== null) return;
      setWanted(true);
      setOpen(!open);
    };
    document.addEventListener('keydown', shortcut);
    return () => document.removeEventListener('keydown', shortcut);
  }, [open]);

  return (
    <>
      <IconButton
        label="Command palette"
        title="Command palette (Ctrl+K)"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void loadPalette()}
        onFocus={() => void loadPalette()}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
      >
        <SquareTerminal aria-hidden />
      </IconButton>
      {wanted && (
        <Suspense fallback={null}>
          <CommandPalette user={user} open={open} onOpenChange={setOpen} onLogout={onLogout} />
        </Suspense>
      )}
    </>
  );
}
