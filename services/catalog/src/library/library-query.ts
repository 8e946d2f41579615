import type { exportGames } from '@slots/contracts/catalog/games-bulk';
import type { QueryOf } from '@slots/contracts/contract';
import { escapeRegExp } from '@slots/mongo/regular-expression';
import { searchable } from '@slots/mongo/searchable';
import type mongoose from 'mongoose';
import { type GameRecord, PUBLIC, SEARCH_INDEX } from '../games/stored-game.ts';

/** The filter and order of a list of staff. */
export type LibraryFilter = QueryOf<typeof exportGames>;

type Filter = mongoose.mongo.Filter<GameRecord>;

/** The fields of the order in the index that brings it about; `searchText` begins with the name. */
const ORDERS = {
  id: ['_id'],
  name: ['searchText', '_id'],
  updated: ['updatedAt', '_id'],
} as const;

/** Values of an empty description; the dashboard counts the same ones. */
export const WITHOUT_DESCRIPTION = [null, ''] as const;

const STATUS: Readonly<Record<NonNullable<LibraryFilter['status']>, Filter>> = {
  published: PUBLIC,
  draft: { withdrawn: false, published: false },
  // Both values, so that the index of this order serves.
  pending: { withdrawn: true, published: { $in: [true, false] } },
};

function matching(search: string): Filter {
  const part = { searchText: { $regex: escapeRegExp(searchable(search)) } };
  return /^\d{1,15}$/.test(search) ? { $or: [part, { _id: Number(search) }] } : part;
}

/** The query of a list. The search index is a hint: MongoDB would read all games in order, not sort the few matches. */
export function libraryQuery(list: LibraryFilter) {
  const { search, status, featured, description, launcher, ids, sort = 'id' } = list;
  const filter: Filter = {
    ...(ids && { _id: { $in: ids } }),
    ...(search && matching(search)),
    ...(status && STATUS[status]),
    ...(description && { description: { $in: [...WITHOUT_DESCRIPTION] } }),
    ...(launcher && { $and: [STATUS.published], 'launcher.state': launcher }),
    ...(featured !== undefined && { featured }),
  };
  const down = sort.startsWith('-');
  const order = sort.replace('-', '');
  const fields = order === 'name' || order === 'updated' ? ORDERS[order] : ORDERS.id;
  return {
    filter,
    sort: Object.fromEntries(fields.map((field) => [field, down ? -1 : 1] as const)),
    hint: search && !ids ? { hint: SEARCH_INDEX } : {},
  };
}
