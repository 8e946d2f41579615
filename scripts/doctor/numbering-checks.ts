import { keptLists } from '@slots/contracts/casino/reference-data';
import { collectionOf, type Finding, type Owner, type OwnersData } from './finding.ts';
import { nameOf } from './mend.ts';

const LISTS = Object.values(keptLists);

interface Numbered {
  readonly owner: Owner;
  readonly collection: string;
  /** Its collection's name where nothing else is said. */
  readonly counter?: string;
  /** Where the numbers are: `_id` where nothing else is said. */
  readonly field?: string;
}

/** Records whose ids are given out in order. */
const NUMBERED: readonly Numbered[] = [
  ...['casinos', 'promotions', 'authors', 'reviews', 'guides', 'toplists'].map(
    (collection) => ({ owner: 'casino', collection }) as const,
  ),
  ...LISTS.map(({ collection }) => ({ owner: 'casino', collection }) as const),
  { owner: 'affiliate', collection: 'affiliates' },
  { owner: 'affiliate', collection: 'deals' },
  { owner: 'affiliate', collection: 'webhooks' },
  { owner: 'affiliate', collection: 'conversion_imports', counter: 'conversionImports' },
  { owner: 'identity', collection: 'users' },
  { owner: 'identity', collection: 'api_keys' },
  { owner: 'identity', collection: 'saved_views', field: 'views.id' },
  { owner: 'catalog', collection: 'imports' },
  { owner: 'catalog', collection: 'syncRuns' },
];

/** Fields that no two records of a collection may share. */
const UNIQUE: readonly (readonly [Owner, string, string])[] = [
  ['casino', 'casinos', 'slug'],
  ...LISTS.map(({ collection }) => ['casino', collection, 'code'] as const),
  ['catalog', 'games', 'slug'],
  ['catalog', 'providers', 'slug'],
  ['catalog', 'types', 'slug'],
  ['catalog', 'themes', 'slug'],
  ['identity', 'users', 'usernameKey'],
  ['geo', 'countries', 'code'],
  ['geo', 'countries', 'slug'],
];

/** Counters behind the ids that are in use: the next record would meet one that is there. */
export async function* countersBehind(data: OwnersData): AsyncIterable<Finding> {
  for (const { owner, collection, counter = collection, field = '_id' } of NUMBERED) {
    // The inner one is for numbers in an array.
    const [found] = await collectionOf(data[owner], collection)
      .aggregate<{ last: unknown }>([
        { $group: { _id: null, last: { $max: { $max: `$${field}` } } } },
      ])
      .toArray();
    const last = Number(found?.last ?? 0);
    const counters = collectionOf(data[owner], 'counters');
    const value = Number((await counters.findOne({ _id: counter }))?.['value'] ?? 0);
    if (last <= value) continue;
    yield {
      kind: 'counter behind its records',
      record: nameOf({ owner, collection: 'counters', id: counter }),
      problem: `The next number would be ${value + 1}, and ${last} is in use.`,
      mend: {
        says: `go on after ${last}`,
        async apply() {
          await counters.updateOne({ _id: counter }, { $max: { value: last } }, { upsert: true });
        },
      },
    };
  }
}

/** Unique indexes that are missing, and records that share what must be theirs alone. */
export async function* missingUniqueIndexes(data: OwnersData): AsyncIterable<Finding> {
  for (const [owner, collection, field] of UNIQUE) {
    const records = collectionOf(data[owner], collection);
    if ((await records.findOne()) === null) continue;
    const indexes = await records.indexes();
    const isThere = indexes.some(
      ({ key, unique }) => unique === true && Object.keys(key).join() === field,
    );
    if (isThere) continue;
    const shared = await records
      .aggregate<{ readonly _id: unknown; readonly ids: readonly unknown[] }>([
        { $group: { _id: `$${field}`, ids: { $push: '$_id' } } },
        { $match: { 'ids.1': { $exists: true } } },
      ])
      .toArray();
    for (const { _id, ids } of shared) {
      yield {
        kind: 'records share what must be unique',
        record: `${owner}.${collection} ${ids.join(', ')}`,
        problem: `They have the same ${field}, ${String(_id)}: change all but one.`,
      };
    }
    if (shared.length > 0) continue;
    yield {
      kind: 'unique index is missing',
      record: `${owner}.${collection}`,
      problem: `Nothing keeps two records from having the same ${field}.`,
      mend: {
        says: 'create the index',
        async apply() {
          await records.createIndex({ [field]: 1 }, { unique: true });
        },
      },
    };
  }
}
