import { skipToken } from '@reduxjs/toolkit/query';
import { useParams } from 'react-router-dom';
import { FRESH_FOR_A_MINUTE } from '../../../api/freshness.ts';
import { messageOf } from '../../../api/problem.ts';
import { portalPaths } from '../../../config/portal-paths.ts';
import { AdminHead } from '../../../head/admin-head.tsx';
import { LoadingRecord, NoRecord } from '../../../ui/back-link.tsx';
import { useCatalogueGameQuery } from '../game-import.api.ts';
import { CatalogueGameView } from './catalogue-game-view.tsx';

const TAB = 'Import game details';

/** Import game details. Only a number can be a game: other ids make no call. */
export function Component() {
  const { id = '' } = useParams();
  const isGameId = /^\d+$/.test(id);
  const game = useCatalogueGameQuery(isGameId ? { params: { id } } : skipToken, FRESH_FOR_A_MINUTE);
  const { currentData: shown, error, isFetching } = game;

  if (shown) {
    return (
      <>
        <AdminHead title={shown.name} />
        <CatalogueGameView key={shown.external_id} game={shown} />
      </>
    );
  }
  if (isGameId && (isFetching || game.isUninitialized)) {
    return <LoadingRecord tab={TAB} label="Loading game details..." />;
  }
  return (
    <NoRecord
      tab={TAB}
      title="Error loading game details."
      error={error}
      onRetry={() => void game.refetch()}
      list={portalPaths.gameImport}
      back="Return to Import Page"
    >
      {messageOf(error, 'Failed to fetch game information.')}
    </NoRecord>
  );
}
