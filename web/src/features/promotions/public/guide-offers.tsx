import { inCountry } from '../../../ui/in-country.ts';
import { BonusGrid } from './bonus-grid.tsx';
import { useOffersOfCountry } from './offers-of-country.ts';

const SHOWN = 3;

/** The offers of a guide's toplist, filled up by score; nothing where there are none. */
export function GuideOffers({ of }: { readonly of: number }) {
  const { country, offers = [] } = useOffersOfCountry({ page: 'guide', of });
  const listed = offers.filter((offer) => offer.listed).length;
  if (offers.length === 0) return null;
  return (
    <section aria-labelledby="guide-offers" className="mt-16">
      <h2 id="guide-offers" className="mb-6 border-b-2 border-ink pb-4 text-title font-extrabold">
        {`Casino bonuses${inCountry(country)}`}
      </h2>
      <BonusGrid offers={offers.slice(0, Math.max(SHOWN, listed))} />
    </section>
  );
}
