import type { BonusFacets } from '@slots/contracts/casino/promotions';
import type { ReferenceRecord } from '../reference-data/reference.model.ts';
import type { BonusFacetsRepository } from './bonus-facets.repository.ts';

/** Those of some ids that exist. */
type ByIds = (ids: readonly number[]) => Promise<readonly ReferenceRecord[]>;

/** What visitors may filter offers by. */
export function createBonusFacetsService({
  casinos,
  licences,
  paymentMethods,
  currencies,
}: {
  casinos: BonusFacetsRepository;
  licences: ByIds;
  paymentMethods: ByIds;
  currencies: ByIds;
}) {
  return {
    /** By name, currencies by code; each once. */
    async list(): Promise<BonusFacets> {
      const linked = await casinos.ofPublished();
      const [licenceEntries, paymentEntries, currencyEntries] = await Promise.all([
        licences(each(linked.flatMap(({ gamblingLicenceIds }) => gamblingLicenceIds))),
        paymentMethods(each(linked.flatMap(({ paymentMethodIds }) => paymentMethodIds))),
        currencies(each(linked.flatMap(({ currencyIds }) => currencyIds))),
      ]);
      return {
        licences: byName(licenceEntries),
        paymentMethods: byName(paymentEntries),
        currencies: currencyEntries
          .map(({ _id, symbol, code }) => ({ id: _id, symbol: symbol ?? code, code }))
          .toSorted((one, other) => one.code.localeCompare(other.code, 'en')),
      };
    },
  };
}

export type BonusFacetsService = ReturnType<typeof createBonusFacetsService>;

const each = (ids: readonly number[]) => [...new Set(ids)];

function byName(entries: readonly ReferenceRecord[]) {
  return entries
    .map(({ _id, name, code }) => ({ id: _id, name, code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
