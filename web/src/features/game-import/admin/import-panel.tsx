import type { ImportJob } from '@slots/contracts/catalog/imports';
import { RotateCcw, X } from 'lucide-react';
import { messageOf } from '../../../api/problem.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { counted } from '../../../ui/counted.ts';
import { ImportCounts } from '../../../ui/import-counts.tsx';
import { Progress } from '../../../ui/progress.tsx';
import {
  hasEnded,
  jobCall,
  useCancelImportMutation,
  useImportJobQuery,
} from '../game-import.api.ts';
import { FailedGames } from './failed-games.tsx';
import { speedInWords } from './import-speed.ts';

interface ImportPanelProps {
  readonly jobId: number;
  /** Retries the failed games; without it there is no such button. */
  readonly onRetry?: (() => void) | undefined;
  /** Dismisses an ended import. */
  readonly onDismiss?: () => void;
}

function titleOf({ state, progress }: ImportJob): string {
  const games = counted(progress.total, 'game');
  switch (state) {
    case 'queued':
      return `Waiting to import ${games}`;
    case 'running':
      return `Importing ${games}`;
    case 'completed':
      return 'Import finished';
    case 'cancelled':
      return 'Import cancelled';
  }
}

/** One import: its progress, its failures, and a way to cancel it. */
export function ImportPanel({ jobId, onRetry, onDismiss }: ImportPanelProps) {
  const { currentData: job } = useImportJobQuery(jobCall(jobId));
  const [cancel, cancelling] = useCancelImportMutation();
  if (job === undefined) return null;

  const { total, done, succeeded, failed } = job.progress;
  const ended = hasEnded(job);
  const title = titleOf(job);
  const { errors } = job.results;
  return (
    <Card className="p-5">
      <section aria-label={`Import ${job.id}`} className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-subheading font-bold">{title}</h2>
          {!ended && (
            <Button
              variant="secondary"
              size="sm"
              busy={cancelling.isLoading}
              onClick={() => void cancel(jobCall(jobId))}
            >
              Cancel import
            </Button>
          )}
          {ended && onDismiss && (
            <IconButton label="Close import result" size="icon-sm" onClick={onDismiss}>
              <X aria-hidden />
            </IconButton>
          )}
        </div>
        {!ended && (
          <div className="flex flex-col gap-2">
            <Progress label={title} value={done} max={total} />
            {job.speed && (
              <p className="text-sm text-ink-muted tabular-nums">{speedInWords(job.speed)}</p>
            )}
          </div>
        )}
        <ImportCounts
          className="@2xl:grid-cols-4"
          counts={[
            { label: 'Total', count: total },
            { label: 'Done', count: done },
            { label: 'Succeeded', count: succeeded },
            { label: 'Failed', count: failed, alarming: failed > 0 },
          ]}
        />
        {cancelling.isError && (
          <Alert variant="danger">
            {messageOf(cancelling.error, 'The import could not be cancelled. Please try again.')}
          </Alert>
        )}
        {errors.length > 0 && <FailedGames errors={errors} />}
        {ended && errors.length > 0 && onRetry && (
          <Button variant="secondary" size="sm" className="self-start" onClick={onRetry}>
            <RotateCcw aria-hidden />
            Retry failed games
          </Button>
        )}
      </section>
    </Card>
  );
}
