import { useState } from 'react';
import { Badge } from '../badge.tsx';
import { Checkbox } from '../choice.tsx';
import { Pagination } from '../pagination.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeading, TableRow } from '../table.tsx';
import type { NameMatch } from './match-names.ts';

/** A list of ten thousand names needs pages. */
const PAGE_SIZE = 50;

const STATUS = {
  exact: { label: 'Exact', variant: 'success' },
  fuzzy: { label: 'Fuzzy', variant: 'warning' },
  not_found: { label: 'Not found', variant: 'danger' },
} as const;

const percent = new Intl.NumberFormat('en-GB', { style: 'percent' });

interface MatchTableProps {
  readonly label: string;
  readonly matches: readonly NameMatch[];
  readonly selected: ReadonlySet<string>;
  readonly added: ReadonlySet<string>;
  readonly onSelect: (key: string, selected: boolean) => void;
}

/** Matches for the names of a file, to be reviewed before anything is applied. */
export function MatchTable({ label, matches, selected, added, onSelect }: MatchTableProps) {
  const [page, setPage] = useState(1);
  const pages = Math.ceil(matches.length / PAGE_SIZE);
  return (
    <div className="flex flex-col gap-3">
      <Table label={label}>
        <TableHead>
          <TableRow>
            <TableHeading className="w-10 px-3!">
              <span className="sr-only">Selected</span>
            </TableHeading>
            <TableHeading className="px-2!">In the file</TableHeading>
            <TableHeading className="px-2!">Match</TableHeading>
            <TableHeading className="px-2!">Confidence</TableHeading>
            <TableHeading className="px-2!">Status</TableHeading>
          </TableRow>
        </TableHead>
        <TableBody>
          {matches.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((match) => {
            const { name, candidate, confidence, status } = match;
            const key = candidate?.key;
            const chosen = key !== undefined && selected.has(key);
            return (
              <TableRow key={name} data-state={chosen ? 'selected' : undefined}>
                <TableCell className="px-3! py-2.5!">
                  <Checkbox
                    aria-label={
                      candidate ? `Select ${candidate.name} for ${name}` : `Select ${name}`
                    }
                    disabled={key === undefined}
                    checked={chosen}
                    onCheckedChange={(state) => {
                      if (key !== undefined) onSelect(key, state === true);
                    }}
                  />
                </TableCell>
                <TableCell className="px-2! py-2.5!">{name}</TableCell>
                <TableCell className="px-2! py-2.5!">
                  {candidate?.name ?? '–'}
                  {key !== undefined && added.has(key) && (
                    <span className="block text-xs text-ink-muted">Already added</span>
                  )}
                </TableCell>
                <TableCell className="px-2! py-2.5! tabular-nums">
                  {percent.format(confidence)}
                </TableCell>
                <TableCell className="px-2! py-2.5!">
                  <Badge variant={STATUS[status].variant}>{STATUS[status].label}</Badge>
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
      {pages > 1 && <Pagination page={page} pages={pages} onPageChange={setPage} />}
    </div>
  );
}
