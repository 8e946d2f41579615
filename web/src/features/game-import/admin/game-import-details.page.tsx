import { skipToken } from '@reduxjs/toolkit/query';
import { ArrowLeft } from 'lucide-react';
import { useParams } from 'react-router-dom';
import { FRESH_FOR_A_MINUTE } from '../../../api/freshness.ts';
import { messageOf } from '../../../api/problem.ts';
import { portalPaths } from '../../../config/portal-paths.ts';
import { AdminHead } from '../../../head/admin-head.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { ErrorState } from '../../../ui/state.tsx';
import { useCatalogueGameQuery } from '../game-import.api.ts';
import { CatalogueGameView } from './catalogue-game-view.tsx';

const NO_MESSAGE = 'Failed to fetch game information.';

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
        <CatalogueGameView game={shown} />
      </>
    );
  }
  if (isGameId && (isFetching || game.isUninitialized)) {
    return (
      <div className="grid min-h-80 place-items-center">
        <AdminHead title="Import game details" />
        <Spinner label="Loading game details..." />
      </div>
    );
  }
  return (
    <>
      <AdminHead title="Import game details" />
      <ErrorState
        headingLevel="h1"
        title="Error loading game details."
        error={error}
        actions={
          <LinkButton to={portalPaths.gameImport} variant="secondary">
            <ArrowLeft aria-hidden />
            Return to Import Page
          </LinkButton>
        }
      >
        <p>{messageOf(error, NO_MESSAGE)}</p>
      </ErrorState>
    </>
  );
}
