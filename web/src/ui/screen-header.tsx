import type { ReactNode } from 'react';

interface ScreenHeaderProps {
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** Buttons at the end. */
  readonly children?: ReactNode;
}

/** Header of a portal screen. */
export function ScreenHeader({ title, subtitle, children }: ScreenHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="flex min-w-0 flex-col gap-2">
        <h1 className="text-title font-extrabold break-words">{title}</h1>
        {subtitle !== undefined && <p className="text-ink-muted">{subtitle}</p>}
      </div>
      {children !== undefined && <div className="flex flex-wrap gap-3">{children}</div>}
    </header>
  );
}
