import type { BonusFacets } from '@slots/contracts/casino/promotions';
import type { DirectoryCasino, listCasinoDirectory } from '@slots/contracts/casino/public-casinos';
import type { QueryOf } from '@slots/contracts/contract';
import { once } from '@slots/contracts/fields';
import { toCasinoCard } from '../casinos/casino.mapper.ts';
import type { MarketRules } from '../market/market-rules.ts';
import type { ReferenceLists } from '../reference-data/reference-lists.ts';
import type { CasinoDirectoryRepository } from './casino-directory.repository.ts';

interface Coded {
  readonly _id: number;
  readonly code: string;
}

/** All casinos that visitors may see, filtered by the codes of reference data. */
export function createCasinoDirectoryService({
  casinos,
  market,
  references: { gamblingLicences, paymentMethods, currencies },
}: {
  casinos: CasinoDirectoryRepository;
  market: Pick<MarketRules, 'filter'>;
  references: Pick<ReferenceLists, 'gamblingLicences' | 'paymentMethods' | 'currencies'>;
}) {
  return {
    /** Without the casinos whose offers the visitor's country withholds for their licences. */
    async list(
      visitor: string | null,
      query: QueryOf<typeof listCasinoDirectory>,
    ): Promise<{ data: DirectoryCasino[]; total: number; hasMore: boolean }> {
      const filter = await market.filter([visitor]);
      if (!filter) return { data: [], total: 0, hasMore: false };
      const { licence, payment, currency, rating, page, limit } = query;
      const licences = await gamblingLicences.entries.list();
      const { found, total } = await casinos.page(
        {
          market: filter.casino,
          ...(licence !== undefined && { gamblingLicenceIds: idOf(licences, licence) }),
          ...(payment !== undefined && {
            paymentMethodIds: idOf(await paymentMethods.entries.list(), payment),
          }),
          ...(currency !== undefined && {
            currencyIds: idOf(await currencies.entries.list(), currency),
          }),
          ...(rating !== undefined && { rating }),
        },
        { skip: (page - 1) * limit, limit },
      );
      return {
        data: found.map(({ changedAt, ...casino }) => ({
          ...toCasinoCard(casino, licences),
          updatedAt: changedAt.toISOString(),
        })),
        total,
        hasMore: page * limit < total,
      };
    },

    /** The visitors' filters of offers: what the same casinos have, by name, currencies by code; each once. */
    async filters(visitor: string | null): Promise<BonusFacets> {
      const filter = await market.filter([visitor]);
      const related = filter ? await casinos.relations(filter.casino) : [];
      const [licences, payments, coins] = await Promise.all([
        gamblingLicences.entries.byIds(once(related.flatMap((one) => one.gamblingLicenceIds))),
        paymentMethods.entries.byIds(once(related.flatMap((one) => one.paymentMethodIds))),
        currencies.entries.byIds(once(related.flatMap((one) => one.currencyIds))),
      ]);
      return {
        licences: byName(licences),
        paymentMethods: byName(payments),
        currencies: coins
          .map(({ _id, symbol, code }) => ({ id: _id, symbol, code }))
          .toSorted((one, other) => one.code.localeCompare(other.code, 'en')),
      };
    },
  };
}

export type CasinoDirectoryService = ReturnType<typeof createCasinoDirectoryService>;

/** The id of an unknown code; no entry has it. */
const UNKNOWN = -1;

/** Codes differ by their case alone in some lists: the very code goes first. */
function idOf(entries: readonly Coded[], code: string): number {
  const wanted = code.toLowerCase();
  const found =
    entries.find((entry) => entry.code === code) ??
    entries.find((entry) => entry.code.toLowerCase() === wanted);
  return found?._id ?? UNKNOWN;
}

function byName(entries: readonly (Coded & { readonly name: string })[]) {
  return entries
    .map(({ _id, name, code }) => ({ id: _id, name, code }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}
