import type { ClickDimension } from '@slots/contracts/affiliate/clicks';
import type { ClickReport } from '../../../api/clicks.api.ts';
import { formatCount } from '../../../ui/format.ts';
import { withUniqueNames } from '../../../ui/named-options.ts';
import { MAX_LINES, MoreLines } from '../../../ui/report/more-lines.tsx';
import { RowLink } from '../../../ui/report/row-link.tsx';
import type { ReportFiltering } from '../../../ui/report/use-report-filter.ts';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
} from '../../../ui/table.tsx';

const share = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 });

export type ClickFiltering = ReportFiltering<ClickDimension>;

interface ClickTableProps {
  readonly filtering: ClickFiltering;
  readonly report: ClickReport;
}

/** Clicks by one dimension; each row narrows the report to itself. */
export function ClickTable({ filtering, report: { data, total } }: ClickTableProps) {
  const lines = withUniqueNames(data.slice(0, MAX_LINES), ({ key }) => key);
  const heading = filtering.dimensions.names[filtering.filter.by];
  return (
    <>
      <Table label={`Clicks by ${heading.toLowerCase()}`}>
        <TableHead>
          <TableRow>
            <TableHeading>{heading}</TableHeading>
            <TableHeading className="text-right">Clicks</TableHeading>
            <TableHeading className="text-right">Share</TableHeading>
          </TableRow>
        </TableHead>
        <TableBody>
          {lines.map(({ key, name, clicks }) => (
            <TableRow key={key}>
              <TableHeading
                scope="row"
                className="text-[0.9375rem]! whitespace-normal! wrap-anywhere"
              >
                <RowLink filtering={filtering} value={key ?? 'none'} name={name} />
              </TableHeading>
              <TableCell className="text-right tabular-nums">{formatCount(clicks)}</TableCell>
              <TableCell className="text-right text-ink-muted tabular-nums">
                {share.format(clicks / total)}
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <MoreLines total={data.length} />
    </>
  );
}
