import type { LoaderFunctionArgs } from 'react-router-dom';
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
import { IfOffers } from '../../ui/if-offers.tsx';

export const loader = (loading: Loading) => async (args: LoaderFunctionArgs) => {
  await Promise.all([loadGame(loading, args), loadOffersOf(loading)]);
  return null;
};

const SLOTS: GamePageSlots = {
  aside: ({ id, provider }) => (
    <IfOffers>
      <PlayForReal of={id} provider={provider} />
    </IfOffers>
  ),
  below: ({ id, provider }) => (
    <IfOffers>
      <ProviderBonuses of={id} provider={provider} />
    </IfOffers>
  ),
};

/** A game, and where to play it for money. */
export function Component() {
  return <GamePage slots={SLOTS} />;
}

export const ErrorBoundary = GameErrorBoundary;
