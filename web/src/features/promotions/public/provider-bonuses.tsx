import { useState } from 'react';
import { paths } from '../../../config/paths.ts';
import { inCountry } from '../../../ui/in-country.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { EmptyState, ErrorState } from '../../../ui/state.tsx';
import type { ListedOffer } from './listed-offers.ts';
import { useOffersOfCountry } from './offers-of-country.ts';
import { ProviderBonusCard, ProviderBonusCardSkeleton } from './provider-bonus-card.tsx';

const STEP = 10;
/** The offer above the list is the first of the page. */
const FIRST_POSITION = 2;

export interface ProviderOfGame {
  readonly id: number;
  readonly name: string;
}

export interface OffersOfGame {
  /** The game's id. */
  readonly of: number;
  readonly provider: ProviderOfGame | null;
}

/** Provider ids as a list of texts, or as '{1,2,3}'. */
function providerIds(providers: readonly string[] | string | null | undefined): string[] {
  if (!providers) return [];
  if (typeof providers !== 'string') return [...providers];
  return providers
    .replaceAll(/[{}"\s]/g, '')
    .split(',')
    .filter((id) => id !== '');
}

/** Offers of casinos that have this provider's games; all offers of the country for a game without a known provider. */
export function withProvider(
  offers: readonly ListedOffer[] = [],
  provider: ProviderOfGame | null,
): readonly ListedOffer[] {
  if (provider === null) return offers;
  const id = String(provider.id);
  return offers.filter(({ casino }) => providerIds(casino?.providers).includes(id));
}

interface GrowingListProps {
  readonly offers: readonly ListedOffer[];
  /** Address of all offers. */
  readonly all: string;
}

function GrowingList({ offers, all }: GrowingListProps) {
  const [shown, setShown] = useState(STEP);
  return (
    <>
      <ul className="flex flex-col gap-4">
        {offers.slice(0, shown).map((offer, index) => (
          <li key={offer.id}>
            <ProviderBonusCard offer={offer} position={index + FIRST_POSITION} />
          </li>
        ))}
      </ul>
      {offers.length > shown && (
        <LoadMore to={all} onMore={() => setShown(shown + STEP)}>
          Load More
        </LoadMore>
      )}
    </>
  );
}

/** Casinos of the visitor's country with the game's provider, best offer first. */
export function ProviderBonuses({ of, provider }: OffersOfGame) {
  const { country, offers, waiting, failed, retry } = useOffersOfCountry({ page: 'game', of });
  const fitting = withProvider(offers, provider);
  return (
    <section aria-labelledby="provider-bonuses" className="mt-16">
      <h2
        id="provider-bonuses"
        className="mb-6 border-b-2 border-ink pb-4 text-title font-extrabold"
      >
        {provider ? `Casino bonuses for ${provider.name} games` : 'Casino bonuses'}
      </h2>
      {waiting && (
        <>
          <output className="mb-4 block text-ink-muted">
            {`Loading promotions for ${country.name}...`}
          </output>
          <ProviderBonusCardSkeleton />
        </>
      )}
      {failed && (
        <ErrorState
          headingLevel="h3"
          title="Failed to load promotions. Please try again later."
          onRetry={retry}
        />
      )}
      {offers && fitting.length === 0 && (
        <EmptyState headingLevel="h3" title={`No offers${inCountry(country)} at the moment`}>
          <p>
            {`No casino${provider ? ` with games of ${provider.name}` : ''} has an offer for your country. The demo above is free.`}
          </p>
        </EmptyState>
      )}
      {fitting.length > 0 && (
        <GrowingList key={country.code} offers={fitting} all={paths.country(country.slug)} />
      )}
    </section>
  );
}
