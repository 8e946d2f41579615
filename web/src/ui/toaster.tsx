import { Toaster as Sonner } from 'sonner';
import { useTheme } from './theme.ts';

const TOAST_OPTIONS = {
  style: {
    background: 'var(--surface)',
    color: 'var(--ink)',
    borderColor: 'var(--line)',
    fontFamily: 'var(--font-sans)',
  },
};

/** Where short messages appear. Raise them with `toast` from sonner. One per layout. */
export function Toaster() {
  const { theme } = useTheme();
  return <Sonner theme={theme} position="bottom-right" closeButton toastOptions={TOAST_OPTIONS} />;
}
