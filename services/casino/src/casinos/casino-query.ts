import type { exportCasinos } from '@slots/contracts/casino/casinos-bulk';
import type { QueryOf } from '@slots/contracts/contract';
import { BY_NAME } from '@slots/mongo/name-order';
import { escapeRegExp } from '@slots/mongo/regular-expression';
import { type Model, type QueryFilter, trusted } from 'mongoose';
import type { CasinoRecord } from './casino.model.ts';

/** The filters of a list of casinos, all optional. */
export interface CasinoFilter {
  readonly search?: string | undefined;
  /** An affiliate's id, or null for those without one. */
  readonly affiliateId?: number | null | undefined;
  /** A gambling licence that they hold. */
  readonly licenceId?: number | undefined;
  /** The search finds parts of ids too. */
  readonly partOfId?: boolean | undefined;
  readonly ids?: readonly number[] | undefined;
}

/** A field; a minus before it reverses the order. */
export type CasinoOrder = NonNullable<QueryOf<typeof exportCasinos>['sort']>;

const FIELDS = { id: '_id', name: 'name', updated: 'updatedAt' } as const;

function mongoFilter(wanted: CasinoFilter): QueryFilter<CasinoRecord> {
  const { search, affiliateId, licenceId, partOfId, ids } = wanted;
  const filter: QueryFilter<CasinoRecord> = {};
  if (affiliateId !== undefined) filter.affiliateId = affiliateId;
  if (licenceId !== undefined) filter.gamblingLicenceIds = licenceId;
  if (ids) filter._id = trusted({ $in: [...ids] });
  if (search !== undefined && search !== '') {
    const contains = new RegExp(escapeRegExp(search), 'i');
    filter.$or = [{ name: contains }, { slug: contains }, { description: contains }];
    if (/^\d{1,15}$/.test(search)) filter.$or.push(partOfId ? idHolds(search) : idIs(search));
  }
  return filter;
}

const idIs = (digits: string): QueryFilter<CasinoRecord> => ({ _id: Number(digits) });

const idHolds = (digits: string): QueryFilter<CasinoRecord> => ({
  $expr: trusted({ $regexMatch: { input: { $toString: '$_id' }, regex: digits } }),
});

/** The casinos of a list in its order, the newest first unless sorted. */
export function listQuery(
  casinos: Model<CasinoRecord>,
  filter: CasinoFilter,
  order: CasinoOrder = '-id',
) {
  const direction = order.startsWith('-') ? -1 : 1;
  const name = order.replace('-', '');
  const query = casinos.find(mongoFilter(filter));
  if (name === 'name') query.collation(BY_NAME);
  const field = name === 'name' || name === 'updated' ? FIELDS[name] : FIELDS.id;
  return query.sort({ [field]: direction, _id: direction });
}
