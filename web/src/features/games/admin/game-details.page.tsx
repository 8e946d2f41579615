import { skipToken } from '@reduxjs/toolkit/query';
import { pathId } from '@slots/contracts/fields';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { isMissing, messageOf } from '../../../api/problem.ts';
import { portalPaths } from '../../../config/portal-paths.ts';
import { AdminHead } from '../../../head/admin-head.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { ErrorState } from '../../../ui/state.tsx';
import { GameDetailsView } from './game-details-view.tsx';
import { useStaffGameQuery } from './staff-games.api.ts';

const NO_MESSAGE = 'The game could not be loaded.';

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
    return (
      <div className="grid min-h-80 place-items-center">
        <AdminHead title="Game details" />
        <Spinner label="Loading game details..." />
      </div>
    );
  }
  return (
    <>
      <AdminHead title="Game details" />
      <ErrorState
        headingLevel="h1"
        title="Error loading game details."
        error={error}
        actions={
          <LinkButton to={portalPaths.gamesManager} variant="secondary">
            <ArrowLeft aria-hidden />
            Return to Games Manager
          </LinkButton>
        }
      >
        <p>{messageOf(error, NO_MESSAGE)}</p>
      </ErrorState>
    </>
  );
}
