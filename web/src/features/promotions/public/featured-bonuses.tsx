import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useCountry } from '../../../api/country/use-country.ts';
import { useReloadOnChoice } from '../../../api/country/use-reload-on-choice.ts';
import { useConfig } from '../../../config/config-context.ts';
import { paths } from '../../../config/paths.ts';
import { mayShowOffers } from '../../../config/public-config.ts';
import type { Loading } from '../../../routing/loading.ts';
import { publicPromotionsApi, usePublicPromotionsQuery } from '../public-promotions.api.ts';
import { BonusGrid, BonusGridSkeleton } from './bonus-grid.tsx';
import { offersAt } from './listed-offers.ts';
import { NoOffers } from './no-offers.tsx';

const SHOWN = 3;
const ASKED = { limit: 6, offset: 0 };

/** Loads the front page's offers; optional. */
export async function loadFeaturedBonuses({ want, offersFor }: Loading): Promise<void> {
  const { publicPromotions } = publicPromotionsApi.endpoints;
  const country = offersFor();
  if (country !== undefined) await want(publicPromotions, { country, ...ASKED });
}

/** The best offers of the visitor's country, or words where none may be shown. */
export function FeaturedBonuses() {
  const { country } = useCountry();
  if (mayShowOffers(useConfig(), country.code)) return <BestOffers />;
  return (
    <div className="container-page pt-12">
      <NoOffers headingLevel="h2" />
    </div>
  );
}

function BestOffers() {
  const { country, version } = useCountry();
  const call = { country: country.code, ...ASKED };
  const { currentData, data, error, isFetching, refetch } = usePublicPromotionsQuery(call);

  useReloadOnChoice(() => void refetch());

  useEffect(() => {
    // oxlint-disable-next-line no-console -- for visitors a failure is an empty list
    if (error !== undefined) console.error('The featured promotions could not be loaded', error);
  }, [error]);

  // The page's initial offers stay until detection's country is known to have others; after a failure there are none.
  const known = version === 0 ? data : currentData;
  const offers = known && error === undefined ? offersAt(known, 'home').slice(0, SHOWN) : [];
  return (
    <section aria-labelledby="bonuses" className="container-page pt-12">
      <div className="mb-7 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="bonuses" className="text-title font-extrabold">
          Featured Casino Bonuses
        </h2>
        <Link
          to={paths.country(country.slug)}
          className="py-1 font-semibold text-link underline-offset-4 hover:underline"
        >
          {`All ${country.name} bonuses →`}
        </Link>
      </div>
      {offers.length > 0 && <BonusGrid offers={offers} />}
      {offers.length === 0 &&
        (isFetching ? (
          <BonusGridSkeleton count={SHOWN} label="Loading casino bonuses" />
        ) : (
          <NoOffers onRetry={error && (() => void refetch())} />
        ))}
    </section>
  );
}
