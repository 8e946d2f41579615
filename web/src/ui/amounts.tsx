/** An amount as it was counted, to the hundredth in every currency: '£1,234.50', '¥120.00'. */
export function formatAmount(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(amount);
}

/** Amounts by currency, as the calls answer them: '123.45' by 'GBP'. */
export type Amounts = Readonly<Record<string, string>>;

/** Each amount in its currency's writing, in the order of the codes; never added. */
const written = (amounts: Amounts): readonly string[] =>
  Object.entries(amounts)
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'))
    .map(([currency, amount]) => formatAmount(Number(amount), currency));

/** '€20.00 and £5.00', or 'nothing'. */
export const amountsInWords = (amounts: Amounts): string =>
  written(amounts).join(' and ') || 'nothing';

/** Amounts one below the other, or a dash. */
export function AmountList({ amounts }: { readonly amounts: Amounts }) {
  const lines = written(amounts);
  if (lines.length === 0) return <span className="text-ink-faint">–</span>;
  return lines.map((line) => (
    // On a phone a long one goes on below its currency's code; the figure itself stays whole.
    <span key={line} className="block whitespace-nowrap max-sm:whitespace-normal">
      {line.replace('\u00a0', ' ')}
    </span>
  ));
}
