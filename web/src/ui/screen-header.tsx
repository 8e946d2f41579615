import type { ReactNode } from 'react';
import { AdminHead } from '../head/admin-head.tsx';

interface ScreenHeaderProps {
  readonly title: string;
  /** Title of the browser's tab, where that is another. */
  readonly tab?: string;
  readonly subtitle?: ReactNode;
  /** Buttons at the end. */
  readonly children?: ReactNode;
}

/** Header of a portal screen, and the title of its tab. */
export function ScreenHeader({ title, tab = title, subtitle, children }: ScreenHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <AdminHead title={tab} />
      <div className="flex min-w-0 flex-col gap-2">
        <h1 className="text-title font-extrabold break-words">{title}</h1>
        {subtitle !== undefined && <p className="text-ink-muted">{subtitle}</p>}
      </div>
      {children !== undefined && <div className="flex flex-wrap gap-3">{children}</div>}
    </header>
  );
}
