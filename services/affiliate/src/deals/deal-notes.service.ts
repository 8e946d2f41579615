import {
  DEAL_NOTE_DAYS,
  type DealNote,
  type DealReason,
  dealEntity,
} from '@slots/contracts/affiliate/deals';
import { staffAnswer } from '@slots/mongo/entity';
import type { ClickReportsRepository } from '../clicks/click-reports.repository.ts';
import { dayOf } from '../clicks/report-period.ts';
import { amountsOf } from '../conversions/amounts.ts';
import type {
  ConversionsRepository,
  ReportedOfDeal,
} from '../conversions/conversions.repository.ts';
import type { DealRecord } from './deal.model.ts';
import type { DealsRepository } from './deals.repository.ts';

/** In hundredths, by currency. */
const amountsOfEvent = ({ amounts }: ReportedOfDeal, event: 'cpa' | 'revenue') =>
  new Map(
    amounts.filter((one) => one.event === event).map(({ currency, amount }) => [currency, amount]),
  );

function reasonsOf(deal: DealRecord, clicks: number, reported: ReportedOfDeal): DealReason[] {
  const reasons: DealReason[] = [];
  if (clicks > 0 && reported.conversions === 0) reasons.push('no-conversions');
  const { cpa } = deal;
  if (cpa !== null) {
    const paid = amountsOfEvent(reported, 'cpa').get(cpa.currency) ?? 0;
    if (paid < cpa.hundredths * reported.customers) reasons.push('cpa-missing');
  }
  const hasRevenue = reported.amounts.some(({ event }) => event === 'revenue');
  if (deal.share !== null && reported.deposits > 0 && !hasRevenue) reasons.push('revenue-missing');
  return reasons;
}

export function createDealNotesService({
  deals,
  clicks,
  conversions,
  affiliates,
}: {
  deals: Pick<DealsRepository, 'ofDay'>;
  clicks: Pick<ClickReportsRepository, 'countOfDeal'>;
  conversions: Pick<ConversionsRepository, 'reportedOf'>;
  affiliates: () => Promise<readonly { readonly _id: number; readonly name: string }[]>;
}) {
  return {
    /** Current deals that need attention. */
    async list(): Promise<DealNote[]> {
      const today = dayOf(Date.now());
      const first = dayOf(Date.now(), DEAL_NOTE_DAYS - 1);
      const names = new Map((await affiliates()).map(({ _id, name }) => [_id, name]));
      const notes: DealNote[] = [];
      for (const deal of await deals.ofDay(today)) {
        const from = deal.from > first ? deal.from : first;
        const { affiliateId, casinoIds, countries } = deal;
        const scope = { affiliateId, casinoIds, countries, from };
        const [counted, reported] = await Promise.all([
          clicks.countOfDeal(scope),
          conversions.reportedOf(scope),
        ]);
        const reasons = reasonsOf(deal, counted, reported);
        if (reasons.length === 0) continue;
        const { registrations, deposits, customers } = reported;
        const promised = deal.cpa && deal.cpa.hundredths * customers;
        notes.push({
          deal: staffAnswer(dealEntity, deal),
          affiliateName: names.get(affiliateId) ?? `Affiliate ${affiliateId}`,
          reasons,
          from,
          to: today,
          clicks: counted,
          registrations,
          deposits,
          customers,
          promised: amountsOf(new Map(promised ? [[deal.cpa?.currency ?? '', promised]] : [])),
          reportedCpa: amountsOf(amountsOfEvent(reported, 'cpa')),
          reportedRevenue: amountsOf(amountsOfEvent(reported, 'revenue')),
        });
      }
      return notes;
    },
  };
}

export type DealNotesService = ReturnType<typeof createDealNotesService>;
