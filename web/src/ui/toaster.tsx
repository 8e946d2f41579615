import { Toaster as Sonner } from 'sonner';
import { useTheme } from './theme.ts';

const TOAST_OPTIONS = {
  // The library's own buttons are too small for a finger.
  classNames: {
    closeButton: 'size-6! after:absolute after:-inset-2.5',
    actionButton: 'h-9! bg-primary! px-3.5! text-sm! text-on-primary!',
    description: 'text-inherit!',
    error: 'border-danger! bg-danger-tint! text-on-danger-tint!',
  },
  style: {
    background: 'var(--surface)',
    color: 'var(--ink)',
    borderColor: 'var(--line)',
    fontFamily: 'var(--font-sans)',
  },
};

/** Container of toasts. Raise them with `toast` from sonner. One per layout. */
export function Toaster() {
  const { choice } = useTheme();
  return (
    <Sonner
      theme={choice}
      position="bottom-right"
      closeButton
      toastOptions={TOAST_OPTIONS}
      // A modal dialog takes the pointer from all around it.
      className="pointer-events-auto"
    />
  );
}
