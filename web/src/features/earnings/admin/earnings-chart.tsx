import { useState } from 'react';
import type { EarningsReport } from '../../../api/earnings.api.ts';
import { formatAmount } from '../../../ui/amounts.tsx';
import { Button } from '../../../ui/button.tsx';
import { Charted } from '../../../ui/charted.tsx';
import { monthInWords } from './month-in-words.ts';
import { EARNINGS_DIMENSIONS, type EarningsFiltering } from './use-earnings-filter.ts';

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
  const heading = EARNINGS_DIMENSIONS.names[by];
  const rows = data.map(({ name, amounts }) => ({
    label: by === 'month' ? monthInWords(name) : name,
    values: [Number(amounts[currency] ?? 0)],
  }));
  const earning = rows.filter(({ values: [amount] }) => amount !== 0);
  return (
    <Charted
      title={`${currency} by ${heading.toLowerCase()}`}
      kind={by === 'month' ? 'time' : 'rank'}
      rowHeading={heading}
      series={[`Earned (${currency})`]}
      format={(amount) => formatAmount(amount, currency)}
      {...(by === 'month'
        ? { rows }
        : {
            charted: CHARTED,
            rows: earning.toSorted((one, other) => (other.values[0] ?? 0) - (one.values[0] ?? 0)),
          })}
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
