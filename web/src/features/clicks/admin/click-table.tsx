import { Link } from 'react-router-dom';
import type { ClickReport } from '../../../api/clicks.api.ts';
import { formatCount } from '../../../ui/format.ts';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
} from '../../../ui/table.tsx';
import { DIMENSION_NAMES } from './click-filters.tsx';
import type { Narrowing, useClickFilter } from './use-click-filter.ts';

const share = new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 });

interface ClickTableProps extends Pick<ReturnType<typeof useClickFilter>, 'filter' | 'addressOf'> {
  readonly by: Narrowing;
  readonly report: ClickReport;
}

/** Clicks by one dimension; each row narrows the report to itself. */
export function ClickTable({ by, report: { data, total }, filter, addressOf }: ClickTableProps) {
  const heading = DIMENSION_NAMES[by];
  return (
    <Table label={`Clicks by ${heading.toLowerCase()}`}>
      <TableHead>
        <TableRow>
          <TableHeading>{heading}</TableHeading>
          <TableHeading className="text-right">Clicks</TableHeading>
          <TableHeading className="text-right">Share</TableHeading>
        </TableRow>
      </TableHead>
      <TableBody>
        {data.map(({ key, name, clicks }) => {
          const values = { ...filter.values, [by]: key === null ? 'none' : String(key) };
          return (
            <TableRow key={key}>
              <TableHeading
                scope="row"
                className="text-[0.9375rem]! whitespace-normal! wrap-anywhere"
              >
                <Link
                  to={addressOf({ by: 'day', values })}
                  className="inline-block py-1 text-link underline-offset-4 hover:underline"
                >
                  {name}
                </Link>
              </TableHeading>
              <TableCell className="text-right tabular-nums">{formatCount(clicks)}</TableCell>
              <TableCell className="text-right text-ink-muted tabular-nums">
                {share.format(clicks / total)}
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
