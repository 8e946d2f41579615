import type { getSync } from '@slots/contracts/catalog/catalogue-sync';
import { useState } from 'react';
import type { AnswerOf } from '../../../api/endpoint.ts';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatMoment } from '../../../ui/format.ts';
import { Pagination } from '../../../ui/pagination.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { useMalformedItemsQuery } from '../game-import.api.ts';
import { CallFailure } from './call-failure.tsx';

const PER_PAGE = 20;

const callFor = (page: number) => ({ query: { page, limit: PER_PAGE } });

/** Number of unreadable catalogue items, with a list of them; nothing without any. */
export function MalformedItems({ sync }: { readonly sync: AnswerOf<typeof getSync> }) {
  const { data } = useMalformedItemsQuery(callFor(1), { refetchOnMountOrArgChange: true });
  const [open, setOpen] = useState(false);
  // The last sync at least has a count, should the list fail.
  const total = data?.total ?? sync.last?.malformed ?? 0;
  if (total === 0 && !open) return null;
  return (
    <>
      <Button variant="link" size="sm" className="min-h-6" onClick={() => setOpen(true)}>
        {counted(total, 'item')} could not be read
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Items that could not be read"
        description="The catalogue sent them in a form that cannot be imported. They were skipped."
      >
        <MalformedList />
      </Dialog>
    </>
  );
}

function MalformedList() {
  const [page, setPage] = useState(1);
  const { currentData, data, error, isFetching, refetch } = useMalformedItemsQuery(callFor(page));
  const total = (currentData ?? data)?.total ?? 0;
  if (error && !isFetching) {
    return <CallFailure title="Error loading the items" query={{ error, refetch }} inDialog />;
  }
  if (currentData?.data.length === 0) {
    return <EmptyState headingLevel="h3" title="Every item could be read" className="py-6!" />;
  }
  return (
    <div className="flex flex-col gap-4">
      {currentData ? (
        <ul
          aria-label="Items that could not be read"
          className="divide-y divide-line rounded-md border border-line"
        >
          {currentData.data.map(({ externalId, reason, seenAt }, place) => (
            <li
              // Items without an id can be equal, and no row has a state.
              // oxlint-disable-next-line react/no-array-index-key
              key={`${page} ${place}`}
              className="flex flex-col gap-0.5 px-4 py-2.5 text-sm"
            >
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-semibold tabular-nums">
                  {externalId === null ? 'No ID' : `Game ${externalId}`}
                </span>
                <span className="text-ink-muted tabular-nums">{formatMoment(seenAt)}</span>
              </span>
              <span className="text-ink-muted break-words">{reason}</span>
            </li>
          ))}
        </ul>
      ) : (
        <Spinner label="Loading items..." className="min-h-48 w-full justify-center" />
      )}
      {total > PER_PAGE && (
        <Pagination page={page} pages={Math.ceil(total / PER_PAGE)} onPageChange={setPage} />
      )}
    </div>
  );
}
