import { useBonusFacetsQuery } from '../../../api/bonus-facets.api.ts';
import { Button } from '../../../ui/button.tsx';
import { formatCount } from '../../../ui/format.ts';
import { pagesFor } from '../../../ui/list-pages.ts';
import { LoadMore } from '../../../ui/load-more.tsx';
import { PageLinks } from '../../../ui/page-links.tsx';
import { EmptyState, ErrorState } from '../../../ui/state.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { useListedPages } from '../../../ui/use-listed-pages.ts';
import type { Offer } from '../public-promotions.api.ts';
import { BonusGrid, BonusGridSkeleton } from './bonus-grid.tsx';
import { CompareBar, CompareChoice } from './compare-bar.tsx';
import { NoOffers } from './no-offers.tsx';
import { OfferControls } from './offer-controls.tsx';
import { FILTERS, filteredOffers, isNarrowed, offerFilterOf } from './offer-filter.ts';
import { OffersLd } from './offers-ld.tsx';
import { useOffersOfCountry } from './offers-of-country.ts';
import { MAX_COMPARED, useComparedOffers } from './use-compared-offers.ts';

/** Offers of a page of the list. */
export const OFFERS_PER_PAGE = 12;
const PLACEHOLDERS = 6;

/** All offers for a country, twelve at a time: filtered and sorted by the address, and compared. */
export function CountryOffers() {
  const { country, offers, waiting, failed, retry } = useOffersOfCountry({ page: 'country' });
  if (waiting) return <BonusGridSkeleton count={PLACEHOLDERS} label="Loading casino bonuses" />;
  if (failed || offers === undefined) {
    return (
      <ErrorState
        headingLevel="h3"
        title="Failed to load promotions. Please try again later."
        onRetry={retry}
      />
    );
  }
  if (offers.length === 0) return <NoOffers />;
  return <ChosenOffers offers={offers} country={country.code} />;
}

interface ChosenOffersProps {
  readonly offers: readonly Offer[];
  readonly country: string;
}

function ChosenOffers({ offers, country }: ChosenOffersProps) {
  const { data: facets } = useBonusFacetsQuery();
  useKeptFocus();
  const compared = useComparedOffers(offers);
  const { search, choose, clear, shown: asked, showPages, addressOf } = useListedPages();
  const filter = offerFilterOf(search);
  const clearFilters = () => clear(FILTERS);
  const left = filteredOffers(offers, filter, facets);
  const pages = pagesFor(left.length, OFFERS_PER_PAGE);
  const first = Math.min(asked.first, pages);
  const shown = { first, last: Math.min(asked.last, pages) };
  const listed = left.slice((first - 1) * OFFERS_PER_PAGE, shown.last * OFFERS_PER_PAGE);
  const full = compared.chosen.length >= MAX_COMPARED;
  const compareChoice = (offer: Offer) => (
    <CompareChoice
      offer={offer}
      chosen={compared.isChosen(offer)}
      full={full}
      onToggle={() => compared.toggle(offer)}
    />
  );
  return (
    <>
      {offers.length > 1 && (
        <OfferControls offers={offers} facets={facets} filter={filter} onChoose={choose} />
      )}
      {isNarrowed(filter) && (
        <p className="mb-4 flex flex-wrap items-center gap-x-4 text-sm text-ink-muted">
          <output>{`${formatCount(left.length)} of ${formatCount(offers.length)} bonuses`}</output>
          <Button variant="link" size="sm" className="min-h-9" onClick={clearFilters}>
            Clear filters
          </Button>
        </p>
      )}
      {left.length === 0 && (
        <EmptyState
          headingLevel="h3"
          title="No bonus fits these filters"
          actions={<Button onClick={clearFilters}>Clear filters</Button>}
        >
          <p>Try removing some filters.</p>
        </EmptyState>
      )}
      {listed.length > 0 && <OffersLd offers={listed} country={country} />}
      <BonusGrid offers={listed} {...(offers.length > 1 && { action: compareChoice })} />
      {shown.last < pages && (
        <LoadMore to={addressOf(shown.last + 1)} onMore={() => showPages(shown.last - first + 2)}>
          Load More Bonuses
        </LoadMore>
      )}
      <PageLinks shown={shown} pages={pages} to={addressOf} />
      <CompareBar chosen={compared.chosen} onClear={compared.clear} />
    </>
  );
}
