import type { getSync } from '@slots/contracts/catalog/catalogue-sync';
import { RefreshCw } from 'lucide-react';
import type { AnswerOf } from '../../../api/endpoint.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { counted } from '../../../ui/counted.ts';
import { formatMoment } from '../../../ui/format.ts';
import { Progress } from '../../../ui/progress.tsx';
import { useStartSyncMutation } from '../game-import.api.ts';
import { MalformedItems } from './malformed-items.tsx';

type Sync = AnswerOf<typeof getSync>;

interface SyncProps {
  readonly sync: Sync;
}

/** Age of the mirror, and progress of a running sync. */
export function SyncStatus({ sync }: SyncProps) {
  const { running, last, mirrored, lastSyncedAt, away } = sync;
  return (
    <div className="flex flex-col gap-3">
      <CatalogueAway sync={sync} />
      {running !== null && <RunningSync sync={sync} run={running} />}
      {running === null && last?.state === 'failed' && away === null && (
        <Alert variant="warning" title="The last update of the catalogue failed.">
          {last.error}
        </Alert>
      )}
      {running === null && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-muted">
          <p>
            {mirrored === 0
              ? 'The catalogue has not been copied yet.'
              : `${counted(mirrored, 'game')} in the catalogue`}
            {mirrored > 0 && lastSyncedAt !== null && `, updated ${formatMoment(lastSyncedAt)}`}
          </p>
          <StartSync />
          <MalformedItems sync={sync} />
        </div>
      )}
    </div>
  );
}

/** Time and reason of the catalogue's outage; nothing while it answers. */
function CatalogueAway({ sync: { away, lastSyncedAt, mirrored } }: SyncProps) {
  if (away === null) return null;
  const synced =
    lastSyncedAt === null ? 'never synced yet' : `last synced ${formatMoment(lastSyncedAt)}`;
  return (
    <Alert
      variant="warning"
      title={`The catalogue has been unreachable since ${formatMoment(away.since)}; ${synced}.`}
    >
      <p className="break-words">{away.reason}</p>
      {mirrored > 0 && <p>The list below is our copy; you can still search it.</p>}
    </Alert>
  );
}

function StartSync() {
  const [start, { isLoading, isError }] = useStartSyncMutation();
  return (
    <>
      <Button variant="link" size="sm" busy={isLoading} onClick={() => void start({ body: {} })}>
        <RefreshCw aria-hidden />
        Update catalogue
      </Button>
      {isError && (
        <span role="alert" className="font-medium text-danger">
          The update could not be started. Please try again.
        </span>
      )}
    </>
  );
}

function RunningSync({ sync, run }: SyncProps & { readonly run: NonNullable<Sync['running']> }) {
  const first = sync.last === null;
  const title = first
    ? 'The external catalogue is being copied for the first time'
    : 'The catalogue is being updated';
  return (
    <Card className="flex flex-col gap-3 p-5">
      <div>
        <h2 className="text-subheading font-bold">{title}</h2>
        {first && (
          <p className="text-sm text-ink-muted">
            Games appear below as they arrive. You can already import them.
          </p>
        )}
      </div>
      <Progress label={title} value={run.pagesDone} max={run.pages} />
      <p className="text-sm text-ink-muted tabular-nums">
        {run.pages > 0 ? `Page ${run.pagesDone} of ${run.pages}` : 'Starting'} ·{' '}
        {counted(sync.mirrored, 'game')} so far
      </p>
    </Card>
  );
}
