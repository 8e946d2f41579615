import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import type { ListAddress } from '../../../ui/use-list-address.ts';
import { gameImportApi, gamesCall } from '../game-import.api.ts';
import { ImportPlanDialog } from './import-plan-dialog.tsx';

interface MatchingGamesProps {
  readonly address: ListAddress<'search'>;
  readonly importing: boolean;
  /** Imports every matching game. */
  readonly onImport: (search: string) => void;
}

/** Number of games in the list, and an import of all of them, after a preview. */
export function MatchingGames({ address, importing, onImport }: MatchingGamesProps) {
  const { page, values } = address;
  const { search } = values;
  // The list itself fetches; this only reads the cached response.
  const { currentData } = gameImportApi.endpoints.catalogueGames.useQueryState(
    gamesCall(page, search),
  );
  const [asking, setAsking] = useState<string>();
  const total = currentData?.total ?? 0;
  const searched = search !== '';
  return (
    <>
      {total > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
          <output className="text-ink-muted tabular-nums">
            {searched ? `${counted(total, 'game')} found` : `${counted(total, 'game')} in all`}
          </output>
          <Button
            variant="link"
            size="sm"
            className="min-h-6"
            disabled={importing}
            onClick={() => setAsking(search)}
          >
            {searched ? 'Import everything that matches' : 'Import everything'}
          </Button>
        </div>
      )}
      {asking !== undefined && (
        <ImportPlanDialog
          title={
            asking === '' ? 'Import the whole catalogue?' : `Import all that matches "${asking}"?`
          }
          wanted={{ search: asking }}
          importing={importing}
          onConfirm={() => onImport(asking)}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
