import type { ImportPreview, ParsedRow } from '@slots/contracts/affiliate/conversion-imports';
import { Alert } from '../../../ui/alert.tsx';
import { formatAmount } from '../../../ui/amounts.tsx';
import { counted } from '../../../ui/counted.ts';
import { type DataColumn, DataTable } from '../../../ui/data-table.tsx';
import { formatCount, formatMoment } from '../../../ui/format.ts';
import { EmptyState } from '../../../ui/state.tsx';

/** More of them say nothing new. */
const ERRORS_SHOWN = 50;

const COLUMNS: readonly DataColumn<ParsedRow>[] = [
  { header: 'Row', numeric: true, cell: ({ row }) => formatCount(row) },
  { header: 'Transaction', card: 'title', cell: ({ tx }) => tx },
  { header: 'Event', cell: ({ event }) => event },
  { header: 'Click ID', cell: ({ clickid }) => clickid ?? '–' },
  {
    header: 'Amount',
    numeric: true,
    cell: ({ amount, currency }) =>
      amount === null || currency === null ? '–' : formatAmount(Number(amount), currency),
  },
  { header: 'Date', cell: ({ at }) => (at === null ? 'Time of the import' : formatMoment(at)) },
];

/** A report as it is understood: its first rows, and what is wrong with it. */
export function ReportPreview({ preview }: { readonly preview: ImportPreview }) {
  const { rows, errors, total, failed } = preview;
  return (
    <section aria-labelledby="report-preview" className="flex flex-col gap-4">
      <h2 id="report-preview" className="text-heading font-bold">
        Preview
      </h2>
      <output className="text-ink-muted">
        {total === 0
          ? 'The file has no rows below its header.'
          : failed === 0
            ? `${counted(total, 'row')}, and all of them can be read.`
            : `${counted(total, 'row')}, of which ${counted(failed, 'row')} cannot be read and would be left out.`}
      </output>
      {total > 0 && (
        <DataTable
          label="First rows"
          columns={COLUMNS}
          rows={rows}
          total={total - failed}
          rowKey={({ row }) => row}
          empty={<EmptyState title="No row can be read" />}
        />
      )}
      {errors.length > 0 && (
        <Alert variant="warning" title="Rows that cannot be read">
          <ul
            // A scrolling list has to be reachable by keyboard.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            aria-label="Rows that cannot be read"
            className="mt-1 max-h-60 overflow-y-auto"
          >
            {errors.slice(0, ERRORS_SHOWN).map(({ row, column, message }) => (
              <li key={`${row} ${column} ${message}`} className="break-words">
                Row {formatCount(row)}
                {column !== null && <>, {column}</>}: {message}
              </li>
            ))}
          </ul>
          {errors.length > ERRORS_SHOWN && (
            <p className="mt-1">The first {ERRORS_SHOWN} are shown.</p>
          )}
        </Alert>
      )}
    </section>
  );
}
