import type { SessionUser } from '@slots/contracts/identity/auth';
import { SquareTerminal } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../../../ui/button.tsx';
import { isShortcut } from '../../../../ui/shortcut.ts';
import { CommandPalette } from './command-palette.tsx';

/** Modal dialogs keep everything else away. */
const OPEN_WINDOW = '[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"]';

interface PaletteControlProps {
  readonly user: SessionUser;
  readonly onLogout: () => void;
}

/** The button of the command palette; Ctrl+K and Cmd+K do the same from anywhere in the portal. */
export function PaletteControl({ user, onLogout }: PaletteControlProps) {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    const shortcut = (event: KeyboardEvent) => {
      if (!isShortcut(event, 'k')) return;
      event.preventDefault();
      const isFree = document.querySelector(OPEN_WINDOW) === null;
      setOpen((shown) => !shown && isFree);
    };
    document.addEventListener('keydown', shortcut);
    return () => document.removeEventListener('keydown', shortcut);
  }, []);

  return (
    <>
      <IconButton
        label="Command palette"
        title="Command palette (Ctrl+K)"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <SquareTerminal aria-hidden />
      </IconButton>
      <CommandPalette user={user} open={open} onOpenChange={setOpen} onLogout={onLogout} />
    </>
  );
}
