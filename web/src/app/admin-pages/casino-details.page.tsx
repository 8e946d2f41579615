import { lazy, Suspense } from 'react';
import { CasinoDetails } from '../../features/casinos/admin/casino-details.tsx';
import { CasinoPromotions } from '../../features/promotions/admin/casino-promotions.tsx';
import { Spinner } from '../../ui/spinner.tsx';

const CasinoReviewTab = lazy(async () => ({
  default: (await import('../casino-review-tab.tsx')).CasinoReviewTab,
}));

/** One casino with its tabs. Its promotions are another feature, so this page joins the two. */
export function Component() {
  return (
    <CasinoDetails
      renderPromotions={(casino) => <CasinoPromotions casino={casino} />}
      renderReview={() => (
        <Suspense fallback={<Spinner label="Loading review..." />}>
          <CasinoReviewTab />
        </Suspense>
      )}
    />
  );
}
