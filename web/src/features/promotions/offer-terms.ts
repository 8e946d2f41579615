import type { Promotion } from '@slots/contracts/casino/promotions';
import { formatMoney } from '../../ui/format.ts';

type Money = NonNullable<Promotion['maxBonus']>;
export type Terms = Pick<Promotion, 'wagering' | 'minDeposit' | 'maxBonus' | 'validDays'>;

/** '£10'; undefined for an unknown amount. */
export function moneyText(money: Money | null): string | undefined {
  return money ? formatMoney(money.amount, money.currency) : undefined;
}

/** '10× bonus'; undefined where it is not known. */
export function wageringText({ wagering }: Pick<Terms, 'wagering'>): string | undefined {
  if (!wagering) return undefined;
  const { times, of } = wagering;
  return times === 0 ? 'No wagering' : `${times}× ${of.replaceAll('-', ' ')}`;
}

/** '30 days'; undefined where it is not known. */
export function daysText(days: number | null): string | undefined {
  return days ? `${days} day${days === 1 ? '' : 's'}` : undefined;
}

/** The terms on a card: 'Wagering 10× bonus · min £10 · 30 days'; empty where none is known. */
export function termsLine(terms: Terms): string {
  const wagering = wageringText(terms);
  const deposit = moneyText(terms.minDeposit);
  return [
    terms.wagering?.times ? `Wagering ${wagering}` : wagering,
    deposit && `min ${deposit}`,
    daysText(terms.validDays),
  ]
    .filter(Boolean)
    .join(' · ');
}
