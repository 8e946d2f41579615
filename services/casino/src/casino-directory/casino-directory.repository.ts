import type { Model } from 'mongoose';
import type { CasinoRecord } from '../casinos/casino.model.ts';
import {
  CASINO_CARD_FIELDS,
  type CasinoCardRecord,
  type ListedField,
} from '../casinos/casino-tags.ts';
import type { MarketFilter } from '../market/market-rules.ts';

type ListedCasino = CasinoCardRecord & { readonly changedAt: Date };

const RELATIONS = {
  gamblingLicenceIds: 1,
  paymentMethodIds: 1,
  currencyIds: 1,
} as const satisfies Partial<Record<ListedField, 1>>;

/** Conditions on published casinos. */
export interface DirectoryFilter {
  readonly market: MarketFilter['casino'];
  readonly gamblingLicenceIds?: number;
  readonly paymentMethodIds?: number;
  readonly currencyIds?: number;
  readonly rating?: number;
}

interface Sliced {
  readonly found: ListedCasino[];
  readonly counted: readonly { readonly total: number }[];
}

/** Published casinos, with or without promotions. */
export function createCasinoDirectoryRepository(casinos: Model<CasinoRecord>) {
  return {
    /** Best rating first, then by name. */
    async page(
      { market, rating, ...related }: DirectoryFilter,
      slice: { readonly skip: number; readonly limit: number },
    ): Promise<{ found: ListedCasino[]; total: number }> {
      const rank = { $convert: { input: '$rating', to: 'double', onError: 0, onNull: 0 } };
      const [result] = await casinos.aggregate<Sliced>([
        { $match: { published: 'true', ...related, $and: [market] } },
        { $set: { rank, nameKey: { $toLower: '$name' } } },
        { $match: rating === undefined ? {} : { rank: { $gte: rating } } },
        { $sort: { rank: -1, nameKey: 1, _id: 1 } },
        {
          $facet: {
            counted: [{ $count: 'total' }],
            found: [
              { $skip: slice.skip },
              { $limit: slice.limit },
              {
                $lookup: {
                  from: 'promotions',
                  localField: '_id',
                  foreignField: 'casinoId',
                  as: 'promotions',
                  pipeline: [{ $project: { updatedAt: 1 } }],
                },
              },
              {
                $project: {
                  ...Object.fromEntries(CASINO_CARD_FIELDS.map((field) => [field, 1])),
                  changedAt: { $max: ['$updatedAt', { $max: '$promotions.updatedAt' }] },
                },
              },
            ],
          },
        },
      ]);
      return { found: result?.found ?? [], total: result?.counted[0]?.total ?? 0 };
    },

    /** The reference data that they refer to. */
    relations: (market: MarketFilter['casino']) =>
      casinos.aggregate<Pick<CasinoRecord, keyof typeof RELATIONS>>([
        { $match: { published: 'true', ...market } },
        { $project: { ...RELATIONS, _id: 0 } },
      ]),
  };
}

export type CasinoDirectoryRepository = ReturnType<typeof createCasinoDirectoryRepository>;
