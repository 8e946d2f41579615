import { clsx } from 'clsx';
import { Download, Gamepad2, Star } from 'lucide-react';
import { FRESH_FOR_A_MINUTE } from '../../../api/freshness.ts';
import { portalPaths } from '../../../config/portal-paths.ts';
import { Badge, type BadgeProps } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { type DataColumn, DataTable } from '../../../ui/data-table.tsx';
import { GameThumbnail } from '../../../ui/game-thumbnail.tsx';
import { ListFailure } from '../../../ui/list-failure.tsx';
import { ListTools } from '../../../ui/list-tools.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { ScreenHeader } from '../../../ui/screen-header.tsx';
import { Select } from '../../../ui/select.tsx';
import type { Order } from '../../../ui/sorted-rows.ts';
import { EmptyState } from '../../../ui/state.tsx';
import { useLastPage } from '../../../ui/use-last-page.ts';
import { useListAddress } from '../../../ui/use-list-address.ts';
import { useNames } from '../../../ui/use-names.ts';
import { useRowSelection } from '../../../ui/use-row-selection.ts';
import { GameSearch } from './game-search.tsx';
import { GameSelectionBar } from './game-selection-bar.tsx';
import { IndexingRule } from './indexing-rule.tsx';
import { filterOf, type LibraryGame, useStaffGamesQuery } from './staff-games.api.ts';

/** Shown games: all, those of a status, featured ones, or incomplete ones. */
const SHOWN = [
  { value: 'all', label: 'All games' },
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Draft' },
  { value: 'pending', label: 'Pending' },
  { value: 'featured', label: 'Featured' },
  { value: 'undescribed', label: 'No description' },
  { value: 'broken', label: 'Demo broken' },
];

const ORDERS: readonly [Order, ...Order[]] = [
  { value: 'id', label: 'Oldest first' },
  { value: '-id', label: 'Newest first' },
  { value: 'name', label: 'Name' },
  { value: '-name', label: 'Name (Z to A)' },
  { value: '-updated', label: 'Last changed' },
];

const ADDRESS = {
  initial: { search: '', show: 'all', sort: 'id' },
  fits: {
    show: (value: string) => SHOWN.some((shown) => shown.value === value),
    sort: (value: string) => ORDERS.some((order) => order.value === value),
  },
};

const UNKNOWN = 'Unknown';

const STATUS_BADGES: Readonly<
  Record<string, { readonly label: string; readonly variant: BadgeProps['variant'] }>
> = {
  published: { label: 'Published', variant: 'success' },
  draft: { label: 'Draft', variant: 'neutral' },
  pending: { label: 'Pending', variant: 'warning' },
};

const COLUMNS: readonly DataColumn<LibraryGame>[] = [
  {
    header: 'Game',
    card: 'title',
    cell: ({ name, thumb, featured }) => (
      <span className="flex min-w-0 items-center gap-3 font-semibold">
        <GameThumbnail src={thumb} />
        <span className="min-w-0 break-words">{name}</span>
        {featured && (
          <>
            <Star aria-hidden className="size-4 shrink-0 fill-current text-link" />
            <span className="sr-only">Featured</span>
          </>
        )}
      </span>
    ),
  },
  { header: 'Provider', cell: ({ provider_name: name }) => name ?? UNKNOWN },
  { header: 'Type', cell: ({ type_name: name }) => name ?? UNKNOWN },
  {
    header: 'Status',
    cell: ({ status, launcher }) => {
      const { label, variant } = STATUS_BADGES[status] ?? { label: status, variant: 'outline' };
      return (
        <span className="flex flex-wrap gap-1.5">
          <Badge variant={variant}>{label}</Badge>
          {launcher === 'broken' && <Badge variant="danger">Demo broken</Badge>}
        </span>
      );
    },
  },
  {
    header: 'Actions',
    card: 'actions',
    cell: ({ external_id: id, name }) => (
      <LinkButton
        to={portalPaths.gameDetails(id)}
        variant="secondary"
        size="sm"
        aria-label={`View ${name}`}
      >
        View
      </LinkButton>
    ),
  },
];

/** Games Manager: all games of the product, published or not. */
export function Component() {
  const { page, values, change, toPage } = useListAddress(ADDRESS);
  const { search, show, sort } = values;
  const list = useStaffGamesQuery({ page, ...values }, FRESH_FOR_A_MINUTE);
  useLastPage({ page, toPage }, list.isFetching ? undefined : list.currentData?.last_page);
  const selection = useRowSelection();
  const names = useNames(list.data?.data.map(({ external_id: id, name }) => ({ id, name })));
  // The previous page stays until the next one is there.
  const shown = list.currentData ?? (list.isFetching ? list.data : undefined);
  const failed = list.isError && !list.isFetching && list.currentData === undefined;

  return (
    <div className="flex flex-col gap-6">
      <ScreenHeader
        title="Games Manager"
        subtitle={shown ? counted(shown.total, 'game') : 'All games in the library.'}
      >
        <LinkButton to={portalPaths.gameImport}>
          <Download aria-hidden />
          Game Importer
        </LinkButton>
      </ScreenHeader>
      <div className="flex flex-col gap-3 @sm:flex-row">
        <GameSearch
          search={search}
          onSearch={(term) => change({ search: term }, { replace: true })}
        />
        <div className="shrink-0 @sm:w-44">
          <Select
            aria-label="Show"
            options={SHOWN}
            value={show}
            onValueChange={(value) => change({ show: value })}
          />
        </div>
      </div>
      <ListTools
        list="games"
        orders={ORDERS}
        order={sort}
        onOrder={(order) => change({ sort: order })}
        file={`/api/games.csv?${new URLSearchParams(filterOf(values))}`}
        onSelectSeveral={selection.active ? undefined : selection.start}
      />
      {selection.active && <GameSelectionBar selection={selection} sort={sort} names={names} />}
      <DataTable
        label="Games"
        loadingLabel="Loading games..."
        className={clsx('transition-opacity', list.isFetching && shown && 'opacity-60')}
        columns={COLUMNS}
        rows={shown?.data}
        total={shown?.total}
        rowKey={({ external_id: id }) => id}
        selection={
          selection.active
            ? { ...selection, idOf: ({ external_id: id }) => id, nameOf: ({ name }) => name }
            : undefined
        }
        failure={
          failed ? (
            <ListFailure title="Failed to load games. Please try again." query={list} />
          ) : undefined
        }
        empty={
          <EmptyState
            icon={<Gamepad2 />}
            title="No games found"
            actions={<LinkButton to={portalPaths.gameImport}>Import Games</LinkButton>}
          >
            {search !== ''
              ? `Nothing matches "${search}".`
              : show === 'all'
                ? undefined
                : 'No games match this filter.'}
          </EmptyState>
        }
      />
      {shown && (shown.total > 0 || page > 1) && (
        <Pagination
          page={page}
          pages={Math.max(shown.last_page, 1)}
          busy={list.isFetching}
          onPageChange={toPage}
        />
      )}
      <IndexingRule />
    </div>
  );
}
