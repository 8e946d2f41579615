import { TOPLIST_PAGES } from '@slots/contracts/casino/toplist-content';
import { ListOrdered, Plus } from 'lucide-react';
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
import { NativeSelect } from '../../../ui/native-select.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { ScreenHeader } from '../../../ui/screen-header.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { NewToplistDialog } from './new-toplist-dialog.tsx';
import { PAGE_NAMES, placeName } from './toplist-pages.ts';

const PER_PAGE = 20;
const ALL = '';

const COLUMNS: readonly DataColumn<ListedOf<'toplists'>>[] = [
  {
    id: 'name',
    header: 'Name',
    card: 'title',
    cell: ({ id, title }) => (
      <Link to={portalPaths.toplist(id)} className="font-semibold text-link hover:underline">
        {title}
      </Link>
    ),
  },
  { id: 'place', header: 'Shown on', cell: ({ subject }) => placeName(subject) },
  { id: 'state', header: 'State', cell: (record) => <DraftState record={record} /> },
  {
    id: 'changed',
    header: 'Changed',
    cell: ({ updatedAt }) => <time dateTime={updatedAt}>{formatMoment(updatedAt)}</time>,
  },
];

/** Toplists: the offers of pages in the editor's order. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const [adding, setAdding] = useState(false);
  useCreateRequest(() => setAdding(true));
  const shownOn = TOPLIST_PAGES.find((known) => known === search.get('place'));
  const number = Math.max(1, Number(search.get('page')) || 1);
  const list = useDraftedList('toplists', {
    ...(shownOn && { place: shownOn }),
    limit: PER_PAGE,
    page: number,
  });
  const pages = Math.ceil((list.currentData?.total ?? 0) / PER_PAGE);
  const add = (
    <Button onClick={() => setAdding(true)}>
      <Plus aria-hidden />
      New Toplist
    </Button>
  );
  return (
    <>
      <AdminHead title="Toplists" />
      <div className="flex flex-col gap-6">
        <ScreenHeader
          title="Toplists"
          subtitle="Put casinos and offers in your own order. The score fills the rest."
        >
          {add}
        </ScreenHeader>
        <div className="max-w-60">
          <NativeSelect
            label="Shown on"
            value={shownOn ?? ALL}
            onChange={(value) => setSearch(value === ALL ? {} : { place: value })}
          >
            <option value={ALL}>All pages</option>
            {TOPLIST_PAGES.map((page) => (
              <option key={page} value={page}>
                {PAGE_NAMES[page]}
              </option>
            ))}
          </NativeSelect>
        </div>
        <DataTable
          label="Toplists"
          loadingLabel="Loading toplists..."
          columns={COLUMNS}
          rows={list.currentData?.data}
          rowKey={({ id }) => id}
          failure={
            list.error && !list.isFetching ? (
              <ListFailure
                title="The toplists could not be loaded"
                error={list.error}
                onRetry={() => void list.refetch()}
              />
            ) : undefined
          }
          empty={
            <EmptyState icon={<ListOrdered />} title="No toplists yet" actions={add}>
              Without one, offers stand in the order of their scores.
            </EmptyState>
          }
        />
        {pages > 1 && (
          <Pagination
            page={number}
            pages={pages}
            busy={list.isFetching}
            onPageChange={(next) =>
              setSearch({ ...(shownOn && { place: shownOn }), page: String(next) })
            }
          />
        )}
      </div>
      {adding && <NewToplistDialog onClose={() => setAdding(false)} />}
    </>
  );
}
