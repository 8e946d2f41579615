import { exportPromotions } from '@slots/contracts/casino/casinos-bulk';
import { promotionEntity } from '@slots/contracts/casino/promotion-entity';
import type { Money } from '@slots/contracts/money';
import { mapRows, type Route, route } from '@slots/http-kit/route';
import { staffAnswer } from '@slots/mongo/entity';
import type { PromotionsRepository, PromotionWithCasino } from './promotions.repository.ts';

/** '10.00 GBP', for spreadsheets to split. */
const moneyCell = (money: Money | null) => money && `${money.amount.toFixed(2)} ${money.currency}`;

function toRow(promotion: PromotionWithCasino) {
  const answer = staffAnswer(promotionEntity, promotion);
  const { wagering, minDeposit, maxBonus, maxBet, maxWin, countryLinks } = answer;
  return {
    ...answer,
    casino: promotion.casino,
    countries: promotion.countries.join(' '),
    wagering: wagering && `${wagering.times} ${wagering.of}`,
    minDeposit: moneyCell(minDeposit),
    maxBonus: moneyCell(maxBonus),
    maxBet: moneyCell(maxBet),
    maxWin: moneyCell(maxWin),
    countryLinks: countryLinks.map(({ country, url }) => `${country} ${url}`).join('\n'),
  };
}

/** The CSV export of promotions. */
export function createPromotionsCsvRoutes({
  records,
}: {
  records: Pick<PromotionsRepository, 'stream'>;
}): Route[] {
  return [
    route(exportPromotions, ({ query }) => ({
      status: 200,
      rows: mapRows(records.stream(query.casino), toRow),
    })),
  ];
}
