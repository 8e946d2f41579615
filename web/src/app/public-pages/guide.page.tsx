import type { LoaderFunctionArgs } from 'react-router-dom';
import { GuidePage, type GuideSlots, loadGuide } from '../../features/guides/public/guide-page.tsx';
import { GuideOffers } from '../../features/promotions/public/guide-offers.tsx';
import { loadOffersOf } from '../../features/promotions/public/offers-of-country.ts';
import type { Loading } from '../../routing/loading.ts';
import { IfOffers } from '../../ui/if-offers.tsx';
import { linkedText } from '../place-link.tsx';

export const loader = (loading: Loading) => async (args: LoaderFunctionArgs) => {
  await Promise.all([loadGuide(loading, args), loadOffersOf(loading)]);
  return null;
};

const SLOTS: GuideSlots = {
  text: linkedText,
  offers: ({ id }) => (
    <IfOffers>
      <GuideOffers of={id} />
    </IfOffers>
  ),
};

/** A guide, and the offers that suit it. */
export function Component() {
  return <GuidePage slots={SLOTS} />;
}
