import type { LoaderFunctionArgs } from 'react-router-dom';
import { bonusFacetsApi, useBonusFacetsQuery } from '../../../api/bonus-facets.api.ts';
import { useConfig } from '../../../config/config-context.ts';
import { CASINOS_PER_PAGE } from '../../../config/list-sizes.ts';
import { pageImage } from '../../../config/page-image.ts';
import { paths } from '../../../config/paths.ts';
import { JsonLd } from '../../../head/json-ld.tsx';
import { PageHead } from '../../../head/page-head.tsx';
import type { Loading } from '../../../routing/loading.ts';
import { NO_SUCH_PAGE, needPage } from '../../../routing/no-such-page.ts';
import { ProblemPage } from '../../../routing/problem-page.tsx';
import { useRetryPage } from '../../../routing/use-retry-page.ts';
import { PageTrail } from '../../../ui/breadcrumbs.tsx';
import { Button } from '../../../ui/button.tsx';
import { counted } from '../../../ui/counted.ts';
import { IfOffers, NoOffersShown, useMayShowOffers } from '../../../ui/if-offers.tsx';
import { pagesOfAddress } from '../../../ui/list-pages.ts';
import { pagesShown } from '../../../ui/pages-shown.ts';
import { EmptyState } from '../../../ui/state.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { casinoDirectoryApi, useCasinoDirectoryInfiniteQuery } from '../casino-directory.api.ts';
import { CasinoControls } from './casino-controls.tsx';
import { casinoFilterOf, useCasinoFilter } from './casino-filter.ts';
import { CasinoList } from './casino-list.tsx';

const TITLE = 'All Casinos';
const PLACEHOLDERS = 9;

export const loader =
  (loading: Loading) =>
  async ({ request }: LoaderFunctionArgs) => {
    if (loading.offersFor() === undefined) return null;
    const { searchParams } = new URL(request.url);
    const { casinoDirectory } = casinoDirectoryApi.endpoints;
    const { bonusFacets } = bonusFacetsApi.endpoints;
    const filter = casinoFilterOf(searchParams);
    const [begun] = await Promise.all([
      loading.need(casinoDirectory, filter),
      loading.want(bonusFacets, undefined),
    ]);
    const shown = pagesOfAddress(searchParams);
    needPage(shown.first, begun?.pages[0]);
    await loading.wantRestOnServer(casinoDirectory, filter, shown);
    return null;
  };

type Listing = ReturnType<typeof useCasinoFilter>;

/** The casinos of a page as a list for search engines. */
function CasinosLd({ casinos }: { readonly casinos: readonly { name: string; slug: string }[] }) {
  const { publicOrigin } = useConfig();
  return (
    <JsonLd
      thing={{
        '@type': 'ItemList',
        itemListElement: casinos.map(({ name, slug }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: new URL(paths.casinoReview(slug), publicOrigin).href,
        })),
      }}
    />
  );
}

function Casinos({ listing }: { readonly listing: Listing }) {
  const { filter, shown, narrowed, choose, clear, showPages, addressOf } = listing;
  const { data: facets } = useBonusFacetsQuery();
  const list = useCasinoDirectoryInfiniteQuery(filter);
  const casinos = pagesShown(list.currentData?.pages ?? [], shown).flatMap(({ data }) => data);

  return (
    <>
      <CasinoControls facets={facets} filter={filter} onChoose={choose} />
      {casinos.length > 0 && (
        <>
          <CasinosLd casinos={casinos} />
          {/* The cards' names are third-level headings. */}
          <h2 className="sr-only">Casinos</h2>
        </>
      )}
      <CasinoList
        list={list}
        placeholders={PLACEHOLDERS}
        shown={shown}
        pageSize={CASINOS_PER_PAGE}
        to={addressOf}
        onPages={showPages}
        empty={
          narrowed ? (
            <EmptyState
              title="No casinos match these filters"
              actions={<Button onClick={clear}>Clear filters</Button>}
            >
              Try another licence, payment method or currency.
            </EmptyState>
          ) : (
            <EmptyState title="No casinos here yet">Meanwhile, try the free games.</EmptyState>
          )
        }
      />
    </>
  );
}

/** All published casinos, whether they have an offer or not. */
export function Component() {
  const listing = useCasinoFilter();
  const { shown, canonical, filter } = listing;
  const retry = useRetryPage();
  useKeptFocus();
  const mayShow = useMayShowOffers();
  const { data } = useCasinoDirectoryInfiniteQuery(filter, {
    skip: shown.first === 1 || !mayShow,
  });
  if (shown.first > 1 && data?.pages[0]?.data.length === 0) {
    return <ProblemPage problem={NO_SUCH_PAGE} onRetry={retry} />;
  }
  return (
    <div className="container-page pt-8 pb-4">
      <PageHead
        title={shown.first > 1 ? `${TITLE}, page ${shown.first}` : TITLE}
        description="Every casino that we review, best rating first: its licences, payment methods and currencies, with an offer or without."
        path={canonical}
        image={pageImage('pages', 'casinos')}
      />
      <PageTrail items={[{ label: TITLE, to: canonical }]} />
      <header className="mt-5 mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3 border-b-2 border-ink pb-5">
        <div className="max-w-2xl">
          <h1 className="text-title font-extrabold">{TITLE}</h1>
          <p className="mt-2 text-pretty text-ink-muted">
            Every casino that we review, best rating first. Each review has its licences, payment
            methods and offers.
          </p>
        </div>
        <IfOffers otherwise={null}>
          <Count filter={filter} />
        </IfOffers>
      </header>
      <IfOffers otherwise={<NoOffersShown />}>
        <Casinos listing={listing} />
      </IfOffers>
    </div>
  );
}

function Count({ filter }: Pick<Listing, 'filter'>) {
  const { currentData } = useCasinoDirectoryInfiniteQuery(filter);
  const total = currentData?.pages[0]?.total;
  return (
    <p aria-live="polite" className="min-h-6 font-semibold tabular-nums">
      {total !== undefined && counted(total, 'casino')}
    </p>
  );
}
