import type { ReactNode } from 'react';

interface Figure {
  readonly label: string;
  readonly value: string;
  /** Beside it, in smaller type. */
  readonly note?: ReactNode;
}

/** Figures side by side, each with its name. */
export function FigureTiles({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className="grid grid-cols-2 gap-4 @3xl:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))] @max-3xl:[&>:last-child:nth-child(odd)]:col-span-2">
      {figures.map(({ label, value, note }) => (
        <div key={label} className="rounded-lg border border-line bg-surface p-4 shadow-raised">
          <dt className="text-sm text-ink-muted">{label}</dt>
          <dd className="mt-1 flex flex-wrap items-baseline gap-x-1.5 text-heading font-bold wrap-anywhere tabular-nums">
            {value}
            {note !== undefined && (
              <span className="text-sm font-normal text-ink-muted">{note}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
