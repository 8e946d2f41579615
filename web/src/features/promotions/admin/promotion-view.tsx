import type { StaffPromotion } from '@slots/contracts/casino/promotions';
import { isWebLink } from '@slots/contracts/web-link';
import { useMayUse } from '../../../api/screen-access.ts';
import { useStaffCountriesQuery } from '../../../api/staff-countries.api.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ClicksOf } from '../../../ui/clicks-of.tsx';
import { EarningsOf } from '../../../ui/earnings-of.tsx';
import { formatCount } from '../../../ui/format.ts';
import { LinkHealth } from '../../../ui/link-health.tsx';
import { RecordHistory } from '../../../ui/record-history.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';
import { GLOBAL, offerCode } from './countries-of-offer.ts';
import { DealFact } from './deal-fact.tsx';
import { Fact } from './fact.tsx';
import { MarketNotice } from './market-notice.tsx';
import { PromotionSchedule, ScheduleBadge } from './promotion-schedule.tsx';
import { OutsideLink, TermsFacts } from './terms-facts.tsx';

/** More countries than these are counted, not named. */
const NAMED_COUNTRIES = 12;

interface PromotionViewProps {
  readonly promotion: StaffPromotion;
  /** The casino's affiliate. */
  readonly affiliateId: number | null;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

/** A promotion, read-only. */
export function PromotionView(props: PromotionViewProps) {
  const { promotion, affiliateId, onEdit, onDelete } = props;
  const { id, headline, significantTerms, ctaLink, score, revenueShare, cpa } = promotion;
  const isManager = useMayUse('managers');
  const subject = { casino: promotion.casinoId, promotion: id };
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <h3 className="min-w-0 text-subheading font-bold break-words">{headline}</h3>
        <div className="flex shrink-0 flex-wrap justify-end gap-1.5">
          <ScheduleBadge promotion={promotion} />
          <Badge variant="tint" className="tabular-nums">{`Score: ${score}`}</Badge>
        </div>
      </div>
      <MarketNotice
        casinoId={promotion.casinoId}
        offer={promotion}
        countries={promotion.countries}
      />
      <dl className="grid grid-cols-2 gap-3">
        <Fact name="Significant Terms" wide>
          {significantTerms ? (
            <span className="whitespace-pre-line">{significantTerms}</span>
          ) : null}
        </Fact>
        <Fact name="Tracking Link" wide>
          {ctaLink && isWebLink(ctaLink) ? (
            <>
              <OutsideLink address={ctaLink} />
              <LinkHealth what="Link" health={promotion.linkHealth} />
            </>
          ) : null}
        </Fact>
        <Fact name="Revenue Share">{revenueShare === null ? null : `${revenueShare}%`}</Fact>
        <Fact name="CPA">{cpa === null ? null : `£${formatCount(cpa)}`}</Fact>
        <DealFact promotion={promotion} affiliateId={affiliateId} />
        <TermsFacts promotion={promotion} />
        <PromotionSchedule promotion={promotion} />
        <Fact name="Clicks" wide>
          <ClicksOf what={subject} />
        </Fact>
        {isManager && (
          <Fact name="Earnings" wide>
            <EarningsOf what={subject} />
          </Fact>
        )}
        <Fact name="Countries" wide>
          <Countries codes={promotion.countries} />
        </Fact>
      </dl>
      <div className="flex flex-wrap gap-2 border-t border-line pt-4">
        <RowActions name={headline} onEdit={onEdit} onDelete={onDelete} />
        <RecordHistory address={`/api/promotions/${id}`} name={headline} size="sm" />
      </div>
    </>
  );
}

function Countries({ codes }: { readonly codes: readonly string[] }) {
  const { data } = useStaffCountriesQuery();
  if (codes.length === 0) return 'None: this promotion is not shown anywhere';
  const names = new Map(data?.map(({ code, name }) => [offerCode(code), name]));
  const nameOf = (code: string): string =>
    offerCode(code) === GLOBAL ? 'Global' : (names.get(offerCode(code)) ?? code);
  const more = codes.length - NAMED_COUNTRIES;
  return (
    <span className="flex flex-wrap gap-1.5 pt-1">
      {codes.slice(0, NAMED_COUNTRIES).map((code) => (
        <Badge key={code} variant="outline">
          {nameOf(code)}
        </Badge>
      ))}
      {more > 0 && <Badge>{`+${more} more`}</Badge>}
    </span>
  );
}
