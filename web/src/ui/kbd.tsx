import type { ReactNode } from 'react';

/** A keyboard key. */
export function Kbd({ children }: { readonly children: ReactNode }) {
  return (
    <kbd className="inline-flex h-6 min-w-6 items-center justify-center rounded-sm border border-line-strong bg-surface px-1.5 font-sans text-xs font-semibold text-ink-muted">
      {children}
    </kbd>
  );
}
