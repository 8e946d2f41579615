import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/state.tsx';
import { BonusGrid, BonusGridSkeleton } from './bonus-grid.tsx';
import { NoOffers } from './no-offers.tsx';
import { useOffersOfCountry } from './offers-of-country.ts';

const STEP = 12;
const PLACEHOLDERS = 6;

/** All offers for a country, twelve at a time. */
export function CountryOffers() {
  const { offers, waiting, failed, retry } = useOffersOfCountry();
  const [shown, setShown] = useState(STEP);
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
  return (
    <>
      <BonusGrid offers={offers.slice(0, shown)} />
      {offers.length > shown && (
        <div className="mt-8 flex justify-center">
          <Button
            variant="secondary"
            size="lg"
            className="min-w-56"
            onClick={() => setShown(shown + STEP)}
          >
            Load More Bonuses
          </Button>
        </div>
      )}
    </>
  );
}
