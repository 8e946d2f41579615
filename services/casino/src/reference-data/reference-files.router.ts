import {
  exportCurrencies,
  exportGamblingLicences,
  exportPaymentMethods,
} from '@slots/contracts/casino/reference-data';
import { type Route, route } from '@slots/http-kit/route';
import { toCurrency, toGamblingLicence, toPaymentMethod } from './reference.mapper.ts';
import type { ReferenceRecord } from './reference.model.ts';
import type { ReferenceRepository } from './reference.repository.ts';

type Filed = Pick<ReferenceRepository, 'filed'>;

async function* fileOf<Row>(
  entries: AsyncIterable<ReferenceRecord>,
  toRow: (entry: ReferenceRecord) => Row,
) {
  for await (const entry of entries) yield toRow(entry);
}

/** The lists of reference data as files. */
export function createReferenceFileRoutes(records: {
  paymentMethods: Filed;
  gamblingLicences: Filed;
  currencies: Filed;
}): Route[] {
  return [
    route(exportPaymentMethods, ({ query: { sort } }) => ({
      status: 200,
      rows: fileOf(records.paymentMethods.filed(sort), toPaymentMethod),
    })),
    route(exportGamblingLicences, ({ query: { sort } }) => ({
      status: 200,
      rows: fileOf(records.gamblingLicences.filed(sort), toGamblingLicence),
    })),
    route(exportCurrencies, ({ query: { sort } }) => ({
      status: 200,
      rows: fileOf(records.currencies.filed(sort), toCurrency),
    })),
  ];
}
