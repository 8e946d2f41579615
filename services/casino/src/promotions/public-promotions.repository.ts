import type { Model, PipelineStage } from 'mongoose';
import type { PromotionRecord } from './promotion.model.ts';

/** What a bonus card shows of the casino. */
interface CasinoOnCard {
  readonly _id: number;
  readonly name: string;
  readonly slug: string;
  readonly logoImage: string | null;
  readonly rating: string | null;
  readonly providerIds: readonly number[];
  readonly seo_description: string | null;
}

export type PromotionOfCasino = PromotionRecord & { readonly casino: CasinoOnCard };

/** A published casino with the number of its promotions for one country. */
export interface CasinoWithOffers {
  readonly _id: number;
  readonly promotions: number;
  readonly casino: Pick<CasinoOnCard, 'name' | 'slug' | 'logoImage' | 'rating'> & {
    readonly numberOfGames: number | null;
    readonly gamblingLicenceIds: readonly number[];
  };
}

export interface OffersOfCountry {
  readonly code: string;
  readonly promotions: number;
  readonly casinoIds: readonly number[];
}

export interface Slice {
  readonly skip: number;
  readonly limit?: number | undefined;
}

/** Reads promotions together with their casinos, and only those of published casinos. */
export interface PublicPromotionsRepository {
  /** Best score first, of equals the newest. */
  promotions(
    codes: readonly string[],
    slice: Slice,
  ): Promise<{ found: PromotionOfCasino[]; total: number }>;
  /** Best rating first, then by name. */
  casinos(
    codes: readonly string[],
    slice: Slice,
  ): Promise<{ found: CasinoWithOffers[]; total: number }>;
  /** By each code that a promotion holds, global included. */
  byCountry(): Promise<OffersOfCountry[]>;
}

/** Joins a promotion's casino as `casino` and drops the promotion when that one is not published. */
function publishedCasino(
  idField: string,
  fields: readonly string[],
): PipelineStage.FacetPipelineStage[] {
  return [
    {
      $lookup: {
        from: 'casinos',
        localField: idField,
        foreignField: '_id',
        as: 'casino',
        pipeline: [
          { $match: { published: 'true' } },
          { $project: Object.fromEntries(fields.map((field) => [field, 1])) },
        ],
      },
    },
    { $unwind: '$casino' },
  ];
}

const CARD_FIELDS = ['name', 'slug', 'logoImage', 'rating', 'providerIds', 'seo_description'];
const CASINO_FIELDS = [
  'name',
  'slug',
  'logoImage',
  'rating',
  'numberOfGames',
  'gamblingLicenceIds',
];

/** A slice of what the stages before it gave, together with the whole number. */
interface Sliced<T> {
  readonly found: T[];
  readonly counted: readonly { readonly total: number }[];
}

function slicedStage({ skip, limit }: Slice): PipelineStage.Facet {
  const found = [{ $skip: skip }, ...(limit === undefined ? [] : [{ $limit: limit }])];
  return { $facet: { found, counted: [{ $count: 'total' }] } };
}

function unpacked<T>([result]: readonly Sliced<T>[]): { found: T[]; total: number } {
  return { found: result?.found ?? [], total: result?.counted[0]?.total ?? 0 };
}

export function createPublicPromotionsRepository(
  promotions: Model<PromotionRecord>,
): PublicPromotionsRepository {
  return {
    async promotions(codes, slice) {
      return unpacked(
        await promotions.aggregate<Sliced<PromotionOfCasino>>([
          { $match: { countries: { $in: [...codes] } } },
          { $sort: { score: -1, _id: -1 } },
          ...publishedCasino('casinoId', CARD_FIELDS),
          slicedStage(slice),
        ]),
      );
    },

    async casinos(codes, slice) {
      const rank = { $convert: { input: '$casino.rating', to: 'double', onError: 0, onNull: 0 } };
      return unpacked(
        await promotions.aggregate<Sliced<CasinoWithOffers>>([
          { $match: { countries: { $in: [...codes] } } },
          { $group: { _id: '$casinoId', promotions: { $sum: 1 } } },
          ...publishedCasino('_id', CASINO_FIELDS),
          { $set: { rank } },
          { $sort: { rank: -1, 'casino.name': 1, _id: 1 } },
          slicedStage(slice),
        ]),
      );
    },

    async byCountry() {
      return promotions.aggregate<OffersOfCountry>([
        { $project: { countries: 1, casinoId: 1 } },
        ...publishedCasino('casinoId', ['_id']),
        { $unwind: '$countries' },
        {
          $group: {
            _id: '$countries',
            promotions: { $sum: 1 },
            casinoIds: { $addToSet: '$casinoId' },
          },
        },
        { $project: { _id: 0, code: '$_id', promotions: 1, casinoIds: 1 } },
      ]);
    },
  };
}
