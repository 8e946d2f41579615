import type { BonusFacets } from '@slots/contracts/casino/promotions';
import type { MarketRules } from '../market/market-rules.ts';
import type { BonusFacetsRepository } from './bonus-facets.repository.ts';

interface Coded {
  readonly _id: number;
  readonly code: string;
}
type Named = Coded & { readonly name: string };

/** Those of some ids that exist. */
type ByIds<Entry> = (ids: readonly number[]) => Promise<readonly Entry[]>;

/** The visitors' filters of offers. */
export function createBonusFacetsService({
  casinos,
  market,
  licences,
  paymentMethods,
  currencies,
}: {
  casinos: BonusFacetsRepository;
  market: Pick<MarketRules, 'filter'>;
  licences: ByIds<Named>;
  paymentMethods: ByIds<Named>;
  currencies: ByIds<Coded & { readonly symbol: string }>;
}) {
  return {
    /** By name, currencies by code; each once. Of casinos whose offers the visitor's country does not withhold. */
    async list(visitor: string | null): Promise<BonusFacets> {
      const filter = await market.filter([visitor]);
      const related = filter ? await casinos.ofPublished(filter.casino) : [];
      const [licenceEntries, paymentEntries, currencyEntries] = await Promise.all([
        licences(each(related.flatMap(({ gamblingLicenceIds }) => gamblingLicenceIds))),
        paymentMethods(each(related.flatMap(({ paymentMethodIds }) => paymentMethodIds))),
        currencies(each(related.flatMap(({ currencyIds }) => currencyIds))),
      ]);
      return {
        licences: byName(licenceEntries),
        paymentMethods: byName(paymentEntries),
        currencies: currencyEntries
          .map(({ _id, symbol, code }) => ({ id: _id, symbol, code }))
          .toSorted((one, other) => one.code.localeCompare(other.code, 'en')),
      };
    },
  };
}

export type BonusFacetsService = ReturnType<typeof createBonusFacetsService>;

const each = (ids: readonly number[]) => [...new Set(ids)];

function byName(entries: readonly Named[]) {
  return entries
    .map(({ _id, name, code }) => ({ id: _id, name, code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
