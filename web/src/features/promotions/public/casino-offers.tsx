import { GLOBAL_CODE } from '@slots/contracts/geo/countries';
import { EmptyState } from '../../../ui/state.tsx';
import { BonusGrid, BonusGridSkeleton } from './bonus-grid.tsx';
import { OffersLd } from './offers-ld.tsx';
import { useOffersOfCountry } from './offers-of-country.ts';

/** True when an offer's countries include this one; Global offers hold everywhere, those of no country nowhere. */
function isFor(countries: readonly string[] | null | undefined, country: string): boolean {
  return (countries ?? []).some((entry) =>
    [country.toUpperCase(), GLOBAL_CODE].includes(entry.toUpperCase()),
  );
}

interface CasinoOffersProps {
  readonly casino: { readonly id: number; readonly name: string };
  /** Delay before the offers load, in milliseconds. */
  readonly afterMs?: number;
  /** Off on the casino's own page. */
  readonly linksToCasino?: boolean;
}

/** A casino's offers for the visitor's country. A failure is an empty list. */
export function CasinoOffers({ casino, afterMs = 0, linksToCasino = true }: CasinoOffersProps) {
  const { country, offers, isFormer, waiting } = useOffersOfCountry({ afterMs });
  const own = (offers ?? []).filter(
    ({ casinoId, countries }) =>
      casinoId === casino.id && (isFormer || isFor(countries, country.code)),
  );
  if (waiting || (isFormer && own.length === 0)) {
    return <BonusGridSkeleton count={1} label="Loading promotions" />;
  }
  if (own.length === 0) {
    return (
      <EmptyState
        headingLevel="h3"
        title={`No promotions for ${country.name} at the moment`}
        className="py-8!"
      >
        <p>Promotions differ by country. You can choose another at the top of the page.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <OffersLd offers={own} country={country.code} />
      <BonusGrid offers={own} linksToCasino={linksToCasino} />
    </>
  );
}
