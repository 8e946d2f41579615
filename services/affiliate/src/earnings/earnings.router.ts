import {
  type EarningLine,
  exportEarnings,
  reportEarnings,
} from '@slots/contracts/affiliate/earnings';
import { type Route, route } from '@slots/http-kit/route';
import type { EarningReportsService } from './earning-reports.service.ts';

/** A row for each currency of a line; what is counted stands in the first one. */
function rowsOf({ key, name, clicks, registrations, deposits, amounts, perClick }: EarningLine) {
  const counts = { key, name, clicks, registrations, deposits };
  const none = { key, name, clicks: null, registrations: null, deposits: null };
  const currencies = Object.keys(amounts);
  if (currencies.length === 0) return [{ ...counts, currency: null, amount: null, perClick: null }];
  return currencies.map((currency, index) => ({
    ...(index === 0 ? counts : none),
    currency,
    // Numbers, which spreadsheets can add up.
    amount: Number(amounts[currency]),
    perClick: perClick[currency] === undefined ? null : Number(perClick[currency]),
  }));
}

async function* csvRows(report: () => Promise<{ readonly data: readonly EarningLine[] }>) {
  const { data } = await report();
  for (const line of data) yield* rowsOf(line);
}

export function createEarningRoutes({ reports }: { reports: EarningReportsService }): Route[] {
  return [
    route(reportEarnings, async ({ query }) => ({
      status: 200,
      body: await reports.report(query),
      headers: { 'Cache-Control': 'no-store' },
    })),
    route(exportEarnings, ({ query }) => ({
      status: 200,
      rows: csvRows(() => reports.report(query)),
    })),
  ];
}
