import type { Conversion } from '@slots/contracts/affiliate/conversions';
import { formatAmount } from '../../../../ui/amounts.tsx';
import { Badge } from '../../../../ui/badge.tsx';
import { type DataColumn, DataTable } from '../../../../ui/data-table.tsx';
import { formatCount, formatMoment } from '../../../../ui/format.ts';
import { listFailure } from '../../../../ui/list-failure.tsx';
import { useConversionsQuery } from '../../postbacks.api.ts';

const SHOWN = 10;

/** All others are ids of imports. */
const SOURCES: Readonly<Record<string, string>> = { postback: 'Postback', demo: 'Demo data' };

/** An affiliate's latest conversions, by postbacks and reports. */
export function LatestConversions({ affiliateId }: { readonly affiliateId: number }) {
  const list = useConversionsQuery(
    { query: { affiliate: String(affiliateId), limit: SHOWN } },
    { refetchOnMountOrArgChange: true },
  );
  const { data } = list;
  return (
    <div className="flex flex-col gap-3">
      <h3 className="text-[0.9375rem] font-semibold">
        {data && data.total > 0
          ? `Latest conversions (${Math.min(SHOWN, data.total)} of ${formatCount(data.total)})`
          : 'Latest conversions'}
      </h3>
      <DataTable
        label="Latest conversions"
        loadingLabel="Loading conversions..."
        columns={COLUMNS}
        rows={data?.data}
        total={data?.total}
        rowKey={({ event, tx }) => `${event} ${tx}`}
        failure={listFailure('The conversions could not be loaded', list)}
        empty={<p className="text-ink-muted">No conversions yet.</p>}
      />
    </div>
  );
}

const COLUMNS: readonly DataColumn<Conversion>[] = [
  { header: 'Event', card: 'title', className: 'font-semibold', cell: ({ event }) => event },
  { header: 'When', cell: ({ at }) => formatMoment(at) },
  { header: "Partner's id", className: 'wrap-anywhere', cell: ({ tx }) => tx },
  {
    header: 'Amount',
    numeric: true,
    cell: ({ amount, currency }) =>
      amount === null || currency === null ? '–' : formatAmount(Number(amount), currency),
  },
  {
    header: 'Click',
    cell: ({ matched }) => (
      <Badge variant={matched ? 'success' : 'neutral'}>{matched ? 'Known' : 'Unmatched'}</Badge>
    ),
  },
  { header: 'Source', cell: ({ source }) => SOURCES[source] ?? `Import ${source}` },
];
