import { countryApi, useCountriesQuery } from '../../../api/country/country.api.ts';
import { pageImage } from '../../../config/page-image.ts';
import { paths } from '../../../config/paths.ts';
import { PageHead } from '../../../head/page-head.tsx';
import type { Loading } from '../../../routing/loading.ts';
import { PageTrail } from '../../../ui/breadcrumbs.tsx';
import { IfOffers, NoOffersShown } from '../../../ui/if-offers.tsx';
import { LoadingShapes, Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/state.tsx';
import { publicCountriesApi, useCountryCountsQuery } from '../public-countries.api.ts';
import { CountryLinks, countedCountries } from './country-links.tsx';

const TITLE = 'Casino Bonuses by Country';
const PLACEHOLDERS = 12;

export const loader = (loading: Loading) => async () => {
  const { countries } = countryApi.endpoints;
  const { countryCounts } = publicCountriesApi.endpoints;
  await Promise.all([loading.need(countries, undefined), loading.need(countryCounts, undefined)]);
  return null;
};

function Countries() {
  const all = useCountriesQuery();
  const counts = useCountryCountsQuery();
  if (all.data === undefined || counts.data === undefined) {
    const error = all.error ?? counts.error;
    if (error === undefined || all.isFetching || counts.isFetching) {
      return (
        <LoadingShapes label="Loading countries">
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
            {Array.from({ length: PLACEHOLDERS }, (_, index) => (
              // Only the index tells these apart.
              // oxlint-disable-next-line react/no-array-index-key
              <Skeleton key={index} className="h-18 rounded-lg!" />
            ))}
          </div>
        </LoadingShapes>
      );
    }
    const retry = () => {
      if (all.isError) void all.refetch();
      if (counts.isError) void counts.refetch();
    };
    return (
      <ErrorState title="The countries could not be loaded" error={error} onRetry={retry}>
        <p>Please try again in a moment.</p>
      </ErrorState>
    );
  }
  const counted = countedCountries(counts.data, all.data);
  if (counted.length === 0) {
    return (
      <EmptyState title="No promotions available at the moment.">
        <p>Check back later for new offers!</p>
      </EmptyState>
    );
  }
  return <CountryLinks countries={counted} />;
}

/** All countries that have bonuses. */
export function Component() {
  return (
    <div className="container-page pt-8 pb-4">
      <PageHead
        title={TITLE}
        description="Casino bonuses available where you are: choose your country to see its offers, licensed casinos and the terms that matter."
        path={paths.countries}
        image={pageImage('pages', 'country')}
      />
      <PageTrail items={[{ label: TITLE, to: paths.countries }]} />
      <header className="mt-5 mb-8 border-b-2 border-ink pb-5">
        <h1 className="text-title font-extrabold">{TITLE}</h1>
        <p className="mt-2 max-w-2xl text-ink-muted">
          Offers differ from country to country, and so does the law. Choose yours to see what
          applies.
        </p>
      </header>
      <IfOffers otherwise={<NoOffersShown />}>
        <Countries />
      </IfOffers>
    </div>
  );
}
