import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { freshDatabase } from '@slots/testing/databases';
import { MongoClient } from 'mongodb';
import {
  brokenLinks,
  brokenPromotions,
  missingAffiliates,
  missingPictures,
} from './casino-checks.ts';
import { brokenImports } from './catalog-checks.ts';
import { examine } from './examine.ts';
import {
  type Check,
  collectionOf,
  type Finding,
  type Owner,
  type OwnersData,
  type StoredRecord,
} from './finding.ts';
import { leftByPeople } from './identity-checks.ts';

const { mongodbUrl, database } = freshDatabase();
const client = new MongoClient(mongodbUrl);
const owner = (name: string) => client.db(`${database}-${name}`);
const data: OwnersData = {
  identity: owner('identity'),
  catalog: owner('catalog'),
  casino: owner('casino'),
  affiliate: owner('affiliate'),
  geo: owner('geo'),
};

const HASH = 'a'.repeat(32);
const UNIQUE = [
  [data.casino, 'casinos', 'slug'],
  [data.casino, 'payment_methods', 'code'],
  [data.casino, 'currencies', 'code'],
  [data.casino, 'customer_support_types', 'code'],
  [data.catalog, 'games', 'slug'],
  [data.catalog, 'providers', 'slug'],
  [data.catalog, 'types', 'slug'],
  [data.identity, 'users', 'usernameKey'],
  [data.geo, 'countries', 'code'],
] as const;

const provider = { id: 7, name: 'Kestrel Works', slug: 'kestrel-works' };
const type = { id: 2, name: 'Video Slots', slug: 'video-slots' };

/** A small system in which everything fits. */
async function soundSystem(): Promise<void> {
  const put = (db: keyof OwnersData, name: string, ...records: StoredRecord[]) =>
    collectionOf(data[db], name).insertMany(records);
  for (const [db, name, field] of UNIQUE) {
    await collectionOf(db, name).createIndex({ [field]: 1 }, { unique: true });
  }
  await put('identity', 'users', { _id: 1, usernameKey: 'ann', role: 'super_admin' });
  await put('identity', 'sessions', { _id: 'secret-session', userId: 1 });
  await put('identity', 'saved_views', { _id: 'of-1', userId: 1, views: [{ id: 2 }, { id: 6 }] });
  await put('identity', 'counters', { _id: 'users', value: 1 }, { _id: 'saved_views', value: 6 });
  await put('affiliate', 'affiliates', { _id: 3, name: 'Others' }, { _id: 4, name: 'Partners' });
  await put('affiliate', 'conversion_imports', { _id: 8 });
  await put(
    'affiliate',
    'counters',
    { _id: 'affiliates', value: 4 },
    { _id: 'conversionImports', value: 8 },
  );
  await put('geo', 'countries', { _id: 826, code: 'GB', slug: 'united-kingdom' });
  await collectionOf(data.geo, 'countries').createIndex({ slug: 1 }, { unique: true });
  await put('catalog', 'providers', { _id: 7, name: provider.name, slug: provider.slug });
  await put('catalog', 'types', { _id: 2, name: type.name, slug: type.slug });
  const game = {
    provider,
    type,
    themes: [],
    rtp: '96.5',
    rtpValue: 96.5,
    version: 1,
    published: true,
    withdrawn: false,
  };
  await put(
    'catalog',
    'games',
    { ...game, _id: 10, slug: 'river', oldSlugs: ['old-river'] },
    { ...game, _id: 11, slug: 'lake', oldSlugs: [] },
  );
  const copy = { withdrawn: false, imported: true };
  await put(
    'catalog',
    'mirror',
    { ...copy, _id: 10 },
    { ...copy, _id: 11 },
    { _id: 12, withdrawn: true, imported: false },
  );
  await put('catalog', 'imports', { _id: 1, total: 2, state: 'completed' });
  await put('catalog', 'importChunks', { _id: '1:0', importId: 1, chunk: 0, succeeded: [10, 11] });
  await put('catalog', 'counters', { _id: 'imports', value: 1 });
  await put('casino', 'payment_methods', { _id: 2, code: 'cash' }, { _id: 3, code: 'card' });
  await put('casino', 'currencies', { _id: 4, code: 'EUR' }, { _id: 5, code: 'GBP' });
  await put('casino', 'customer_support_types', { _id: 1, code: 'chat' });
  await put('casino', 'images.files', { _id: 'file', filename: `${HASH}-128` });
  await put(
    'casino',
    'counters',
    { _id: 'casinos', value: 1 },
    { _id: 'promotions', value: 1 },
    { _id: 'payment_methods', value: 3 },
    { _id: 'currencies', value: 5 },
  );
  await put('casino', 'casinos', {
    _id: 1,
    slug: 'lucky-river',
    affiliateId: 4,
    paymentMethodIds: [3],
    currencyIds: [5],
    providerIds: [7],
    gameTypeIds: [2],
    support: [],
    logoImage: `/api/public/images/${HASH}`,
    headerImage: 'https://elsewhere.example/header.png',
    version: 1,
  });
  await put('casino', 'promotions', { _id: 1, casinoId: 1, countries: ['GB'], version: 1 });
}

async function findings(): Promise<Finding[]> {
  const found: Finding[] = [];
  for await (const finding of examine(data)) found.push(finding);
  return found;
}
const kinds = (found: readonly Finding[]) => found.map(({ kind }) => kind).toSorted();

beforeAll(async () => {
  await client.connect();
  await soundSystem();
});

afterAll(() => client.close());

test('a system in which everything fits has nothing broken', async () => {
  expect(await findings()).toEqual([]);
});

test('a session of somebody who was deleted has ended, and stays until gateways were told', async () => {
  const sessions = collectionOf(data.identity, 'sessions');
  await sessions.insertMany([
    { _id: 'revoked', userId: 99, revokedAt: new Date() },
    { _id: 'expired', userId: 99, expiresAt: new Date(0) },
  ]);
  expect(await findings()).toEqual([]);
  await sessions.deleteMany({ userId: 99 });
});

test('what another server holds is not taken out of the records that refer to it', async () => {
  const elsewhere = { ...data, affiliate: owner('elsewhere'), geo: owner('elsewhere') };
  const found: Finding[] = [];
  for (const check of [missingAffiliates, brokenPromotions]) {
    for await (const finding of check(elsewhere)) found.push(finding);
  }
  expect(kinds(found)).toEqual([
    'casino refers to a missing affiliate',
    'promotion for an unknown country',
  ]);
  expect(found.filter(({ mend }) => mend)).toEqual([]);
});

/** The kinds of damage, each with how it comes about. */
const MENDED: readonly (readonly [string, () => Promise<unknown>])[] = [
  [
    'casino refers to a missing affiliate',
    () => collectionOf(data.affiliate, 'affiliates').deleteOne({ _id: 4 }),
  ],
  [
    'casino refers to a missing payment method',
    () => collectionOf(data.casino, 'payment_methods').deleteOne({ _id: 3 }),
  ],
  [
    'casino refers to a missing currency',
    () => collectionOf(data.casino, 'currencies').deleteOne({ _id: 5 }),
  ],
  [
    'casino refers to a missing customer support type',
    () =>
      collectionOf(data.casino, 'casinos').updateOne(
        { _id: 1 },
        { $set: { support: [{ typeId: 9, value: 'help@lucky.example' }] } },
      ),
  ],
  [
    'casino shows a picture that is not stored',
    () => collectionOf(data.casino, 'images.files').deleteOne({ _id: 'file' }),
  ],
  [
    'promotion of a missing casino',
    () =>
      collectionOf(data.casino, 'promotions').insertOne({
        _id: 2,
        casinoId: 77,
        countries: ['GB'],
      }),
  ],
  [
    'promotion for an unknown country',
    () =>
      collectionOf(data.casino, 'promotions').updateOne(
        { _id: 1 },
        { $set: { countries: ['GB', 'ZZ'] } },
      ),
  ],
  [
    'counter behind its records',
    () =>
      collectionOf(data.casino, 'counters').updateOne(
        { _id: 'promotions' },
        { $set: { value: 2 } },
      ),
  ],
  [
    'counter behind its records',
    () =>
      collectionOf(data.identity, 'counters').updateOne(
        { _id: 'saved_views' },
        { $set: { value: 5 } },
      ),
  ],
  [
    'counter behind its records',
    () => collectionOf(data.affiliate, 'counters').deleteOne({ _id: 'conversionImports' }),
  ],
  ['game names a missing type', () => collectionOf(data.catalog, 'types').deleteOne({ _id: 2 })],
  [
    'game has an old copy of its provider',
    () =>
      collectionOf(data.catalog, 'providers').updateOne(
        { _id: 7 },
        { $set: { name: 'Kestrel & Sons', slug: 'kestrel-and-sons' } },
      ),
  ],
  [
    'former slug of a game is in use',
    () =>
      collectionOf(data.catalog, 'games').updateOne(
        { _id: 10 },
        { $set: { oldSlugs: ['lake', 'old-river'] } },
      ),
  ],
  [
    'game is sorted by another return than it shows',
    () => collectionOf(data.catalog, 'games').updateOne({ _id: 11 }, { $set: { rtpValue: 12 } }),
  ],
  [
    'game is offered though the catalogue has withdrawn it',
    () =>
      collectionOf(data.catalog, 'mirror').updateOne({ _id: 11 }, { $set: { withdrawn: true } }),
  ],
  [
    'copy of a game has the wrong mark of its import',
    () => collectionOf(data.catalog, 'mirror').updateOne({ _id: 12 }, { $set: { imported: true } }),
  ],
  [
    'part of a missing import',
    () =>
      collectionOf(data.catalog, 'importChunks').insertOne({
        _id: '8:0',
        importId: 8,
        pending: [1],
      }),
  ],
  [
    'import that ended too early',
    () =>
      collectionOf(data.catalog, 'importChunks').updateOne(
        { _id: '1:0' },
        { $set: { pending: [11], succeeded: [10] } },
      ),
  ],
  [
    'session of a missing person',
    () => collectionOf(data.identity, 'sessions').insertOne({ _id: 'another-secret', userId: 99 }),
  ],
  ['unique index is missing', () => collectionOf(data.casino, 'casinos').dropIndex('slug_1')],
];

test('each kind of damage is found, explained, and mended with the record kept', async () => {
  for (const [, damage] of MENDED) await damage();
  // A promotion that the counter has not heard of.
  await collectionOf(data.casino, 'promotions').insertOne({
    _id: 3,
    casinoId: 1,
    countries: ['GB'],
    version: 1,
  });
  const found = await findings();
  // The types that are gone are missed by the casino as well, until they are made again.
  expect(kinds(found)).toEqual(
    [...MENDED.map(([kind]) => kind), 'casino refers to a missing game type'].toSorted(),
  );
  expect(JSON.stringify(found)).not.toContain('another-secret');

  const kept: { place: string; record: StoredRecord }[] = [];
  for await (const { mend } of examine(data)) {
    await mend?.apply(async (place, record) => void kept.push({ place, record }));
  }
  expect(await findings()).toEqual([]);
  expect(kept).toContainEqual({
    place: 'casino.promotions 2',
    record: { _id: 2, casinoId: 77, countries: ['GB'] },
  });

  const casino = await collectionOf(data.casino, 'casinos').findOne({ _id: 1 });
  expect(casino).toMatchObject({ affiliateId: null, paymentMethodIds: [], gameTypeIds: [2] });
  expect(Number(casino?.['version'])).toBeGreaterThan(1);
  const game = await collectionOf(data.catalog, 'games').findOne({ _id: 10 });
  expect(game).toMatchObject({
    provider: { id: 7, name: 'Kestrel & Sons', slug: 'kestrel-and-sons' },
    oldSlugs: ['old-river'],
  });
  expect(await collectionOf(data.catalog, 'mirror').findOne({ _id: 12 })).toMatchObject({
    imported: false,
  });
  expect(await collectionOf(data.catalog, 'games').findOne({ _id: 11 })).toMatchObject({
    withdrawn: true,
    hiddenAt: expect.any(Date),
    sourceHash: '',
  });
});

/** More than MongoDB hands out at once, so that a cursor goes on reading after the first are looked at. */
const MANY = 150;
const many = (record: (id: number) => StoredRecord) =>
  Array.from({ length: MANY }, (_, place) => record(1_000 + place));

/** What is made together with what it refers to, behind records of which the first refers to nothing. */
const MEANWHILE: readonly {
  called: string;
  check: Check;
  owner: [Owner, string, StoredRecord];
  records: [Owner, string, (id: number, refersTo: number) => StoredRecord];
}[] = [
  {
    called: 'a casino with its promotion',
    check: brokenPromotions,
    owner: ['casino', 'casinos', { _id: 900, slug: 'new' }],
    records: ['casino', 'promotions', (_id, casinoId) => ({ _id, casinoId, countries: ['gl'] })],
  },
  {
    called: 'an affiliate with its casino',
    check: missingAffiliates,
    owner: ['affiliate', 'affiliates', { _id: 900 }],
    records: ['casino', 'casinos', (_id, affiliateId) => ({ _id, slug: `c${_id}`, affiliateId })],
  },
  {
    called: 'a currency with its casino',
    check: brokenLinks,
    owner: ['casino', 'currencies', { _id: 900, code: 'NEW' }],
    records: ['casino', 'casinos', (_id, id) => ({ _id, slug: `c${_id}`, currencyIds: [id] })],
  },
  {
    called: 'a picture with its casino',
    check: missingPictures,
    owner: ['casino', 'images.files', { _id: 900, filename: `${HASH.replace('a', 'b')}-128` }],
    records: [
      'casino',
      'casinos',
      (_id, refersTo) => ({
        _id,
        slug: `c${_id}`,
        logoImage: `/api/public/images/${HASH.replace('a', refersTo === 900 ? 'b' : 'c')}`,
      }),
    ],
  },
  {
    called: 'a person with their session',
    check: leftByPeople,
    owner: ['identity', 'users', { _id: 900, usernameKey: 'new' }],
    records: ['identity', 'sessions', (_id, userId) => ({ _id: `session-${_id}`, userId })],
  },
  {
    called: 'an import with its parts',
    check: brokenImports,
    owner: ['catalog', 'imports', { _id: 900, total: 0, state: 'running' }],
    records: ['catalog', 'importChunks', (_id, importId) => ({ _id: `part-${_id}`, importId })],
  },
];

test.each(MEANWHILE)('$called, made while it looks, is not broken', async (one) => {
  const [ownerOf, owners, made] = one.owner;
  const [recordOf, collection, record] = one.records;
  const records = collectionOf(data[recordOf], collection);
  const before = many((id) => record(id, 800));
  const late = record(2_000, 900);
  await records.insertMany(before);
  try {
    const broken: string[] = [];
    for await (const { record: name, problem } of one.check(data)) {
      if (broken.length === 0) {
        await collectionOf(data[ownerOf], owners).insertOne(made);
        await records.insertOne(late);
      }
      broken.push(`${name} ${problem}`);
    }
    expect(broken).toHaveLength(MANY);
    expect(broken.join()).not.toContain('900');
  } finally {
    await records.deleteMany({ _id: { $in: [...before, late].map(({ _id }) => _id) } });
    await collectionOf(data[ownerOf], owners).deleteOne({ _id: made._id });
  }
});

test('what needs a person is told and left as it is', async () => {
  await collectionOf(data.identity, 'users').updateOne({ _id: 1 }, { $set: { role: 'user' } });
  await collectionOf(data.casino, 'promotions').updateOne(
    { _id: 1 },
    { $set: { countries: ['ZZ'] } },
  );
  await collectionOf(data.catalog, 'imports').updateOne({ _id: 1 }, { $set: { total: 5 } });
  await collectionOf(data.casino, 'casinos').dropIndex('slug_1');
  await collectionOf(data.casino, 'casinos').insertOne({ _id: 0, slug: 'lucky-river' });
  const found = await findings();
  expect(kinds(found)).toEqual([
    'import whose parts do not add up',
    'no super administrator',
    'promotion for an unknown country',
    'records share what must be unique',
  ]);
  expect(found.filter(({ mend }) => mend)).toEqual([]);
});
