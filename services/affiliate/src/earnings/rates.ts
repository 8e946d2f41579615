import { currencyCode } from '@slots/contracts/money';
import { readSettingsFile } from '@slots/env/settings-file';
import { z } from 'zod';

/** Decimal places of rates. */
const DECIMALS = 9;
/** A smaller one would become 0. */
const MIN_RATE = 1 / 10 ** DECIMALS;
const RATE_REFUSED = `must be a number of at least ${MIN_RATE.toFixed(DECIMALS)}`;

/** RATES_FILE: what one unit of each other currency is worth in this one. */
const ratesFile = z
  .strictObject({
    currency: currencyCode,
    rates: z.record(
      currencyCode,
      z.number({ error: RATE_REFUSED }).min(MIN_RATE, RATE_REFUSED).max(1e9),
    ),
  })
  .superRefine(({ currency, rates }, context) => {
    if ((rates[currency] ?? 1) === 1) return;
    const message = `must be 1 or left out, since all is converted into ${currency}`;
    context.addIssue({ code: 'custom', path: ['rates', currency], message });
  });

export interface Rates {
  readonly currency: string;
  /** In hundredths of `currency`, rounded once at the end; undefined where a currency has no rate. */
  sumOf(hundredths: ReadonlyMap<string, number>): number | undefined;
}

const SCALE = 10n ** BigInt(DECIMALS);

/** To the nearest whole number, halves away from zero. */
function rounded(scaled: bigint): number {
  const half = SCALE / 2n;
  return Number((scaled < 0n ? scaled - half : scaled + half) / SCALE);
}

/** @throws Error that names the file and what is wrong with it */
export function readRates(file: string): Rates {
  const what = '(RATES_FILE) does not hold rates of currencies';
  const { currency, rates } = readSettingsFile(file, ratesFile, what);
  const scaled = new Map(
    Object.entries({ ...rates, [currency]: 1 }).map(([code, rate]) => [
      code,
      BigInt(rate.toFixed(DECIMALS).replace('.', '')),
    ]),
  );
  return {
    currency,
    sumOf(hundredths) {
      let sum = 0n;
      for (const [code, amount] of hundredths) {
        const rate = scaled.get(code);
        if (rate === undefined) return undefined;
        sum += BigInt(amount) * rate;
      }
      return rounded(sum);
    },
  };
}
