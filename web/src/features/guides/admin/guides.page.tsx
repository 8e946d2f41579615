import { BookOpen, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { type ListedOf, useDraftedList } from '../../../api/drafted-records.api.ts';
import { portalPaths } from '../../../config/portal-paths.ts';
import { AdminHead } from '../../../head/admin-head.tsx';
import { useCreateRequest } from '../../../routing/create-request.ts';
import { Button } from '../../../ui/button.tsx';
import { type DataColumn, DataTable } from '../../../ui/data-table.tsx';
import { DraftState } from '../../../ui/drafted/draft-state.tsx';
import { formatMoment } from '../../../ui/format.ts';
import { ListFailure } from '../../../ui/list-failure.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { ScreenHeader } from '../../../ui/screen-header.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { NewGuideDialog } from './new-guide-dialog.tsx';

const PER_PAGE = 20;

const COLUMNS: readonly DataColumn<ListedOf<'guides'>>[] = [
  {
    id: 'title',
    header: 'Title',
    card: 'title',
    cell: ({ id, title }) => (
      <Link to={portalPaths.guide(id)} className="font-semibold text-link hover:underline">
        {title}
      </Link>
    ),
  },
  { id: 'state', header: 'State', cell: (record) => <DraftState record={record} /> },
  {
    id: 'changed',
    header: 'Changed',
    cell: ({ updatedAt }) => <time dateTime={updatedAt}>{formatMoment(updatedAt)}</time>,
  },
];

/** Guides: articles for visitors. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const [adding, setAdding] = useState(false);
  useCreateRequest(() => setAdding(true));
  const page = Math.max(1, Number(search.get('page')) || 1);
  const list = useDraftedList('guides', { limit: PER_PAGE, page });
  const pages = Math.ceil((list.currentData?.total ?? 0) / PER_PAGE);
  const add = (
    <Button onClick={() => setAdding(true)}>
      <Plus aria-hidden />
      New Guide
    </Button>
  );
  return (
    <>
      <AdminHead title="Guides" />
      <div className="flex flex-col gap-6">
        <ScreenHeader title="Guides" subtitle="Articles for visitors, at /guides and in the feed">
          {add}
        </ScreenHeader>
        <DataTable
          label="Guides"
          loadingLabel="Loading guides..."
          columns={COLUMNS}
          rows={list.currentData?.data}
          rowKey={({ id }) => id}
          failure={
            list.error && !list.isFetching ? (
              <ListFailure
                title="The guides could not be loaded"
                error={list.error}
                onRetry={() => void list.refetch()}
              />
            ) : undefined
          }
          empty={
            <EmptyState icon={<BookOpen />} title="No guides yet" actions={add}>
              Explain what visitors ask for: bonuses, games, payments.
            </EmptyState>
          }
        />
        {pages > 1 && (
          <Pagination
            page={page}
            pages={pages}
            busy={list.isFetching}
            onPageChange={(next) => setSearch({ page: String(next) })}
          />
        )}
      </div>
      {adding && <NewGuideDialog onClose={() => setAdding(false)} />}
    </>
  );
}
