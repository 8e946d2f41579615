import type { SessionUser } from '@slots/contracts/identity/auth';
import { SquareTerminal } from 'lucide-react';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { toast } from 'sonner';
import { IconButton } from '../../../../ui/button.tsx';
import { isShortcut } from '../../../../ui/shortcut.ts';

// Loaded on first use.
const loadPalette = () => import('./command-palette.tsx');
const CommandPalette = lazy(async () => ({ default: (await loadPalette()).CommandPalette }));

/** Modal dialogs keep everything else away. */
const OPEN_WINDOW = '[role="dialog"][data-state="open"], [role="alertdialog"][data-state="open"]';

interface PaletteControlProps {
  readonly user: SessionUser;
  readonly onLogout: () => void;
}

/** The button of the command palette; Ctrl+K and Cmd+K do the same from anywhere in the portal. */
export function PaletteControl({ user, onLogout }: PaletteControlProps) {
  const [open, setOpen] = useState(false);
  // Stays mounted once opened, and returns the focus.
  const [wanted, setWanted] = useState(false);

  /** A chunk that fails to load must not take down the screen. */
  async function show(): Promise<void> {
    try {
      await loadPalette();
      setWanted(true);
      setOpen(true);
    } catch {
      toast.error('The command palette could not be loaded', {
        description: 'Please try again in a moment.',
      });
    }
  }

  const toggle = useEffectEvent(() => {
    if (open) setOpen(false);
    else if (document.querySelector(OPEN_WINDOW) === null) void show();
  });

  useEffect(() => {
    const shortcut = (event: KeyboardEvent) => {
      if (!isShortcut(event, 'k')) return;
      event.preventDefault();
      toggle();
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
        onClick={() => void show()}
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
