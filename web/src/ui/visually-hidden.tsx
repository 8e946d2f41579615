import type { ReactNode } from 'react';

/** Text for screen readers alone. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className="sr-only">{children}</span>;
}
