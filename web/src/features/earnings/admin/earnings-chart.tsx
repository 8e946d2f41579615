import type { EarningLine } from '@slots/contracts/affiliate/earnings';
import { useState } from 'react';
import type { EarningsReport } from '../../../api/earnings.api.ts';
import { formatAmount } from '../../../ui/amounts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Charted } from '../../../ui/charted.tsx';
import type { EarningsFiltering } from './earnings-table.tsx';
import { monthInWords, monthsBetween } from './month-in-words.ts';

/** A chart of more bars than this is unreadable. */
const CHARTED = 10;

interface EarningsChartProps {
  readonly filtering: EarningsFiltering;
  readonly report: EarningsReport;
}

/** Amounts of one currency as a chart, with its table. Currencies are never added: each has a chart of its own. */
export function EarningsChart({ filtering, report: { data, totals } }: EarningsChartProps) {
  const currencies = Object.keys(totals.amounts).toSorted();
  const [chosen, setChosen] = useState('');
  const size = (code: string) => Math.abs(Number(totals.amounts[code]));
  const largest = currencies.toSorted((one, other) => size(other) - size(one))[0];
  const currency = currencies.includes(chosen) ? chosen : largest;
  if (currency === undefined) return null;
  const { by } = filtering.filter;
  const heading = filtering.dimensions.names[by];
  const rowOf = (label: string, line: Pick<EarningLine, 'amounts'> | undefined) => ({
    label,
    values: [Number(line?.amounts[currency] ?? 0)],
  });
  /** The report leaves out months of which it has nothing to tell. */
  function months() {
    const lines = new Map(data.map((line) => [line.key, line]));
    const { from, to } = filtering.period;
    return monthsBetween(from, to).map((month) => rowOf(monthInWords(month), lines.get(month)));
  }
  const earning = () =>
    data
      .map((line) => rowOf(line.name, line))
      .filter(({ values: [amount] }) => amount !== 0)
      .toSorted((one, other) => (other.values[0] ?? 0) - (one.values[0] ?? 0));
  return (
    <Charted
      title={`${currency} by ${heading.toLowerCase()}`}
      kind={by === 'month' ? 'time' : 'rank'}
      rowHeading={heading}
      series={[`Earned (${currency})`]}
      format={(amount) => formatAmount(amount, currency)}
      {...(by === 'month' ? { rows: months() } : { charted: CHARTED, rows: earning() })}
    >
      {currencies.length > 1 && (
        <fieldset className="flex flex-wrap gap-1">
          <legend className="sr-only">Currency</legend>
          {currencies.map((code) => (
            <Button
              key={code}
              size="sm"
              variant={code === currency ? 'secondary' : 'ghost'}
              aria-pressed={code === currency}
              onClick={() => setChosen(code)}
            >
              {code}
            </Button>
          ))}
        </fieldset>
      )}
    </Charted>
  );
}
