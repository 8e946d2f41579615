import type { LoaderFunctionArgs } from 'react-router-dom';
import { DEFAULT_COUNTRY } from '../../api/country/chosen-country.ts';
import {
  GameErrorBoundary,
  GamePage,
  type GamePageSlots,
  loadGame,
} from '../../features/games/public/game.page.tsx';
import { loadOffersOf } from '../../features/promotions/public/offers-of-country.ts';
import { PlayForReal } from '../../features/promotions/public/play-for-real.tsx';
import { ProviderBonuses } from '../../features/promotions/public/provider-bonuses.tsx';
import type { Loading } from '../../routing/loading.ts';

export const loader = (loading: Loading) => async (args: LoaderFunctionArgs) => {
  await Promise.all([loadGame(loading, args), loadOffersOf(loading, DEFAULT_COUNTRY.code)]);
  return null;
};

const SLOTS: GamePageSlots = {
  aside: ({ provider }) => <PlayForReal provider={provider} />,
  below: ({ provider }) => <ProviderBonuses provider={provider} />,
};

/** A game, and where to play it for money. */
export function Component() {
  return <GamePage slots={SLOTS} />;
}

export const ErrorBoundary = GameErrorBoundary;
