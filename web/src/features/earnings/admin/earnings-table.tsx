import { type EarningDimension, UNMATCHED } from '@slots/contracts/affiliate/earnings';
import type { EarningsReport } from '../../../api/earnings.api.ts';
import { AmountList, formatAmount } from '../../../ui/amounts.tsx';
import { type DataColumn, DataTable } from '../../../ui/data-table.tsx';
import { formatCount } from '../../../ui/format.ts';
import { MAX_LINES, MoreLines } from '../../../ui/report/more-lines.tsx';
import { RowLink } from '../../../ui/report/row-link.tsx';
import type { ReportFiltering } from '../../../ui/report/use-report-filter.ts';
import { monthInWords } from './month-in-words.ts';

export type EarningsFiltering = ReportFiltering<EarningDimension>;
type Row = EarningsReport['data'][number];

interface EarningsTableProps {
  readonly filtering: EarningsFiltering;
  readonly report: EarningsReport;
}

/** Clicks, conversions and amounts by one dimension; each row but those of months narrows the report to itself. */
export function EarningsTable({ filtering, report }: EarningsTableProps) {
  const known = [report.totals, ...report.data].find(({ converted }) => converted);
  const currency = known?.converted?.currency;
  const heading = filtering.dimensions.names[filtering.filter.by].toLowerCase();
  return (
    <>
      <DataTable
        label={`Earnings by ${heading}`}
        columns={columnsFor(filtering, currency)}
        rows={report.data.slice(0, MAX_LINES)}
        total={report.data.length}
        rowKey={({ key, name }) => key ?? wordOf(name)}
        empty={null}
      />
      <MoreLines total={report.data.length} />
    </>
  );
}

/** Filter value of the lines without a key. */
const wordOf = (name: string) => (name === UNMATCHED ? 'unmatched' : 'none');

/** @param currency the one that all amounts are converted into, if rates are known */
function columnsFor(filtering: EarningsFiltering, currency: string | undefined): DataColumn<Row>[] {
  const { by } = filtering.filter;
  return [
    {
      header: filtering.dimensions.names[by],
      card: 'title',
      className: 'wrap-anywhere',
      cell: ({ key, name }) =>
        by === 'month' ? (
          monthInWords(name)
        ) : (
          <RowLink filtering={filtering} value={key ?? wordOf(name)} name={name} />
        ),
    },
    { header: 'Clicks', numeric: true, cell: ({ clicks }) => formatCount(clicks) },
    {
      header: 'Registrations',
      numeric: true,
      cell: ({ registrations }) => formatCount(registrations),
    },
    { header: 'Deposits', numeric: true, cell: ({ deposits }) => formatCount(deposits) },
    {
      header: 'Earned',
      numeric: true,
      className: 'font-semibold',
      cell: ({ amounts }) => <AmountList amounts={amounts} />,
    },
    {
      header: 'Per click',
      numeric: true,
      className: 'text-ink-muted',
      cell: ({ perClick }) => <AmountList amounts={perClick} />,
    },
    ...(currency === undefined
      ? []
      : [
          {
            header: `All in ${currency}`,
            numeric: true,
            cell: ({ converted }: Row) =>
              converted ? formatAmount(Number(converted.amount), currency) : 'No rate',
          } as const,
        ]),
  ];
}
