import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import { Checkbox } from './choice.tsx';
import { counted } from './counted.ts';
import { Skeleton } from './skeleton.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from './table.tsx';
import { useNarrow } from './use-narrow.ts';

/** Narrower than this, a row becomes a card. */
const CARDS_BELOW_REM = 36;
const WAITING_ROWS = 5;

export interface DataColumn<Row> {
  /** No other column of the table has the same. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** 'title' heads the card, 'actions' stand at its foot; a fact stands beside its header. */
  readonly card?: 'title' | 'fact' | 'actions';
  /** Set as a figure: at the right end, in the table alone. */
  readonly numeric?: true;
  /** Class of the cells, in the table alone. */
  readonly className?: string;
}

/** Selectable rows; the boxes stand in the first cell, beside its content. */
interface SelectableRows<Row> {
  readonly ids: ReadonlySet<number>;
  readonly select: (ids: readonly number[], selected: boolean) => void;
  readonly idOf: (row: Row) => number;
  readonly nameOf: (row: Row) => string;
}

interface DataTableProps<Row> {
  /** Accessible name, for those who cannot see the heading above it. */
  readonly label: string;
  readonly columns: readonly DataColumn<Row>[];
  /** Undefined while they load. */
  readonly rows: readonly Row[] | undefined;
  /** Of all pages, where these rows are one of them. */
  readonly total?: number | undefined;
  readonly rowKey: (row: Row) => string | number;
  /** Replaces the list after a failure. */
  readonly failure?: ReactNode;
  /** Replaces an empty list. */
  readonly empty: ReactNode;
  readonly loadingLabel?: string;
  readonly className?: string;
  readonly selection?: SelectableRows<Row> | undefined;
}

/** A list as a table, or as cards on narrow screens; with its loading, failed and empty states. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, total = rows?.length, failure, empty, label, columns, className } = props;
  const { loadingLabel = 'Loading...' } = props;
  const { ref, narrow } = useNarrow<HTMLDivElement>(CARDS_BELOW_REM);
  const told = total === undefined ? loadingLabel : counted(total, 'row');
  return (
    <div ref={ref} className={className} aria-busy={rows === undefined && failure === undefined}>
      {/* Stays: what a search or a filter finds is heard as it changes. A failure tells of itself. */}
      <output className="sr-only">{failure === undefined && told}</output>
      {failure ??
        (rows === undefined ? (
          <Waiting columns={narrow ? 1 : columns.length} />
        ) : rows.length === 0 ? (
          empty
        ) : narrow ? (
          <Cards {...props} rows={rows} />
        ) : (
          <Rows {...props} rows={rows} label={label} />
        ))}
    </div>
  );
}

type Filled<Row> = DataTableProps<Row> & { readonly rows: readonly Row[] };

function Rows<Row>({ label, columns, rows, rowKey, selection }: Filled<Row>) {
  return (
    <Table label={label}>
      <TableHead>
        <TableRow>
          {columns.map(({ header, numeric }, index) => (
            <TableHeading key={header} className={numeric && 'text-right'}>
              {selection && index === 0 ? (
                <span className="flex items-center gap-3">
                  <AllRowsBox rows={rows} selection={selection} />
                  {header}
                </span>
              ) : (
                header
              )}
            </TableHeading>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <TableRow
            key={rowKey(row)}
            data-state={selection?.ids.has(selection.idOf(row)) ? 'selected' : undefined}
          >
            {columns.map(({ header, cell, numeric, className }, index) => (
              // Called, not rendered as a component: a field in it keeps the focus when columns change.
              <TableCell
                key={header}
                className={clsx(numeric && 'text-right tabular-nums', className)}
              >
                {selection && index === 0 ? (
                  <span className="flex items-center gap-3">
                    <RowBox row={row} selection={selection} />
                    {cell(row)}
                  </span>
                ) : (
                  cell(row)
                )}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function Cards<Row>({ label, columns, rows, rowKey, selection }: Filled<Row>) {
  const of = (place: DataColumn<Row>['card']) =>
    columns.filter(({ card = 'fact' }) => card === place);
  const facts = of('fact');
  return (
    <>
      {selection && <AllCardsBox rows={rows} selection={selection} />}
      <ul aria-label={label} className="flex flex-col gap-3">
        {rows.map((row) => (
          <li key={rowKey(row)}>
            <Card className="flex flex-col gap-3 p-4">
              {of('title').map(({ header, cell }) => (
                <div
                  key={header}
                  className="flex min-w-0 items-center gap-3 text-[1.0625rem] font-semibold"
                >
                  {selection && <RowBox row={row} selection={selection} />}
                  <div className="min-w-0 flex-1 break-words">{cell(row)}</div>
                </div>
              ))}
              {facts.length > 0 && (
                <dl className="grid grid-cols-[minmax(5rem,auto)_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-[0.9375rem]">
                  {facts.map(({ header, cell }) => (
                    <div key={header} className="col-span-2 grid grid-cols-subgrid items-center">
                      <dt className="text-sm text-ink-muted">{header}</dt>
                      <dd className="min-w-0 break-words">{cell(row)}</dd>
                    </div>
                  ))}
                </dl>
              )}
              {of('actions').map(({ header, cell }) => (
                <div key={header} className="flex flex-wrap gap-2 border-t border-line pt-3">
                  {cell(row)}
                </div>
              ))}
            </Card>
          </li>
        ))}
      </ul>
    </>
  );
}

interface BoxProps<Row> {
  readonly selection: SelectableRows<Row>;
}

function RowBox<Row>({ row, selection }: BoxProps<Row> & { readonly row: Row }) {
  const { ids, select, idOf, nameOf } = selection;
  const id = idOf(row);
  return (
    <Checkbox
      aria-label={`Select ${nameOf(row)}`}
      checked={ids.has(id)}
      onCheckedChange={(checked) => select([id], checked === true)}
    />
  );
}

interface AllBoxProps<Row> {
  readonly rows: readonly Row[];
  readonly selection: Omit<SelectableRows<Row>, 'nameOf'>;
}

/** Above cards: selects all that are shown. */
export function AllCardsBox<Row>(props: AllBoxProps<Row>) {
  return (
    <div className="mb-3 flex items-center gap-3 px-4 text-sm font-semibold">
      <AllRowsBox {...props} />
      <span aria-hidden>All shown</span>
    </div>
  );
}

function AllRowsBox<Row>({ rows, selection }: AllBoxProps<Row>) {
  const shown = rows.map(selection.idOf);
  const chosen = shown.filter((id) => selection.ids.has(id)).length;
  const all = chosen === shown.length;
  return (
    <Checkbox
      aria-label="Select all shown"
      checked={chosen > 0 && !all ? 'indeterminate' : all}
      onCheckedChange={() => selection.select(shown, !all)}
    />
  );
}

function Waiting({ columns }: { readonly columns: number }) {
  return (
    <div className="rounded-lg border border-line bg-surface p-4">
      <div
        aria-hidden
        className="grid gap-x-6 gap-y-5"
        style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}
      >
        {Array.from({ length: WAITING_ROWS * columns }, (_cell, index) => (
          // The shapes have neither an order nor an identity.
          // oxlint-disable-next-line react/no-array-index-key
          <Skeleton key={index} className={clsx('h-5', index % columns === 0 && 'w-2/3')} />
        ))}
      </div>
    </div>
  );
}
