import type { ConversionImport } from '@slots/contracts/affiliate/conversion-imports';
import { isMissing } from '../../../api/problem.ts';
import { portalPaths } from '../../../config/portal-paths.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ExportLink } from '../../../ui/export-link.tsx';
import { ImportCounts } from '../../../ui/import-counts.tsx';
import { ListFailure } from '../../../ui/list-failure.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { hasEnded, useConversionImportQuery } from '../report-import.api.ts';

const POLL_MS = 1_000;

const TITLES: Readonly<Record<ConversionImport['status'], string>> = {
  queued: 'Waiting to import',
  running: 'Importing',
  done: 'Import finished',
  failed: 'Import failed',
};

interface ImportProgressProps {
  readonly importId: number;
  readonly nameOf: (affiliateId: number) => string;
  readonly onAnother: () => void;
}

/** An import: its progress until it has ended, and the outcome of its rows. */
export function ImportProgress({ importId, nameOf, onAnother }: ImportProgressProps) {
  const call = { params: { id: importId } };
  const { currentData: known, error: refusal } = useConversionImportQuery(call);
  const ended = known !== undefined && hasEnded(known);
  const changes = !ended && !isMissing(refusal);
  const {
    currentData: job,
    error,
    refetch,
  } = useConversionImportQuery(call, { pollingInterval: changes ? POLL_MS : 0 });
  if (error && !job) {
    return (
      <ListFailure
        title="The import could not be loaded"
        query={{ error, refetch }}
        actions={
          <Button variant="secondary" onClick={onAnother}>
            Import Another Report
          </Button>
        }
      />
    );
  }
  if (!job) return <Spinner label="Loading import..." />;

  const { status, total, taken, duplicates, failed } = job;
  const done = taken + duplicates + failed;
  const title = TITLES[status];
  return (
    <Card className="p-5">
      <section aria-label={`Import ${job.id}`} className="flex flex-col gap-5">
        <div aria-live="polite">
          <h2 className="text-heading font-bold">{title}</h2>
          <p className="text-ink-muted">{nameOf(job.affiliateId)}</p>
        </div>
        {!ended && <Progress label={title} value={done} max={total} />}
        {status === 'failed' && (
          <Alert variant="danger">
            The file could not be read to its end. Import it again: rows that were imported count
            once.
          </Alert>
        )}
        <ImportCounts
          className="@2xl:grid-cols-4"
          counts={[
            { label: 'Rows', count: total },
            { label: 'Imported', count: taken },
            { label: 'Duplicates', count: duplicates },
            { label: 'Failed', count: failed, alarming: failed > 0 },
          ]}
        />
        {ended && (
          <div className="flex flex-wrap gap-3">
            {failed > 0 && (
              <ExportLink
                file={`/api/conversions/imports/${job.id}/errors.csv`}
                label="Export Errors"
                variant="secondary"
              />
            )}
            <LinkButton to={portalPaths.earnings} variant="secondary" size="sm">
              Go to Earnings
            </LinkButton>
            <Button variant="secondary" size="sm" onClick={onAnother}>
              Import Another Report
            </Button>
          </div>
        )}
      </section>
    </Card>
  );
}
