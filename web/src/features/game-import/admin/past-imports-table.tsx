import type { ImportJob } from '@slots/contracts/catalog/imports';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Badge, type BadgeProps } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { formatCount, formatMoment } from '../../../ui/format.ts';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
} from '../../../ui/table.tsx';
import { FailuresDialog } from './failures-dialog.tsx';

/** On narrow screens a row becomes a block of lines, each fact rendered once. */
const narrow = {
  table: '@max-2xl:block',
  head: '@max-2xl:sr-only',
  row: '@max-2xl:flex @max-2xl:flex-wrap @max-2xl:items-center @max-2xl:gap-x-3 @max-2xl:gap-y-1 @max-2xl:px-4 @max-2xl:py-3',
  date: '@max-2xl:w-full @max-2xl:p-0 @max-2xl:font-semibold',
  fact: '@max-2xl:p-0 @max-2xl:text-[0.8125rem]',
} as const;

/** A page of imports. */
export function PastImportsTable({ jobs }: { readonly jobs: readonly ImportJob[] }) {
  const [opened, setOpened] = useState<number>();
  return (
    <>
      <Table label="Past imports" className={narrow.table}>
        <TableHead className={narrow.head}>
          <TableRow>
            <TableHeading>Date</TableHeading>
            <TableHeading>Who</TableHeading>
            <TableHeading>Games</TableHeading>
            <TableHeading>Outcome</TableHeading>
            <TableHeading>Failures</TableHeading>
          </TableRow>
        </TableHead>
        <TableBody className={narrow.table}>
          {jobs.map((job) => (
            <PastImport key={job.id} job={job} onOpen={() => setOpened(job.id)} />
          ))}
        </TableBody>
      </Table>
      {opened !== undefined && (
        <FailuresDialog jobId={opened} onClose={() => setOpened(undefined)} />
      )}
    </>
  );
}

interface PastImportProps {
  readonly job: ImportJob;
  readonly onOpen: () => void;
}

function PastImport({ job, onOpen }: PastImportProps) {
  const { total, succeeded, failed } = job.progress;
  const outcome = outcomeOf(job);
  return (
    <TableRow className={narrow.row}>
      <TableCell className={clsx('whitespace-nowrap tabular-nums', narrow.date)}>
        {formatMoment(job.createdAt)}
      </TableCell>
      <TableCell className={clsx('break-words', narrow.fact)}>{askedBy(job)}</TableCell>
      <TableCell className={clsx('tabular-nums', narrow.fact)}>{counted(total, 'game')}</TableCell>
      <TableCell className={narrow.fact}>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge variant={outcome.variant}>{outcome.words}</Badge>
          <span className="text-sm text-ink-muted tabular-nums">
            {formatCount(succeeded)} imported
          </span>
        </div>
      </TableCell>
      <TableCell className={narrow.fact}>
        {failed === 0 ? (
          <span className="text-ink-muted">None failed</span>
        ) : (
          <Button
            variant="link"
            size="sm"
            className="min-h-6"
            aria-label={`${formatCount(failed)} failed: show the failures of import ${job.id}`}
            onClick={onOpen}
          >
            {formatCount(failed)} failed
          </Button>
        )}
      </TableCell>
    </TableRow>
  );
}

function askedBy({ requestedBy, origin }: ImportJob): string {
  return requestedBy?.username ?? (origin === 'seed' ? 'Initial setup' : 'Unknown');
}

function outcomeOf({ state, progress }: ImportJob): {
  readonly variant: NonNullable<BadgeProps['variant']>;
  readonly words: string;
} {
  switch (state) {
    case 'queued':
      return { variant: 'info', words: 'Waiting' };
    case 'running':
      return { variant: 'info', words: 'Running' };
    case 'cancelled':
      return { variant: 'neutral', words: 'Cancelled' };
    case 'completed':
      if (progress.failed === 0) return { variant: 'success', words: 'Successful' };
      return progress.succeeded > 0
        ? { variant: 'warning', words: 'In part' }
        : { variant: 'danger', words: 'Failed' };
  }
}
