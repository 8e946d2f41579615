import { Gamepad2 } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { FRESH_FOR_A_MINUTE } from '../../../api/freshness.ts';
import { Button } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import type { ListAddress } from '../../../ui/use-list-address.ts';
import type { RowSelection } from '../../../ui/use-row-selection.ts';
import {
  gamesCall,
  useCatalogueGamesQuery,
  useRememberLocationMutation,
} from '../game-import.api.ts';
import { CallFailure } from './call-failure.tsx';
import { CatalogueTable } from './catalogue-table.tsx';
import { PageControls } from './page-controls.tsx';

/** Last page for the controls while the real one is unknown. */
const FALLBACK_LAST_PAGE = { above: 271, below: 293 } as const;

const FILLING_POLL_MS = 5_000;

interface CatalogueListProps {
  readonly address: ListAddress<'search'>;
  readonly selection: RowSelection;
  /** The first sync is running, so the list grows by itself. */
  readonly filling: boolean;
}

/** A page of the catalogue with its controls, in all states. */
export function CatalogueList({ address, selection, filling }: CatalogueListProps) {
  const { page, values } = address;
  const { search } = values;
  const list = useCatalogueGamesQuery(gamesCall(page, search), {
    ...FRESH_FOR_A_MINUTE,
    pollingInterval: filling ? FILLING_POLL_MS : 0,
  });
  const [remember] = useRememberLocationMutation();
  /**
   * Tells the server on which page of the catalogue a game was seen, so that it finds the game again faster. Only a
   * hint: it is not awaited, and failures are ignored. Pages of a search are not the catalogue's own.
   */
  const onOpen = useCallback(
    (gameId: number) => {
      if (search === '') void remember({ body: { gameId, page } });
    },
    [remember, page, search],
  );
  const { currentData: shown, isFetching } = list;
  const known = shown ?? (isFetching ? list.data : undefined);
  const { ids, select } = selection;
  useEffect(() => {
    // Somebody else imported them meanwhile.
    const imported = (shown?.data ?? [])
      .filter((game) => game.imported && ids.has(game.external_id))
      .map((game) => game.external_id);
    if (imported.length > 0) select(imported, false);
  }, [shown, ids, select]);
  const controls = (side: 'above' | 'below') => (
    <PageControls
      place={side}
      page={page}
      lastPage={known?.last_page || FALLBACK_LAST_PAGE[side]}
      onPageChange={address.toPage}
    />
  );

  if (shown && shown.data.length === 0 && !list.isError) {
    return (
      <NothingFound address={address} lastPage={shown.total > 0 ? shown.last_page : undefined} />
    );
  }
  return (
    <div className="flex flex-col gap-4" aria-busy={isFetching}>
      {controls('above')}
      {list.isError && !isFetching ? (
        <CallFailure title="Error loading games" query={list} />
      ) : shown ? (
        <CatalogueTable
          games={shown.data}
          selected={selection.ids}
          onSelect={selection.select}
          onOpen={onOpen}
        />
      ) : (
        <Spinner
          label={search === '' ? 'Loading games...' : 'Searching games...'}
          className="min-h-80 w-full justify-center rounded-lg border border-line bg-surface"
        />
      )}
      {controls('below')}
    </div>
  );
}

interface NothingFoundProps {
  readonly address: ListAddress<'search'>;
  /** The list's last page, when the requested one is beyond it. */
  readonly lastPage: number | undefined;
}

function NothingFound({ address, lastPage }: NothingFoundProps) {
  const { page, values } = address;
  const { search } = values;
  const title = search === '' ? 'No games available' : `No games found matching "${search}"`;
  if (lastPage !== undefined) {
    return (
      <EmptyState
        icon={<Gamepad2 />}
        title={title}
        actions={<Button onClick={() => address.toPage(lastPage)}>Go to the last page</Button>}
      >
        Page {page} is beyond the last one, {lastPage}.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={title}
      {...(search !== '' && {
        actions: (
          <Button variant="secondary" onClick={() => address.change({ search: '' })}>
            Clear search
          </Button>
        ),
      })}
    >
      {search === ''
        ? 'Games appear here once the external catalogue has been copied.'
        : 'Check the spelling, or search for a shorter part of the name.'}
    </EmptyState>
  );
}
