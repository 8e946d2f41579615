import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ImportPlanDialog } from './import-plan-dialog.tsx';

/** The server's limit per request. */
const MAX_BATCH_SIZE = 1_000;

interface SelectionBarProps {
  readonly ids: ReadonlySet<number>;
  readonly importing: boolean;
  readonly onImport: (gameIds: readonly number[]) => void;
  readonly onClear: () => void;
}

/** Number of selected games, and their actions beside importing. */
export function SelectionBar({ ids, importing, onImport, onClear }: SelectionBarProps) {
  const [asking, setAsking] = useState<readonly number[]>();
  const tooMany = ids.size > MAX_BATCH_SIZE;
  return (
    <>
      {ids.size > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <output className="font-semibold tabular-nums">{ids.size} selected</output>
          <Button
            variant="link"
            size="sm"
            className="min-h-6"
            disabled={tooMany}
            onClick={() => setAsking([...ids])}
          >
            Preview import
          </Button>
          <Button variant="link" size="sm" className="min-h-6" onClick={onClear}>
            Clear selection
          </Button>
          {tooMany && <p className="text-danger">At most 1,000 games can be imported at once.</p>}
        </div>
      )}
      {asking && (
        <ImportPlanDialog
          title="Preview import"
          wanted={{ gameIds: asking }}
          importing={importing}
          onConfirm={() => onImport(asking)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
