import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { ExportLink } from './export-link.tsx';
import { formatCount } from './format.ts';
import type { RowSelection } from './use-row-selection.ts';

/** What the server takes in one call. */
const MOST_AT_ONCE = 500;

interface SelectedRowsBarProps {
  readonly selection: RowSelection;
  /** Where the chosen rows are to be had as a file. */
  readonly file: (ids: string) => string;
  /** What can be done with them; off until something is chosen, and while too much is. */
  readonly children: (off: boolean) => ReactNode;
}

/** How many rows are chosen and what can be done with them: stays in view while one chooses. */
export function SelectedRowsBar({ selection, file, children }: SelectedRowsBarProps) {
  const { ids, end } = selection;
  const tooMany = ids.size > MOST_AT_ONCE;
  const off = ids.size === 0 || tooMany;
  return (
    <section
      aria-label="Chosen rows"
      className="sticky top-18 z-20 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-surface p-2 pl-4 shadow-lifted"
    >
      <output className="mr-2 text-sm font-semibold tabular-nums">
        {ids.size === 0 ? 'Tick the rows you want' : `${formatCount(ids.size)} selected`}
      </output>
      {children(off)}
      {!off && (
        <ExportLink file={file([...ids].join(','))} label="Export selected" variant="secondary" />
      )}
      <Button variant="ghost" size="sm" className="ml-auto" onClick={end}>
        <X aria-hidden />
        Done
      </Button>
      {tooMany && (
        <p role="alert" className="w-full text-sm text-danger">
          {`At most ${MOST_AT_ONCE} can be changed at once.`}
        </p>
      )}
    </section>
  );
}
