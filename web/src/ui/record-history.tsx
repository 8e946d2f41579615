import type { HistoryEntry } from '@slots/contracts/history';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useRecordHistoryQuery } from '../api/history.api.ts';
import { Button } from './button.tsx';
import { formatMoment } from './format.ts';
import { HistoryChanges, MadeWithKey, PlainValue, type ShownValue } from './history-changes.tsx';
import { ListFailure } from './list-failure.tsx';
import { Pagination } from './pagination.tsx';
import { Sheet } from './sheet.tsx';
import { Spinner } from './spinner.tsx';
import { EmptyState } from './state.tsx';

const PAGE_SIZE = 20;

interface RecordHistoryProps {
  /** Address of the record, for instance '/api/casinos/7'; its history is below it. */
  readonly address: string;
  readonly name: string;
  readonly size?: 'sm' | 'md';
  /** Renders a value; as plain text by default. */
  readonly value?: ShownValue;
}

/** A button that opens the record's history: person and changes of each step, newest first. */
export function RecordHistory(props: RecordHistoryProps) {
  const { address, name, size = 'md', value = PlainValue } = props;
  const [open, setOpen] = useState(false);
  return (
    <Sheet
      open={open}
      onOpenChange={setOpen}
      title={`History of ${name}`}
      className="w-[28rem]!"
      trigger={
        <Button variant="secondary" size={size}>
          <History aria-hidden />
          History
        </Button>
      }
    >
      <HistoryList address={address} value={value} />
    </Sheet>
  );
}

function HistoryList({ address, value }: Required<Pick<RecordHistoryProps, 'address' | 'value'>>) {
  const [page, setPage] = useState(1);
  const call = { address, page, limit: PAGE_SIZE };
  const { data, error, isFetching, refetch } = useRecordHistoryQuery(call, {
    refetchOnMountOrArgChange: true,
  });
  if (error && !isFetching) {
    return (
      <ListFailure
        className="m-5"
        headingLevel="h3"
        title="The history could not be loaded"
        query={{ error, refetch }}
      />
    );
  }
  if (!data) return <Spinner label="Loading history..." className="p-5" />;
  if (data.total === 0) {
    return (
      <EmptyState className="m-5" headingLevel="h3" icon={<History />} title="No changes yet">
        Changes to this record will be listed here.
      </EmptyState>
    );
  }
  const pages = Math.ceil(data.total / PAGE_SIZE);
  return (
    <div className="flex flex-col gap-5 p-5" aria-busy={isFetching}>
      <ol className="flex flex-col divide-y divide-line">
        {data.data.map((entry, index) => (
          // Two steps can have the same time: the index tells them apart.
          // oxlint-disable-next-line react/no-array-index-key
          <Step key={`${entry.at} ${index}`} entry={entry} value={value} />
        ))}
      </ol>
      {pages > 1 && (
        <Pagination page={page} pages={pages} busy={isFetching} onPageChange={setPage} />
      )}
    </div>
  );
}

interface StepProps {
  readonly entry: HistoryEntry;
  readonly value: ShownValue;
}

function Step({ entry: { at, by, action, changes }, value }: StepProps) {
  return (
    <li className="flex flex-col gap-2 py-4 first:pt-0">
      <p className="text-[0.9375rem]">
        <span className="font-semibold">{by.username}</span> {action}
        <time dateTime={at} className="block text-sm text-ink-muted">
          {formatMoment(at)}
        </time>
      </p>
      <MadeWithKey by={by} />
      <HistoryChanges action={action} changes={changes} value={value} />
    </li>
  );
}
