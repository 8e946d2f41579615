import { type Conversion, listConversions } from '@slots/contracts/affiliate/conversions';
import { okRoute, type Route } from '@slots/http-kit/route';
import { amountText } from './amounts.ts';
import type { ConversionRecord } from './conversion.model.ts';
import type { ConversionsRepository } from './conversions.repository.ts';

/** A conversion as managers read it. */
export function toConversion({
  _id: _record,
  at,
  amount,
  recheck: _recheck,
  ...facts
}: Omit<ConversionRecord, '_id'> & { readonly _id?: unknown }): Conversion {
  return {
    ...facts,
    at: at.toISOString(),
    amount: amount === null ? null : amountText(amount),
  };
}

export function createConversionRoutes({
  conversions,
}: {
  conversions: Pick<ConversionsRepository, 'page'>;
}): Route[] {
  return [
    okRoute(listConversions, async ({ query }) => {
      const { records, total } = await conversions.page(query.affiliate, query);
      return { data: records.map(toConversion), total };
    }),
  ];
}
