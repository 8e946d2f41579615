import type { Amounts } from '@slots/contracts/money';

/** Up to ten digits before the point: sums are exact below 70 trillion of a currency's unit, 2^46, in files too. */
const AMOUNT = /^(-?)(\d{1,10})(?:\.(\d{1,2}))?$/;

/** '-1.5' as -150; undefined for what is no amount with at most two decimals. */
export function hundredthsOf(text: string): number | undefined {
  const [matched, sign, whole = '', decimals = ''] = AMOUNT.exec(text) ?? [];
  if (matched === undefined) return undefined;
  const hundredths = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return sign === '-' && hundredths !== 0 ? -hundredths : hundredths;
}

/** 150 as '1.50'. */
export function amountText(hundredths: number): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Sums by currency as they are answered, in the order of the codes. */
export function amountsOf(hundredths: ReadonlyMap<string, number>): Amounts {
  const sorted = [...hundredths].sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([currency, sum]) => [currency, amountText(sum)]));
}

/** Divided and rounded to the nearest whole number, halves away from zero. */
export function dividedBy(hundredths: number, by: number): number {
  const rounded = Math.round(Math.abs(hundredths) / by);
  return hundredths < 0 && rounded !== 0 ? -rounded : rounded;
}
