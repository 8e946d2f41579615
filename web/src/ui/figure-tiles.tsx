import type { ReactNode } from 'react';

interface Figure {
  readonly label: string;
  readonly value: string;
  /** Beside it, in smaller type. */
  readonly note?: ReactNode;
}

/** Figures side by side, each with its name. A figure never breaks: its tile takes the room that it needs. */
export function FigureTiles({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <dl className="flex flex-wrap gap-4">
      {figures.map(({ label, value, note }) => (
        <div
          key={label}
          className="grow basis-[calc(50%-0.5rem)] rounded-lg border border-line bg-surface p-4 shadow-raised @3xl:max-w-80 @3xl:min-w-min @3xl:basis-52"
        >
          <dt className="text-sm text-ink-muted">{label}</dt>
          <dd className="mt-1 flex flex-wrap items-baseline gap-x-1.5 text-heading font-bold tabular-nums">
            <span className="whitespace-nowrap">{value}</span>
            {note !== undefined && (
              <span className="text-sm font-normal text-ink-muted">{note}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
