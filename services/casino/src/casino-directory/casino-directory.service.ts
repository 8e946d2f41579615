import type { DirectoryCasino, listCasinoDirectory } from '@slots/contracts/casino/public-casinos';
import type { QueryOf } from '@slots/contracts/contract';
import type { MarketRules } from '../market/market-rules.ts';
import type { CasinoDirectoryRepository, ListedCasino } from './casino-directory.repository.ts';

interface Coded {
  readonly _id: number;
  readonly code: string;
}

/** All entries of a reference list. */
type Entries<Entry extends Coded> = () => Promise<readonly Entry[]>;

/** All casinos that visitors may see, filtered by the codes of reference data. */
export function createCasinoDirectoryService({
  casinos,
  market,
  licences,
  paymentMethods,
  currencies,
}: {
  casinos: CasinoDirectoryRepository;
  market: Pick<MarketRules, 'filter'>;
  licences: Entries<Coded & { readonly name: string }>;
  paymentMethods: Entries<Coded>;
  currencies: Entries<Coded>;
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
      const named = await licences();
      const { found, total } = await casinos.page(
        {
          market: filter.casino,
          ...(licence !== undefined && { gamblingLicenceIds: idOf(named, licence) }),
          ...(payment !== undefined && { paymentMethodIds: idOf(await paymentMethods(), payment) }),
          ...(currency !== undefined && { currencyIds: idOf(await currencies(), currency) }),
          ...(rating !== undefined && { rating }),
        },
        { skip: (page - 1) * limit, limit },
      );
      const names = new Map(named.map(({ _id, name }) => [_id, name]));
      return {
        data: found.map((one) => toDirectoryCasino(one, names)),
        total,
        hasMore: page * limit < total,
      };
    },
  };
}

export type CasinoDirectoryService = ReturnType<typeof createCasinoDirectoryService>;

/** The id of an unknown code; no entry has it. */
const UNKNOWN = -1;

function idOf(entries: readonly Coded[], code: string): number {
  const wanted = code.toLowerCase();
  return entries.find((entry) => entry.code.toLowerCase() === wanted)?._id ?? UNKNOWN;
}

function toDirectoryCasino(
  { _id, gamblingLicenceIds, changedAt, ...shown }: ListedCasino,
  names: ReadonlyMap<number, string>,
): DirectoryCasino {
  return {
    ...shown,
    id: _id,
    licences: gamblingLicenceIds.flatMap((id) => {
      const name = names.get(id);
      return name === undefined ? [] : { id, name };
    }),
    updatedAt: changedAt.toISOString(),
  };
}
