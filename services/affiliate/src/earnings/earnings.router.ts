import {
  type EarningLine,
  exportEarnings,
  reportEarnings,
} from '@slots/contracts/affiliate/earnings';
import { okRoute, type Route, route } from '@slots/http-kit/route';
import type { EarningReportsService } from './earning-reports.service.ts';

const CONVERTED = ['convertedCurrency', 'convertedAmount', 'convertedPerClick'] as const;

/** A number, which spreadsheets can add up. */
const numberOf = (amount: string | null | undefined) => (amount ? Number(amount) : null);

/** A row for each currency of a line; what is counted or converted stands in the first one. */
function rowsOf({ key, name, amounts, perClick, converted, ...counts }: EarningLine) {
  const currencies = Object.keys(amounts);
  return (currencies.length === 0 ? [null] : currencies).map((currency, index) => {
    const once = <T>(value: T) => (index === 0 ? value : null);
    return {
      key,
      name,
      clicks: once(counts.clicks),
      registrations: once(counts.registrations),
      deposits: once(counts.deposits),
      currency,
      amount: currency && numberOf(amounts[currency]),
      perClick: currency && numberOf(perClick[currency]),
      convertedCurrency: once(converted?.currency ?? null),
      convertedAmount: once(numberOf(converted?.amount)),
      convertedPerClick: once(numberOf(converted?.perClick)),
    };
  });
}

async function* csvRows(lines: AsyncIterable<EarningLine>) {
  for await (const line of lines) yield* rowsOf(line);
}

export function createEarningRoutes({ reports }: { reports: EarningReportsService }): Route[] {
  return [
    okRoute(reportEarnings, ({ query }) => reports.report(query)),
    route(exportEarnings, ({ query }) => {
      const without = reports.isConverted ? [] : CONVERTED;
      return { status: 200, rows: csvRows(reports.lines(query)), without };
    }),
  ];
}
