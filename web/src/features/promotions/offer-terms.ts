import type { Promotion } from '@slots/contracts/casino/promotions';
import { formatMoney } from '../../ui/format.ts';

type Money = NonNullable<Promotion['maxBonus']>;
type Terms = Pick<Promotion, 'wagering' | 'minDeposit' | 'maxBonus' | 'validDays'>;

/** A word of the contract for people: 'deposit-match' as 'Deposit match'. */
export function inWords(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1).replaceAll('-', ' ');
}

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

/**
 * The sum to stake before the whole bonus is paid out: times × the largest bonus; where the deposit counts too,
 * times × both, with the smallest deposit, so at least that much. A sum that is not known is told in words: that
 * of winnings never is.
 */
export function stakeText({ wagering, maxBonus, minDeposit }: Terms): string | undefined {
  if (!wagering) return undefined;
  const { times, of } = wagering;
  if (times === 0) return 'Nothing';
  if (of === 'winnings') return `${times}× the winnings`;
  if (of === 'bonus') {
    return maxBonus
      ? formatMoney(times * maxBonus.amount, maxBonus.currency)
      : `${times}× the bonus`;
  }
  if (!maxBonus || minDeposit?.currency !== maxBonus.currency) {
    return `${times}× the bonus and the deposit`;
  }
  return `At least ${formatMoney(times * (maxBonus.amount + minDeposit.amount), maxBonus.currency)}`;
}
