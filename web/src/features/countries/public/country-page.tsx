import type { Country } from '@slots/contracts/geo/countries';
import type { ReactNode } from 'react';
import { data as answer, Link, useParams } from 'react-router-dom';
import { countryApi, useCountriesQuery } from '../../../api/country/country.api.ts';
import { isProblem } from '../../../api/problem.ts';
import { useConfig } from '../../../config/config-context.ts';
import { pageImage } from '../../../config/page-image.ts';
import { paths } from '../../../config/paths.ts';
import { allowsOffers, mayShowOffers } from '../../../config/public-config.ts';
import { PageHead } from '../../../head/page-head.tsx';
import type { Loading } from '../../../routing/loading.ts';
import { notFound } from '../../../routing/no-such-page.ts';
import { ProblemPage } from '../../../routing/problem-page.tsx';
import { useRetryPage } from '../../../routing/use-retry-page.ts';
import { PageTrail } from '../../../ui/breadcrumbs.tsx';
import { CountryFlag } from '../../../ui/country-flag.tsx';
import { HydrationBoundary } from '../../../ui/hydration-boundary.tsx';
import { NoOffersShown } from '../../../ui/if-offers.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { countsText } from './country-links.tsx';

const NO_SUCH_COUNTRY = notFound('There is no country at this address.');

/** The country of the address; undefined in the browser. An unknown one gives 404. */
export async function loadCountry(loading: Loading, slug: string): Promise<Country | undefined> {
  const { countries } = countryApi.endpoints;
  const all = await loading.need(countries, undefined);
  const country = all?.find((known) => known.slug === slug);
  if (all && !country) throw answer(NO_SUCH_COUNTRY, { status: 404 });
  return country;
}

interface CountryPageProps {
  readonly slots: CountrySlots;
  /** The offers that are shown; undefined until they are there. */
  readonly offers: readonly { readonly casinoId: number }[] | undefined;
  /** Parameters of the address that name pages of its lists. */
  readonly page: URLSearchParams;
}

/** Parts of a country's page that other features fill. */
export interface CountrySlots {
  readonly offers: (country: Country) => ReactNode;
  readonly casinos: (country: Country) => ReactNode;
}

interface CountryViewProps extends CountryPageProps {
  readonly country: Country;
}

function CountryView({ country, slots, offers, page }: CountryViewProps) {
  const config = useConfig();
  const { visitor } = config;
  const allowed = mayShowOffers(config, country.code);
  const noneThere = !allowsOffers(config, country.code);
  const counts = offers &&
    offers.length > 0 && {
      promotions: offers.length,
      casinos: new Set(offers.map(({ casinoId }) => casinoId)).size,
    };
  const title = `${country.name} Casino Bonuses`;
  const heading = 'mb-6 border-b-2 border-ink pb-4 text-title font-extrabold';
  return (
    <div className="container-page pt-8 pb-4">
      <PageHead
        title={[title, ...Array.from(page.values(), (one) => `page ${one}`)].join(', ')}
        description={
          allowed
            ? `Casino bonuses for ${country.name}, best first: welcome offers, free spins and deals without wagering, each with its significant terms. ${visitor.minAge}+.`
            : `No casino offers are shown here for ${country.name}.`
        }
        path={
          page.size > 0 ? `${paths.country(country.slug)}?${page}` : paths.country(country.slug)
        }
        image={pageImage('countries', country.slug)}
        unlisted={noneThere || offers?.length === 0}
      />
      <PageTrail
        items={[
          { label: 'Countries', to: paths.countries },
          { label: country.name, to: paths.country(country.slug) },
        ]}
      />
      <header className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3">
        <CountryFlag code={country.code} className="w-16!" />
        <div className="min-w-0">
          <h1 className="text-title font-extrabold">{title}</h1>
          <p className="mt-1 min-h-6 text-ink-muted tabular-nums">
            {allowed && counts && countsText(counts)}
          </p>
        </div>
      </header>
      {allowed ? (
        <>
          <section aria-labelledby="country-bonuses" className="pt-10">
            <h2 id="country-bonuses" className={heading}>
              Bonuses
            </h2>
            <HydrationBoundary>{slots.offers(country)}</HydrationBoundary>
          </section>
          <section aria-labelledby="country-casinos" className="pt-14">
            <h2 id="country-casinos" className={heading}>
              Casinos
            </h2>
            <HydrationBoundary>{slots.casinos(country)}</HydrationBoundary>
          </section>
        </>
      ) : (
        <div className="pt-10">
          <NoOffersShown />
        </div>
      )}
      <p className="mt-10">
        <Link to={paths.countries} className="font-semibold text-link underline underline-offset-4">
          All countries
        </Link>
      </p>
    </div>
  );
}

/** A country's bonuses and casinos. */
export function CountryPage(props: CountryPageProps) {
  const { slug = '' } = useParams();
  const { data, error, isFetching, refetch } = useCountriesQuery();
  const retry = useRetryPage();
  const country = data?.find((known) => known.slug === slug);
  if (country) return <CountryView key={country.code} country={country} {...props} />;
  if (data) return <ProblemPage problem={NO_SUCH_COUNTRY} onRetry={retry} />;
  if (error !== undefined && !isFetching) {
    const problem = isProblem(error) ? error : undefined;
    return <ProblemPage problem={problem} onRetry={() => void refetch()} />;
  }
  return (
    <div className="container-page py-10">
      <PageHead title="Loading country..." description="Casino bonuses by country." unlisted />
      <Spinner label="Loading country..." />
      <Skeleton className="mt-6 h-20 max-w-xl" />
      <Skeleton className="mt-10 h-96" />
    </div>
  );
}
