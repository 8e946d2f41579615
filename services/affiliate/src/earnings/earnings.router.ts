import {
  type EarningLine,
  exportEarnings,
  reportEarnings,
} from '@slots/contracts/affiliate/earnings';
import { type Route, route } from '@slots/http-kit/route';
import type { EarningReportsService } from './earning-reports.service.ts';

const CONVERTED = ['convertedCurrency', 'convertedAmount', 'convertedPerClick'] as const;

/** A number, which spreadsheets can add up. */
const numberOf = (amount: string | null | undefined) =>
  amount === null || amount === undefined ? null : Number(amount);

/** A row for each currency of a line; what is counted or converted stands in the first one. */
function rowsOf({ key, name, amounts, perClick, ...line }: EarningLine) {
  const { clicks, registrations, deposits, converted } = line;
  const ofLine = {
    clicks,
    registrations,
    deposits,
    convertedCurrency: converted?.currency ?? null,
    convertedAmount: numberOf(converted?.amount),
    convertedPerClick: numberOf(converted?.perClick),
  };
  const none = {
    clicks: null,
    registrations: null,
    deposits: null,
    convertedCurrency: null,
    convertedAmount: null,
    convertedPerClick: null,
  };
  const currencies = Object.keys(amounts);
  if (currencies.length === 0) {
    return [{ key, name, ...ofLine, currency: null, amount: null, perClick: null }];
  }
  return currencies.map((currency, index) => ({
    key,
    name,
    ...(index === 0 ? ofLine : none),
    currency,
    amount: numberOf(amounts[currency]),
    perClick: numberOf(perClick[currency]),
  }));
}

async function* csvRows(lines: AsyncIterable<EarningLine>) {
  for await (const line of lines) yield* rowsOf(line);
}

export function createEarningRoutes({ reports }: { reports: EarningReportsService }): Route[] {
  return [
    route(reportEarnings, async ({ query }) => ({
      status: 200,
      body: await reports.report(query),
    })),
    route(exportEarnings, ({ query }) => {
      const without = reports.isConverted ? [] : CONVERTED;
      return { status: 200, rows: csvRows(reports.lines(query)), without };
    }),
  ];
}
