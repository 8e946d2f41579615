import { formatMoney } from '../../ui/format.ts';
import type { Terms } from './offer-terms.ts';

/** A word of the contract for people: 'deposit-match' as 'Deposit match'. */
export function inWords(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1).replaceAll('-', ' ');
}

/**
 * The sum to stake before the whole bonus is paid out: times × the largest bonus; where the deposit counts too,
 * times × both, with the smallest deposit, so at least that much. An unknown sum is described in words: that
 * of winnings is never known.
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
