import type { ConversionImport } from '@slots/contracts/affiliate/conversion-imports';
import { Button } from '../../../ui/button.tsx';
import { type DataColumn, DataTable } from '../../../ui/data-table.tsx';
import { formatCount, formatMoment } from '../../../ui/format.ts';
import { ListFailure } from '../../../ui/list-failure.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { useConversionImportsQuery } from '../report-import.api.ts';

const SHOWN = 10;

const STATES: Readonly<Record<ConversionImport['status'], string>> = {
  queued: 'Waiting',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
};

interface PastReportsProps {
  readonly nameOf: (affiliateId: number) => string;
  readonly onOpen: (importId: number) => void;
}

function columnsFor({ nameOf, onOpen }: PastReportsProps): DataColumn<ConversionImport>[] {
  return [
    {
      header: 'Affiliate',
      card: 'title',
      cell: ({ affiliateId }) => nameOf(affiliateId),
      className: 'font-semibold',
    },
    { header: 'Date', cell: ({ createdAt }) => formatMoment(createdAt) },
    { header: 'Status', cell: ({ status }) => STATES[status] },
    { header: 'Rows', numeric: true, cell: ({ total }) => formatCount(total) },
    { header: 'Imported', numeric: true, cell: ({ taken }) => formatCount(taken) },
    { header: 'Failed rows', numeric: true, cell: ({ failed }) => formatCount(failed) },
    {
      header: 'Actions',
      card: 'actions',
      cell: ({ id }) => (
        <Button
          variant="secondary"
          size="sm"
          aria-label={`View import ${id}`}
          onClick={() => onOpen(id)}
        >
          View
        </Button>
      ),
    },
  ];
}

/** The last imports of reports. */
export function PastReports(props: PastReportsProps) {
  const { currentData, error, isFetching, refetch } = useConversionImportsQuery(
    { query: { limit: SHOWN } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <section aria-labelledby="past-reports" className="flex flex-col gap-4">
      <h2 id="past-reports" className="text-heading font-bold">
        Last imports
      </h2>
      <DataTable
        label="Imported reports"
        loadingLabel="Loading imports..."
        columns={columnsFor(props)}
        rows={currentData?.data}
        total={currentData?.total}
        rowKey={({ id }) => id}
        failure={
          error && !isFetching ? (
            <ListFailure title="The last imports could not be loaded" query={{ error, refetch }} />
          ) : undefined
        }
        empty={
          <EmptyState headingLevel="h3" title="No reports yet">
            Reports that you import are listed here.
          </EmptyState>
        }
      />
    </section>
  );
}
