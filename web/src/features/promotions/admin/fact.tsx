import type { ReactNode } from 'react';

interface FactProps {
  readonly name: string;
  /** Takes a whole row. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A fact of a promotion. */
export function Fact({ name, wide = false, children }: FactProps) {
  return (
    <div className={wide ? 'col-span-2 min-w-0' : 'min-w-0'}>
      <dt className="text-sm text-ink-muted">{name}</dt>
      <dd className="text-[0.9375rem] break-words">
        {children ?? <span className="text-ink-faint">Not specified</span>}
      </dd>
    </div>
  );
}
