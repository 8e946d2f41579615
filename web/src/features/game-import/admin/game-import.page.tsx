import { Download, History, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { portalPaths } from '../../../config/portal-paths.ts';
import type { Dispatch } from '../../../routing/loading.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { ScreenHeader } from '../../../ui/screen-header.tsx';
import { SearchForm } from '../../../ui/search-form.tsx';
import { useListAddress } from '../../../ui/use-list-address.ts';
import { useRowSelection } from '../../../ui/use-row-selection.ts';
import { gameImportApi, gamesCall, hasEnded, useImportJobsQuery } from '../game-import.api.ts';
import { CatalogueList } from './catalogue-list.tsx';
import { ImportPanel } from './import-panel.tsx';
import { MatchingGames } from './matching-games.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { SyncStatus } from './sync-status.tsx';
import { useBatchImport } from './use-batch-import.ts';
import { useWatchedSync } from './use-watched-sync.ts';

/** Small imports go before a large one, which must not be lost behind them. */
const RECENT_JOBS = { query: { limit: 100 } };

const ADDRESS = { initial: { search: '' } };

/** Import Games: search the external catalogue, select, import, and follow the progress. */
export function Component() {
  const address = useListAddress(ADDRESS);
  const { search } = address.values;
  const selection = useRowSelection();
  const batch = useBatchImport((gameIds) => selection.select(gameIds, false));
  const jobs = useImportJobsQuery(RECENT_JOBS, { refetchOnMountOrArgChange: true });
  const { sync, failed: syncFailed, retry: retrySync } = useWatchedSync();
  const dispatch = useDispatch<Dispatch>();
  // Incremented when the search box has to show the list's term again.
  const [resets, setResets] = useState(0);
  const count = selection.ids.size;
  const others = (jobs.data?.data ?? []).filter((job) => !hasEnded(job) && job.id !== batch.jobId);

  /** Goes to the first view of the list and fetches it again, even if cached. */
  function refresh(): void {
    setResets((times) => times + 1);
    const { catalogueGames } = gameImportApi.endpoints;
    void dispatch(
      catalogueGames.initiate(gamesCall(1, ''), { forceRefetch: true, subscribe: false }),
    );
    dispatch(
      gameImportApi.util.invalidateTags([
        { type: 'GameImport', id: 'jobs' },
        { type: 'GameImport', id: 'sync' },
      ]),
    );
    address.change({ search: '' });
  }

  return (
    <div className="flex flex-col gap-5">
      <ScreenHeader
        title="Import Games"
        subtitle="Browse the external catalogue and import games to your library."
      >
        <LinkButton to={portalPaths.gameImportHistory} variant="secondary">
          <History aria-hidden />
          Past imports
        </LinkButton>
        <Button variant="secondary" onClick={refresh}>
          <RefreshCw aria-hidden />
          Refresh
        </Button>
        <Button
          disabled={count === 0}
          busy={batch.importing}
          onClick={() => void batch.start([...selection.ids])}
        >
          {!batch.importing && <Download aria-hidden />}
          {batch.importing ? 'Importing...' : `Import Selected (${count})`}
        </Button>
      </ScreenHeader>
      {sync && <SyncStatus sync={sync} />}
      {syncFailed && (
        <Alert variant="warning" title="The state of the catalogue could not be loaded.">
          <Button variant="link" size="sm" className="min-h-6" onClick={retrySync}>
            Try again
          </Button>
        </Alert>
      )}
      {batch.jobId !== undefined && (
        <ImportPanel
          key={batch.jobId}
          jobId={batch.jobId}
          onRetry={batch.importing ? undefined : () => void batch.retry()}
          onDismiss={batch.dismiss}
        />
      )}
      {others.map(({ id }) => (
        <ImportPanel key={id} jobId={id} />
      ))}
      <Card className="p-4">
        <SearchForm
          key={resets}
          label="Search games by name"
          search={search}
          onSearch={(term) => address.change({ search: term })}
        />
      </Card>
      <ListTools
        list="game-import"
        file={`/api/game-import/games.csv?${new URLSearchParams({ search })}`}
      />
      <MatchingGames
        address={address}
        importing={batch.importing}
        onImport={(wanted) => void batch.startMatching(wanted)}
      />
      <SelectionBar
        ids={selection.ids}
        importing={batch.importing}
        onImport={(gameIds) => void batch.start(gameIds)}
        onClear={selection.end}
      />
      <CatalogueList
        address={address}
        selection={selection}
        filling={sync !== undefined && sync.running !== null && sync.last === null}
      />
    </div>
  );
}
