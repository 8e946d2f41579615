import { ExternalLink, History } from 'lucide-react';
import { portalPaths } from '../../../config/portal-paths.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { ExportLink } from '../../../ui/export-link.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { ScreenHeader } from '../../../ui/screen-header.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { useListAddress } from '../../../ui/use-list-address.ts';
import { hasEnded, useImportJobsQuery } from '../game-import.api.ts';
import { CallFailure } from './call-failure.tsx';
import { PastImportsTable } from './past-imports-table.tsx';

/** No screen of ours: an application that the catalog service serves. */
const QUEUE_BOARD = '/api/queues';
const PER_PAGE = 20;
const RUNNING_POLL_MS = 5_000;
const ADDRESS = { initial: {} };

/** Past imports with person, time, outcome and failures. */
export function Component() {
  return (
    <div className="flex flex-col gap-5">
      <BackLink to={portalPaths.gameImport}>Back to Import Games</BackLink>
      <ScreenHeader title="Past imports" subtitle="All imports, newest first.">
        <ExportLink file="/api/game-import/jobs.csv" variant="secondary" />
        <LinkButton to={QUEUE_BOARD} reloadDocument target="_blank" variant="secondary" size="sm">
          <ExternalLink aria-hidden />
          Job queues
          <span className="sr-only"> (opens in a new tab)</span>
        </LinkButton>
      </ScreenHeader>
      <PastImports />
    </div>
  );
}

function PastImports() {
  const { page, toPage } = useListAddress(ADDRESS);
  const call = { query: { page, limit: PER_PAGE } };
  const { currentData, data, error, isFetching, refetch } = useImportJobsQuery(call, {
    refetchOnMountOrArgChange: true,
  });
  const running = currentData?.data.some((job) => !hasEnded(job)) ?? false;
  useImportJobsQuery(call, { pollingInterval: RUNNING_POLL_MS, skip: !running });

  if (error && !isFetching) {
    return <CallFailure title="Error loading past imports" query={{ error, refetch }} />;
  }
  const lastPage = Math.max(1, Math.ceil(((currentData ?? data)?.total ?? 0) / PER_PAGE));
  if (currentData?.data.length === 0) {
    return page > lastPage ? (
      <EmptyState
        icon={<History />}
        title="No imports on this page"
        actions={<Button onClick={() => toPage(lastPage)}>Go to the last page</Button>}
      >
        Page {page} is beyond the last one, {lastPage}.
      </EmptyState>
    ) : (
      <EmptyState
        icon={<History />}
        title="No imports yet"
        actions={<LinkButton to={portalPaths.gameImport}>Import games</LinkButton>}
      >
        Each import appears here with its date, its games and what failed.
      </EmptyState>
    );
  }
  return (
    <div className="flex flex-col gap-4" aria-busy={isFetching}>
      {currentData ? (
        <PastImportsTable jobs={currentData.data} />
      ) : (
        <Spinner
          label="Loading past imports..."
          className="min-h-80 w-full justify-center rounded-lg border border-line bg-surface"
        />
      )}
      {lastPage > 1 && <Pagination page={page} pages={lastPage} onPageChange={toPage} />}
    </div>
  );
}
