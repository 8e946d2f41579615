import type { LoaderFunctionArgs } from 'react-router-dom';
import {
  GameErrorBoundary,
  GamePage,
  type GamePageSlots,
  loadGame,
} from '../../features/games/public/game.page.tsx';
import type { Loading } from '../../routing/loading.ts';

export const loader = (loading: Loading) => async (args: LoaderFunctionArgs) => {
  await loadGame(loading, args);
  return null;
};

const SLOTS: GamePageSlots = { aside: () => null, below: () => null };

export function Component() {
  return <GamePage slots={SLOTS} />;
}

export const ErrorBoundary = GameErrorBoundary;
