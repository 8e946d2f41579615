import { Download, Gamepad2 } from 'lucide-react';
import { FRESH_FOR_A_MINUTE } from '../../../api/freshness.ts';
import { paths } from '../../../config/paths.ts';
import { AdminHead } from '../../../head/admin-head.tsx';
import { Badge, type BadgeProps } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { type DataColumn, DataTable } from '../../../ui/data-table.tsx';
import { formatCount } from '../../../ui/format.ts';
import { GameThumbnail } from '../../../ui/game-thumbnail.tsx';
import { ListFailure } from '../../../ui/list-failure.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import { ScreenHeader } from '../../../ui/screen-header.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { GameSearch } from './game-search.tsx';
import { type LibraryGame, useStaffGamesQuery } from './staff-games.api.ts';
import { useGamesPlace } from './use-games-place.ts';

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
    id: 'game',
    header: 'Game',
    card: 'title',
    cell: ({ name, thumb }) => (
      <span className="flex min-w-0 items-center gap-3 font-semibold">
        <GameThumbnail src={thumb} />
        <span className="min-w-0 break-words">{name}</span>
      </span>
    ),
  },
  { id: 'provider', header: 'Provider', cell: ({ provider_name: name }) => name ?? UNKNOWN },
  { id: 'type', header: 'Type', cell: ({ type_name: name }) => name ?? UNKNOWN },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status }) => {
      const { label, variant } = STATUS_BADGES[status] ?? { label: status, variant: 'outline' };
      return <Badge variant={variant}>{label}</Badge>;
    },
  },
  {
    id: 'actions',
    header: 'Actions',
    card: 'actions',
    cell: ({ external_id: id, name }) => (
      <LinkButton
        to={paths.gameDetails(id)}
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
  const { page, search, toPage, toSearch } = useGamesPlace();
  const list = useStaffGamesQuery({ page, search }, FRESH_FOR_A_MINUTE);
  // The page before stays until the next one is there.
  const shown = list.currentData ?? (list.isFetching ? list.data : undefined);
  const failed = list.isError && !list.isFetching && list.currentData === undefined;

  return (
    <>
      <AdminHead title="Games Manager" />
      <div className="flex flex-col gap-6">
        <ScreenHeader
          title="Games Manager"
          subtitle={
            shown ? `${formatCount(shown.total)} games` : 'The games that the site can show.'
          }
        >
          <LinkButton to={paths.gameImport}>
            <Download aria-hidden />
            Game Importer
          </LinkButton>
        </ScreenHeader>
        <GameSearch search={search} onSearch={toSearch} />
        <DataTable
          label="Games"
          loadingLabel="Loading games..."
          className={classNames('transition-opacity', list.isFetching && shown && 'opacity-60')}
          columns={COLUMNS}
          rows={failed ? undefined : shown?.data}
          rowKey={({ external_id: id }) => id}
          failure={
            failed ? (
              <ListFailure
                title="Failed to load games. Please try again."
                error={list.error}
                onRetry={() => void list.refetch()}
              />
            ) : undefined
          }
          empty={
            <EmptyState
              icon={<Gamepad2 />}
              title="No games found"
              actions={<LinkButton to={paths.gameImport}>Import Games</LinkButton>}
            >
              {search === '' ? undefined : `Nothing matches "${search}".`}
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
      </div>
    </>
  );
}
