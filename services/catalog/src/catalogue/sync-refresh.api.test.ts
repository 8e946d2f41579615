import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startSync } from '@slots/contracts/catalog/catalogue-sync';
import { changeMessage, changesChannel } from '@slots/contracts/changes';
import { until } from '@slots/testing/until';
import { Redis } from 'ioredis';
import { type CatalogUnderTest, startCatalogUnderTest } from '../catalog-under-test.ts';
import { type Feed, feedItem, startFeed } from './feed-under-test.ts';
import type { SyncRunRecord } from './sync-run.model.ts';

// The effects of a sync on imported games, also where it is cut off, and whom it tells.

const GAMES = 30;
const QUIET_MS = 4_500;
const FAILED_SYNC =
  /^queue_job_duration_seconds_count\{.*queue="sync".*outcome="failed".*\} [1-9]/m;
let worker: string;
let feed: Feed;
let catalog: CatalogUnderTest;

beforeEach(async () => {
  feed = await startFeed(Array.from({ length: GAMES }, (_, index) => feedItem(index + 1)));
  catalog = await startCatalogUnderTest({
    games: 1,
    catalogueUrl: feed.url,
    env: { CATALOGUE_PAGE_SIZE: '10', CATALOGUE_TIMEOUT_MS: '500' },
  });
  worker = await catalog.startWorker();
  await catalog.mirrored();
  await catalog.call('POST', '/api/game-import/batch', { body: { gameIds: [1, 2, 3] } });
});
afterEach(async () => {
  await catalog.close();
  await feed.close();
});

const runs = () => catalog.db.collection<SyncRunRecord>('syncRuns');

async function begin(): Promise<number> {
  const answer = await catalog.call('POST', '/api/game-import/sync', { body: { full: true } });
  return startSync.responses[202].parse(answer.body).id;
}

/** Begins one as if it had been asked for: the request itself would tell gateways as every write does. */
async function beginUnasked(): Promise<number> {
  const last = await runs().findOne({ state: 'completed' }, { sort: { _id: -1 } });
  if (!last) throw new Error('There was no sync');
  const _id = last._id + 1_000;
  await runs().insertOne({ ...last, _id, state: 'queued', active: true, pagesDone: 0 });
  return _id;
}

const completed = (id: number) =>
  until(
    async () => expect(await runs().findOne({ _id: id })).toMatchObject({ state: 'completed' }),
    {
      timeoutMs: 20_000,
    },
  );

/** Makes MongoDB refuse to write that anything in a collection is withdrawn. */
async function refuseWithdrawal(collection: string): Promise<void> {
  await catalog.db.command({ collMod: collection, validator: { withdrawn: false } });
}

async function allowWithdrawal(collection: string): Promise<void> {
  await catalog.db.command({ collMod: collection, validator: {} });
}

test.each(['games', 'mirror'])(
  'a sync that is cut off when it writes to %s what the catalogue has withdrawn ends with both',
  async (collection) => {
    feed.items = feed.items.slice(1);
    await refuseWithdrawal(collection);
    const id = await begin();
    await until(async () => {
      const metrics = await (await fetch(`${worker}/metrics`)).text();
      expect(metrics).toMatch(FAILED_SYNC);
    });
    expect(await runs().findOne({ _id: id })).toMatchObject({ state: 'running', pagesDone: 3 });
    await allowWithdrawal(collection);
    await completed(id);
    expect(await catalog.games.findOne({ _id: 1 })).toMatchObject({ withdrawn: true });
    expect(await catalog.mirror.findOne({ _id: 1 })).toMatchObject({ withdrawn: true });
  },
);

test.each([
  ['unpublished', { published: false, withdrawn: true, hash: 'of-the-sync' }, true],
  ['withdrawn', { withdrawn: true }, true],
  ['renamed', { name: 'Renamed', hash: 'of-the-sync' }, false],
])(
  'an import that waited for the catalogue leaves a game %s that a sync has made so meanwhile',
  async (_what, copy, withdrawn) => {
    // An older copy, so that the import has something to write.
    await catalog.games.updateOne({ _id: 1 }, { $set: { sourceHash: 'older' } });
    const asTheSync = async () => {
      await catalog.mirror.updateOne({ _id: 1 }, { $set: copy });
      await catalog.games.updateOne({ _id: 1 }, { $set: { withdrawn } });
    };
    feed.misbehave = (response, { ids }) => {
      if (!ids.includes(999)) return false;
      const meta = { current_page: 1, last_page: 1, total: 0 };
      const answer = () => response.end(JSON.stringify({ data: [], meta }));
      void asTheSync().then(answer, answer);
      return true;
    };
    await catalog.call('POST', '/api/game-import/batch', { body: { gameIds: [1, 999] } });
    const { name } = (await catalog.mirror.findOne({ _id: 1 })) ?? {};
    expect(await catalog.games.findOne({ _id: 1 })).toMatchObject({ name, withdrawn });
  },
);

test('a game that stayed public after its copy was withdrawn is withdrawn by the next whole sync', async () => {
  feed.items = feed.items.slice(1);
  await catalog.mirror.updateOne({ _id: 1 }, { $set: { withdrawn: true } });
  await completed(await begin());
  expect(await catalog.games.findOne({ _id: 1 })).toMatchObject({
    withdrawn: true,
    sourceHash: '',
  });
  const answer = await catalog.call('GET', '/api/public/games/game-1', { as: null });
  expect(answer.status).toBe(404);
});

test('a whole sync of unchanged games and providers changes none and tells nobody; one that changes some does', async () => {
  const redis = new Redis(catalog.env['REDIS_URL'] ?? '');
  const told: string[] = [];
  let toldAt = Date.now();
  redis.on('message', (_channel, text) => {
    told.push(changeMessage.parse(JSON.parse(text)).tags?.join(' ') ?? 'everything');
    toldAt = Date.now();
  });
  try {
    await redis.subscribe(changesChannel(redis.options.db ?? 0));
    const before = await catalog.games.find().sort({ _id: 1 }).toArray();
    // Earlier changes are published within half a second, and those for pages that lag three seconds after that.
    await until(() => expect(Date.now() - toldAt).toBeGreaterThan(QUIET_MS), {
      timeoutMs: 15_000,
    });
    told.length = 0;
    feed.described['/api/providers'] = [{ id: 1, name: 'Studio', bio: 'From Riga.' }];
    await completed(await beginUnasked());
    const ofProvider = ['game-overview', 'later:game-overview'];
    await until(() => expect(told).toEqual(ofProvider), { timeoutMs: 8_000 });
    await completed(await beginUnasked());
    expect(await catalog.games.find().sort({ _id: 1 }).toArray()).toEqual(before);
    expect(told).toEqual(ofProvider);

    feed.items[1] = feedItem(2, { rtp: '95.5' });
    await completed(await beginUnasked());
    await until(() => expect(told.join(' ').split(' ')).toContain('game:2'));
    expect(await catalog.games.findOne({ _id: 2 })).toMatchObject({ rtp: '95.5' });
  } finally {
    redis.disconnect();
  }
}, 60_000);

test('what the catalogue changes in a field that staff edited leaves the game and its version alone', async () => {
  const edited = await catalog.call('PATCH', '/api/games/1', { body: { rtp: '91' } });
  feed.items[0] = feedItem(1, { rtp: '95.5' });
  await completed(await begin());
  const same = await catalog.call('GET', '/api/games/1');
  expect(same.headers.get('etag')).toBe(edited.headers.get('etag'));
  expect(same.body).toEqual(edited.body);

  feed.items[0] = feedItem(1, { rtp: '95.6', volatility: 'High' });
  await completed(await begin());
  const changed = await catalog.call('GET', '/api/games/1');
  expect(changed.headers.get('etag')).not.toBe(edited.headers.get('etag'));
  expect(changed.body).toMatchObject({ rtp: '91', volatility: 'High' });
});

test('a provider, type or theme that the catalogue renamed is called so everywhere, at the addresses that it had', async () => {
  const names = (path: string) =>
    catalog.call('GET', path, { as: path.includes('public') ? null : 'user' });
  const egypt = { id: 4, name: 'Egypt', slug: 'egypt' };
  feed.items = feed.items.map((_item, at) => feedItem(at + 1, { themes: [egypt] }));
  await completed(await begin());
  const renamed = {
    provider: 'Studio Nova',
    provider_slug: 'studio-nova',
    type: 'Video Slots',
    type_slug: 'video-slots',
    themes: [{ id: 4, name: 'Ancient Egypt', slug: 'ancient-egypt' }],
  };
  feed.items = feed.items.map((_item, at) => feedItem(at + 1, renamed));
  await completed(await begin());

  const provider = { id: 1, name: 'Studio Nova', slug: 'studio' };
  const type = { id: 2, name: 'Video Slots', slug: 'slots' };
  const theme = { id: 4, name: 'Ancient Egypt', slug: 'egypt' };
  expect(await catalog.games.findOne({ _id: 3 })).toMatchObject({
    provider,
    type,
    themes: [theme],
  });
  expect(await names('/api/games?search=studio%20nova')).toMatchObject({ body: { total: 3 } });
  const all = [
    ['providers', provider],
    ['types', type],
    ['themes', theme],
  ] as const;
  for (const [kind, ref] of all) {
    expect(await names(`/api/game-${kind}`)).toMatchObject({ body: [ref] });
    await until(async () =>
      expect(await names(`/api/public/game-${kind}`)).toMatchObject({ body: [ref] }),
    );
  }

  // An import may take a copy from before the new name.
  const older = { 'provider.name': 'Studio', hash: 'older' };
  await catalog.mirror.updateOne({ _id: 4 }, { $set: older });
  await catalog.call('POST', '/api/game-import/batch', { body: { gameIds: [4] } });
  expect(await catalog.games.countDocuments()).toBe(4);
  expect(await names('/api/game-providers')).toMatchObject({ body: [provider] });
});
