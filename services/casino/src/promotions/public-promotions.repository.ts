import type { listPublicPromotions } from '@slots/contracts/casino/promotions';
import type { QueryOf } from '@slots/contracts/contract';
import type { LawfulOffer } from '@slots/country-law/withheld';
import { rowsOf } from '@slots/mongo/rows';
import type { Model, PipelineStage } from 'mongoose';
import type { CasinoRecord } from '../casinos/casino.model.ts';
import {
  CASINO_CARD_FIELDS,
  type CasinoCardRecord,
  type ListedField,
} from '../casinos/casino-tags.ts';
import type { MarketFilter } from '../market/market-rules.ts';
import type { PromotionRecord } from './promotion.model.ts';
import { running, soonBefore, soonSince } from './schedule.ts';

/** The casino's fields on a bonus card. A change of one that casino-tags.ts does not know would be seen too late. */
const CARD_FIELDS = [
  'name',
  'slug',
  'logoImage',
  'rating',
  'providerIds',
  'seo_description',
  'gamblingLicenceIds',
  'paymentMethodIds',
  'currencyIds',
] as const satisfies readonly ListedField[];

export type PromotionOfCasino = PromotionRecord & {
  readonly casino: Pick<CasinoRecord, '_id' | (typeof CARD_FIELDS)[number]>;
};

/** A published casino with the number of its promotions for one country. */
export interface CasinoWithOffers {
  readonly _id: number;
  readonly promotions: number;
  readonly casino: CasinoCardRecord;
}

/** Offers of one code that are alike in all that laws ask about. */
export interface OffersOfCountry {
  readonly code: string;
  /** Significant terms are only marked present. */
  readonly offer: LawfulOffer;
  /** The requested licences that their casinos hold. */
  readonly gamblingLicenceIds: readonly number[];
  readonly promotions: number;
  readonly casinoIds: readonly number[];
  /** The last change or beginning of these promotions. */
  readonly changedAt: Date;
}

export interface Slice {
  readonly skip: number;
  readonly limit?: number | undefined;
}

/** The countries and the time that offers are read for, and what the laws there let through. */
export interface Audience {
  readonly codes: readonly string[];
  readonly at: Date;
  readonly market: MarketFilter;
}

/** Terms that offers must have. */
export type TermsFilter = Pick<QueryOf<typeof listPublicPromotions>, 'kind' | 'wagering'>;

function shownTo({ codes, at, market }: Audience) {
  // A condition of its own: filters of terms ask for some of the same fields.
  return { countries: { $in: [...codes] }, ...running(at), $and: [market.offer] };
}

function having({ kind, wagering }: TermsFilter) {
  return {
    ...(kind !== undefined && { kind }),
    ...(wagering !== undefined && { 'wagering.times': { $lte: wagering } }),
  };
}

/**
 * Joins a promotion's casino as `casino` and drops the promotion when the casino is not published or does not
 * match `wanted`.
 */
function publishedCasino(
  idField: string,
  fields: readonly string[],
  wanted: MarketFilter['casino'] = {},
): PipelineStage.FacetPipelineStage[] {
  return [
    {
      $lookup: {
        from: 'casinos',
        localField: idField,
        foreignField: '_id',
        as: 'casino',
        pipeline: [{ $match: { published: 'true', ...wanted } }, { $project: only(fields) }],
      },
    },
    { $unwind: '$casino' },
  ];
}

/** A page of the earlier stages' results, with the total. */
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

/** The earliest moment of a field after this one by this name, read off its index. */
const earliest = (field: 'startsAt' | 'endsAt', after: Date, name: string) => [
  { $match: { [field]: { $gt: after } } },
  { $sort: { [field]: 1 } },
  { $limit: 1 },
  { $project: { _id: 0, [name]: `$${field}` } },
];

const only = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, 1]));

/** Reads running promotions together with their casinos, and only those of published casinos. */
export function createPublicPromotionsRepository({
  promotions,
  casinos,
}: {
  readonly promotions: Model<PromotionRecord>;
  readonly casinos: Model<CasinoRecord>;
}) {
  const rows = rowsOf<PromotionRecord>(promotions);

  /** The cards of their published casinos by id. Two reads take the database a quarter of a join's time. */
  async function cardsOf(
    some: readonly Pick<PromotionRecord, 'casinoId'>[],
    wanted: MarketFilter['casino'],
  ): Promise<ReadonlyMap<number, PromotionOfCasino['casino']>> {
    const ids = [...new Set(some.map(({ casinoId }) => casinoId))];
    const found = await rowsOf<CasinoRecord>(casinos)
      .find({ _id: { $in: ids }, published: 'true', ...wanted }, { projection: only(CARD_FIELDS) })
      .toArray();
    return new Map(found.map((casino) => [casino._id, casino]));
  }

  /** These, in their order, as they are now. */
  async function whole(some: readonly PromotionRecord[]): Promise<PromotionRecord[]> {
    const found = await rows.find({ _id: { $in: some.map(({ _id }) => _id) } }).toArray();
    const byId = new Map(found.map((promotion) => [promotion._id, promotion]));
    return some.flatMap(({ _id }) => byId.get(_id) ?? []);
  }

  return {
    /** Best score first, of equals the newest. */
    async promotions(
      audience: Audience,
      { skip, limit }: Slice,
      terms: TermsFilter,
    ): Promise<{ found: PromotionOfCasino[]; total: number }> {
      const wanted = { ...shownTo(audience), ...having(terms) };
      const isWhole = skip === 0 && limit === undefined;
      const candidates = await rows
        .find(wanted, isWhole ? {} : { projection: { casinoId: 1 } })
        .sort({ score: -1, _id: -1 })
        .toArray();
      const cards = await cardsOf(candidates, audience.market.casino);
      const shown = candidates.filter(({ casinoId }) => cards.has(casinoId));
      const end = limit === undefined ? undefined : skip + limit;
      const page = isWhole ? shown : await whole(shown.slice(skip, end));
      const found = page.flatMap((promotion) => {
        const casino = cards.get(promotion.casinoId);
        return casino ? { ...promotion, casino } : [];
      });
      return { found, total: shown.length };
    },

    /** Best rating first, then by name. */
    async casinos(audience: Audience, slice: Slice) {
      const rank = { $convert: { input: '$casino.rating', to: 'double', onError: 0, onNull: 0 } };
      return unpacked(
        await promotions.aggregate<Sliced<CasinoWithOffers>>([
          { $match: shownTo(audience) },
          { $group: { _id: '$casinoId', promotions: { $sum: 1 } } },
          ...publishedCasino('_id', CASINO_CARD_FIELDS, audience.market.casino),
          { $set: { rank, nameKey: { $toLower: '$casino.name' } } },
          { $sort: { rank: -1, nameKey: 1, _id: 1 } },
          slicedStage(slice),
        ]),
      );
    },

    /** By each code that a promotion holds, global included, telling these licences of their casinos. */
    async byCountry(at: Date, licenceIds: readonly number[]) {
      return promotions.aggregate<OffersOfCountry>([
        { $match: running(at) },
        {
          $project: {
            countries: 1,
            casinoId: 1,
            changedAt: { $max: ['$updatedAt', '$startsAt'] },
            offer: {
              significantTerms: { $cond: [{ $gt: ['$significantTerms', null] }, 'some', null] },
              wagering: '$wagering',
              product: '$product',
            },
          },
        },
        ...publishedCasino('casinoId', ['gamblingLicenceIds']),
        { $unwind: '$countries' },
        {
          $group: {
            _id: {
              code: '$countries',
              offer: '$offer',
              gamblingLicenceIds: {
                $setIntersection: ['$casino.gamblingLicenceIds', [...licenceIds]],
              },
            },
            promotions: { $sum: 1 },
            casinoIds: { $addToSet: '$casinoId' },
            changedAt: { $max: '$changedAt' },
          },
        },
        { $replaceWith: { $mergeObjects: ['$$ROOT', '$_id'] } },
        { $project: { _id: 0 } },
      ]);
    },

    /** The codes of running promotions, and of countries that they have a link for. */
    async codesNamed(at: Date) {
      const named = await promotions.aggregate<{ readonly _id: string }>([
        { $match: running(at) },
        // Records from before country links have none.
        {
          $project: {
            code: { $concatArrays: ['$countries', { $ifNull: ['$countryLinks.country', []] }] },
          },
        },
        { $unwind: '$code' },
        { $group: { _id: '$code' } },
      ]);
      return named.map(({ _id }) => _id);
    },

    /** The next time that the clock alone changes the view of a promotion; null: never. */
    async nextChange(at: Date) {
      const coll = promotions.collection.name;
      // One command in the place of three.
      const next = await rows
        .aggregate<Readonly<Partial<Record<'start' | 'end' | 'soon', Date>>>>([
          ...earliest('startsAt', at, 'start'),
          { $unionWith: { coll, pipeline: earliest('endsAt', at, 'end') } },
          { $unionWith: { coll, pipeline: earliest('endsAt', soonBefore(at), 'soon') } },
        ])
        .toArray();
      const moments = next.flatMap(({ start, end, soon }) =>
        soon ? soonSince(soon) : (start ?? end ?? []),
      );
      return moments.toSorted((one, other) => one.getTime() - other.getTime())[0] ?? null;
    },
  };
}

export type PublicPromotionsRepository = ReturnType<typeof createPublicPromotionsRepository>;
