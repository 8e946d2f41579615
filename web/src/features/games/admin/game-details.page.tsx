import { skipToken } from '@reduxjs/toolkit/query';
import { pathId } from '@slots/contracts/fields';
import { useParams } from 'react-router-dom';
import { isMissing, messageOf } from '../../../api/problem.ts';
import { portalPaths } from '../../../config/portal-paths.ts';
import { AdminHead } from '../../../head/admin-head.tsx';
import { LoadingRecord, NoRecord } from '../../../ui/back-link.tsx';
import { GameDetailsView } from './game-details-view.tsx';
import { useStaffGameQuery } from './staff-games.api.ts';

const TAB = 'Game details';

/** Game details. Only a number can be a game: other ids make no call. */
export function Component() {
  const { id = '' } = useParams();
  const { data: gameId } = pathId.safeParse(id);
  const game = useStaffGameQuery(gameId ?? skipToken, { refetchOnMountOrArgChange: true });
  const { currentData: shown, error, isFetching } = game;

  if (shown && !isMissing(error)) {
    return (
      <>
        <AdminHead title={shown.record.name} />
        <GameDetailsView key={shown.record.id} game={shown} />
      </>
    );
  }
  if (gameId !== undefined && (isFetching || game.isUninitialized)) {
    return <LoadingRecord tab={TAB} label="Loading game details..." />;
  }
  return (
    <NoRecord
      tab={TAB}
      title="Error loading game details."
      error={error}
      onRetry={() => void game.refetch()}
      list={portalPaths.gamesManager}
      back="Return to Games Manager"
    >
      {messageOf(error, 'The game could not be loaded.')}
    </NoRecord>
  );
}
