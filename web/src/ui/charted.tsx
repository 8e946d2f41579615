import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { Card } from './card.tsx';
import type { ChartRow, TimeChart } from './charts.tsx';
import { formatCount } from './format.ts';
import { MAX_LINES, MoreLines } from './report/more-lines.tsx';
import { Skeleton } from './skeleton.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from './table.tsx';

// The chart library weighs more than the rest of the screen, and loads after it.
const NO_CHARTS = { TimeChart: NoChart, RankChart: NoChart };
const loadCharts = () => import('./charts.tsx').catch(() => NO_CHARTS);
const CHARTS = {
  time: lazy(async () => ({ default: (await loadCharts()).TimeChart })),
  rank: lazy(async () => ({ default: (await loadCharts()).RankChart })),
};

/** Replaces a chart whose chunk failed to load. */
function NoChart(_chart: ComponentProps<typeof TimeChart>) {
  return <p className="text-sm text-ink-muted">The chart could not be loaded.</p>;
}

interface ChartedProps {
  readonly title: string;
  readonly kind: keyof typeof CHARTS;
  /** Heads the names of the rows in the table. */
  readonly rowHeading: string;
  readonly series: readonly string[];
  readonly rows: readonly ChartRow[];
  /** The chart shows the first of these, the table all that a screen has room for. */
  readonly charted?: number;
  /** A value as it is written; a whole number by default. */
  readonly format?: (value: number) => string;
  readonly children?: ReactNode;
}

/** Figures as a chart, and as a table. */
export function Charted(props: ChartedProps) {
  const { title, kind, rowHeading, series, rows, charted = rows.length, children } = props;
  const { format = formatCount } = props;
  const Chart = CHARTS[kind];
  return (
    <Card className="flex flex-col gap-4 p-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h3 className="text-subheading font-bold">{title}</h3>
        {children}
      </div>
      {/* Clipped: the tooltip keeps its old place when the window gets narrower. */}
      <div aria-hidden className="min-h-40 overflow-x-clip">
        <Suspense fallback={<Skeleton className="h-64 w-full" />}>
          <Chart series={series} rows={rows.slice(0, charted)} format={format} />
        </Suspense>
      </div>
      <details>
        <summary className="w-fit cursor-pointer rounded-sm py-1.5 text-sm text-ink-muted hover:text-ink">
          {`Table: ${title}`}
        </summary>
        <div className="flex flex-col gap-3 pt-3">
          <Table label={title}>
            <TableHead>
              <TableRow>
                <TableHeading>{rowHeading}</TableHeading>
                {series.map((name) => (
                  <TableHeading key={name} className="text-right">
                    {name}
                  </TableHeading>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.slice(0, MAX_LINES).map(({ label, values }) => (
                <TableRow key={label}>
                  <TableHeading scope="row">{label}</TableHeading>
                  {series.map((name, index) => (
                    <TableCell key={name} className="text-right tabular-nums">
                      {format(values[index] ?? 0)}
                    </TableCell>
                  ))}
                </TableRow>
              ))}
            </TableBody>
          </Table>
          <MoreLines total={rows.length} />
        </div>
      </details>
    </Card>
  );
}
