import { skipToken } from '@reduxjs/toolkit/query';
import type { Deal } from '@slots/contracts/affiliate/deals';
import type { StaffPromotion } from '@slots/contracts/casino/promotions';
import { Link } from 'react-router-dom';
import { useDealsQuery } from '../../../api/deals.api.ts';
import { FRESH_FOR_A_MINUTE } from '../../../api/freshness.ts';
import { useMayUse } from '../../../api/screen-access.ts';
import { portalPaths } from '../../../config/portal-paths.ts';
import { dayFromNow } from '../../../ui/click-days.ts';
import { dealState, dealTerms } from '../../../ui/deal-in-words.ts';
import { GLOBAL, offerCode } from './countries-of-offer.ts';
import { Fact } from './fact.tsx';

interface DealFactProps {
  readonly promotion: StaffPromotion;
  /** The casino's affiliate. */
  readonly affiliateId: number | null;
}

/** The deals that pay for a promotion today, which count in place of its own figures; nothing without one. */
export function DealFact({ promotion, affiliateId }: DealFactProps) {
  const isManager = useMayUse('managers');
  const asked = isManager && affiliateId !== null ? affiliateId : skipToken;
  const { data = [] } = useDealsQuery(asked, FRESH_FOR_A_MINUTE);
  const today = dayFromNow(0);
  const running = data.filter(
    (deal) => dealState(deal, today) === 'Running' && paysFor(deal, promotion),
  );
  if (affiliateId === null || running.length === 0) return null;
  const hasFigures = promotion.revenueShare !== null || promotion.cpa !== null;
  return (
    <Fact name="Deal" wide>
      <ul>
        {running.map((deal) => (
          <li key={deal.id}>
            <Link
              to={portalPaths.affiliate(affiliateId)}
              className="text-link underline underline-offset-4"
            >
              {dealTerms(deal)}
            </Link>
            {deal.countries.length > 0 && ` in ${deal.countries.join(', ')}`}
          </li>
        ))}
      </ul>
      {hasFigures && (
        <p className="text-sm text-ink-muted">
          The deal applies, not the promotion's revenue share and CPA.
        </p>
      )}
    </Fact>
  );
}

function paysFor({ casinoIds, countries }: Deal, promotion: StaffPromotion): boolean {
  const isForCasino = casinoIds.length === 0 || casinoIds.includes(promotion.casinoId);
  const isForCountry =
    countries.length === 0 ||
    promotion.countries.some(
      (code) => offerCode(code) === GLOBAL || countries.includes(offerCode(code)),
    );
  return isForCasino && isForCountry;
}
