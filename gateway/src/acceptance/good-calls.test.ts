import { crc32, deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type ActivityEntry, activityKind, placeOf } from '@slots/contracts/activity';
import { casinoChoices } from '@slots/contracts/casino/casino-relations';
import { guides } from '@slots/contracts/casino/guides';
import { keptLists, referenceLists } from '@slots/contracts/casino/reference-data';
import { callsOf as callsOfList } from '@slots/contracts/casino/reference-list';
import { reviews } from '@slots/contracts/casino/reviews';
import type { Contract } from '@slots/contracts/contract';
import { listActivity } from '@slots/contracts/gateway/activity';
import { secondFactors as secondFactorsShape } from '@slots/contracts/identity/second-factor';
import { publicContracts } from '@slots/contracts/registry';
import { appCode, createAuthenticator } from '@slots/testing/authenticator';
import { profileQueries, type QueryProfile } from '@slots/testing/query-profile';
import { until } from '@slots/testing/until';
import { roleAllows } from '@slots/tokens/claims';
import { z } from 'zod';
import { send } from '../testing/send.ts';
import {
  ROLES,
  type SignedInSystem,
  type StaffRole,
  startSignedInSystem,
} from '../testing/signed-in-system.ts';

/** Every call of the services, made well by every role that may make it. */

jest.setTimeout(60_000);

const contracts = publicContracts.filter(({ owner }) => owner !== 'gateway');
/** A game for each role to do with as it likes, and one that all see. */
const GAMES = ROLES.length + 1;
const PUBLIC_GAME = GAMES;
const NO_GAME = 999_999;

const WITH_DATABASE = ['identity', 'geo', 'catalog', 'casino', 'affiliate'] as const;
/** Collections that are read whole on purpose, with the reason. */
const READ_WHOLE: readonly (readonly [RegExp, string])[] = [
  ...Object.values(referenceLists).map(
    ({ collection }) =>
      [new RegExp(`^${collection}: query \\{\\}$`), 'a few dozen, all shown'] as const,
  ),
  [
    /^(?:providers|types|themes|providerDescriptions|themeDescriptions): (?:query|getmore) \{\}$/,
    'some hundreds at most, all shown',
  ],
  [/^games: query \{\}$/, 'taken into memory when a process starts and every five minutes'],
  [/^casinos: query \{\}$/, 'the manager shows all casinos, which are some hundreds'],
  [
    /^casinos: (?:command|query) .*"description"/,
    'a part of a text of 2,000 characters, in some hundreds',
  ],
  [
    /^casinos: query \{"published":"true"\}$/,
    'taken into memory by gateways, which lead clicks on',
  ],
  [/^promotions: query \{\}$/, 'headlines of some thousands, remembered for the report of clicks'],
  [
    /^(?:apiKeys|api_keys|users): query \{\}$/,
    'the keys of everybody, some dozens, with their names',
  ],
  [/^webhooks: (?:query|command) /, 'twenty at most'],
  [/^affiliates: query \{\}$/, 'a file in an order that no list has of itself, of some hundreds'],
  [/^promotions: command .*"countries"/, 'counts of all offers by country, some thousands; cached'],
  [
    /^conversion_reports\.files: query /,
    'reports that are being taken in: a few, and most of the time none',
  ],
  [/^demo_clicks: query \{\}$/, 'taken out of the figures as a whole'],
  [/^watched_sessions: query /, 'one for each process'],
  [/^authors: query \{\}$/, 'a few dozen, all shown'],
  [/^(?:reviews|guides): (?:query|command) .*"title"/, 'a part of a name, in some hundreds'],
  [
    /^(?:guides|toplists): query .*\.(?:authorId|reviewedById)"/,
    'asked of every kind when an author is deleted',
  ],
  [/^toplists: command .*"\$match":\{(?:\}|"subject)/, 'counted for staff, a few dozen'],
  [/^images\.files: query \{\}$/, 'the driver looks whether there is any, once a process'],
];

interface Given {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Row {
  readonly id: number;
}

function contractOf(id: string): Contract {
  const found = contracts.find((contract) => contract.id === id);
  if (!found) throw new Error(`There is no contract ${id}`);
  return found;
}

function rowOf(answer: Record<string, unknown>): Row {
  return { id: Number(answer['id']) };
}

/** A black picture, as a data URL. */
function picture(width: number, height: number): string {
  const chunk = (type: string, data: Buffer): Buffer => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(data.length);
    const content = Buffer.concat([Buffer.from(type), data]);
    const sum = Buffer.alloc(4);
    sum.writeUInt32BE(crc32(content));
    return Buffer.concat([head, content, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 8;
  const png = Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * height))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return `data:image/png;base64,${png.toString('base64')}`;
}

describe('through the gateway', () => {
  let system: SignedInSystem;
  const profiles = new Map<(typeof WITH_DATABASE)[number], QueryProfile>();
  beforeAll(async () => {
    system = await startSignedInSystem({ AGE_PROVIDER: 'test' }, { games: GAMES });
    for (const name of WITH_DATABASE) {
      profiles.set(name, await profileQueries(system.databaseOf(name)));
    }
  }, 180_000);
  afterAll(async () => {
    await Promise.all([...profiles.values()].map((profile) => profile.close()));
    await system.stop();
  });

  /** Makes calls in a role; each answer has a good status of its contract and the shape of that status. */
  function callsOf(role: StaffRole) {
    const made = new Set<string>();
    /** Age check cookie, tied to the browser that began it. */
    let ageCheck = '';
    /** Cookie of a sign-in that awaits its second step. */
    let pendingSignIn = '';
    /** Session cookie from a second-factor call; defaults to the role's. */
    let token: string | undefined;
    async function call(id: string, given: Given = {}): Promise<Record<string, unknown>> {
      const contract = contractOf(id);
      const path = contract.path.replaceAll(/:(\w+)/g, (_match, name: string) =>
        encodeURIComponent(String(given.params?.[name])),
      );
      const answer = await send(system.url, {
        method: contract.method,
        path: `${path}${given.query ?? ''}`,
        headers: {
          Cookie: `${token ?? system.cookieOf(role)['Cookie']}; ${ageCheck}; ${pendingSignIn}`,
          ...(given.body !== undefined && { 'Content-Type': 'application/json' }),
          ...given.headers,
        },
        ...(given.body !== undefined && { body: JSON.stringify(given.body) }),
      });
      const good = Object.keys(contract.responses).includes(String(answer.status));
      expect(good ? '' : `${id}: ${answer.status} ${answer.body}`).toBe('');
      made.add(id);
      const [cookie = ''] = answer.headers['set-cookie'] ?? [];
      if (cookie.startsWith('age-check=')) [ageCheck = ''] = cookie.split(';', 1);
      if (cookie.startsWith('sign-in=')) [pendingSignIn = ''] = cookie.split(';', 1);
      // Session cookie after a second factor is proved or changed.
      if (cookie.startsWith('token=') && id.startsWith('secondFactor.')) {
        [token = ''] = cookie.split(';', 1);
      }
      if (!String(answer.headers['content-type']).includes('json')) return {};
      contract.responses[answer.status]?.parse(JSON.parse(answer.body));
      return answer.json();
    }
    return { call, made, signIn: () => pendingSignIn };
  }

  async function maintainCasino(call: ReturnType<typeof callsOf>['call'], name: string) {
    const { id } = rowOf(await call('casinos.create', { body: { name } }));
    const params = { id };
    await call('casinos.update', { params, body: { published: 'true', rating: '4.5' } });
    await call('casinos.list', { query: '?page=1&limit=10&search=Good' });
    const { slug } = await call('casinos.get', { params });
    await call('casinos.bySlug', { params: { slug: String(slug) } });
    await call('casinos.production');
    await call('casinos.many', { body: { ids: [id], change: 'unpublish' } });
    await call('casinos.many', { body: { ids: [id], change: 'publish' } });
    await call('casinos.export', { query: '?search=Good&sort=name' });
    const { logoImage } = await call('casinoImages.setLogo', {
      params,
      body: { image: picture(64, 64) },
    });
    const file = String(logoImage).split('/').at(-1) ?? '';
    await call('casinoImages.get', { params: { file } });
    await call('casinoImages.setHeader', { params, body: { image: picture(96, 32) } });
    await call('casinoImages.removeLogo', { params });
    await call('casinoImages.removeHeader', { params });
    await call('casinoLicences.change', { params, body: { action: 'add', licenceId: 1 } });
    await call('casinoLicences.get', { params });
    for (const { from, field, get, set } of Object.values(casinoChoices)) {
      await call(set.id, { params, body: { [field]: from === 'list' ? [1] : [] } });
      await call(get.id, { params });
    }
    await call('casinoSupport.set', { params, body: { supportIds: [1], values: { 1: 'a@b.co' } } });
    await call('casinoSupport.get', { params });
    await call('casinoGameTypes.remove', { params, body: {} });
    const sql = `SELECT payment_methods FROM casinos WHERE id = ${id}`;
    await call('casinos.directSql', { query: `?query=${encodeURIComponent(sql)}` });
    await call('casinos.history', { params });
    await call('casinos.statistics');
    return id;
  }

  async function maintainPromotion(call: ReturnType<typeof callsOf>['call'], casinoId: number) {
    const { id } = rowOf(
      await call('promotions.create', {
        body: { headline: 'A good offer', score: 50, countries: ['GB'], casinoId },
      }),
    );
    const params = { id };
    await call('promotions.get', { params });
    await call('promotions.update', { params, body: { score: 60, revenueShare: 20, cpa: 30 } });
    await call('promotions.ofCasino', { params: { id: casinoId } });
    await call('promotions.export', { query: `?casino=${casinoId}` });
    await call('promotions.export');
    await call('publicPromotions.list', { query: '?country=gb&limit=6&offset=0' });
    await call('publicCasinos.list', { query: '?country=GB&page=1&limit=10' });
    await call('publicCasinos.directory', { query: '?rating=3&limit=10' });
    await call('publicCasinos.countryCounts');
    await call('publicPromotions.facets');
    await call('links.health');
    await call('laws.list');
    await call('promotions.markets', { params });
    await call('promotions.history', { params });
    await call('promotions.delete', { params });
  }

  /** The life of a drafted record, which ends published; gives its id. */
  async function draft(
    call: ReturnType<typeof callsOf>['call'],
    kind: 'reviews' | 'guides' | 'toplists',
    body: { readonly subject: object; readonly content: object },
  ): Promise<number> {
    const params = { id: rowOf(await call(`${kind}.create`, { body })).id };
    const version = { params: { ...params, number: 1 } };
    await call(`${kind}.get`, { params });
    await call(`${kind}.preview`, { params, query: '?country=GB&at=2026-12-01T00:00:00Z' });
    await call(`${kind}.publish`, { params, body: { at: '2099-01-01T00:00:00Z' } });
    await call(`${kind}.cancel`, { params });
    await call(`${kind}.publish`, { params, body: {} });
    await call(`${kind}.save`, { params, body: { content: body.content } });
    await call(`${kind}.discard`, { params });
    await call(`${kind}.versions`, { params });
    await call(`${kind}.version`, version);
    await call(`${kind}.putBack`, version);
    await call(`${kind}.withdraw`, { params });
    await call(`${kind}.publish`, { params, body: {} });
    await call(`${kind}.history`, { params });
    return params.id;
  }

  /** An author, a review, a guide and a toplist from first draft to end. A super administrator deletes for users. */
  async function review(
    call: ReturnType<typeof callsOf>['call'],
    role: StaffRole,
    casinoId: number,
  ) {
    const { call: callAsSuper } = role === 'user' ? callsOf('super_admin') : { call };
    const slug = `good-author-of-${role.replace('_', '-')}`;
    const authorId = rowOf(await call('authors.create', { body: { name: 'Author', slug } })).id;
    const author = { params: { id: authorId } };
    await call('authors.list');
    await call('authors.get', author);
    await call('authors.update', { ...author, body: { role: 'Reviewer' } });
    await call('authors.history', author);
    await call('publicAuthors.list');
    await call('articleImages.add', { body: { image: picture(64, 32) } });
    const content = { ...Object(reviews.create.example).content, authorId };
    const id = await draft(call, 'reviews', { subject: { casinoId }, content });
    await call('reviews.list', { query: `?casinoId=${casinoId}&state=draft&search=Good` });
    await call('publicReviews.ofCasino', { params: { id: casinoId } });
    await call('publicAuthors.get', { params: { slug } });
    await callAsSuper('reviews.delete', { params: { id } });
    const guide = {
      ...Object(guides.create.example).content,
      slug: `good-guide-of-${role.replace('_', '-')}`,
      authorId,
      relatedCasinoIds: [casinoId],
    };
    const guideId = await draft(call, 'guides', { subject: {}, content: guide });
    await call('guides.list', { query: '?state=published&search=good' });
    await call('publicGuides.list', { query: '?limit=5&tag=bonuses' });
    await call('publicGuides.tags');
    await call('publicGuides.get', { params: { slug: guide.slug } });
    const toplist = {
      name: `Good List of ${role}`,
      countries: ['GB'],
      entries: [{ kind: 'casino', id: casinoId }],
    };
    const subject = { place: 'guide', of: guideId };
    const toplistId = await draft(call, 'toplists', { subject, content: toplist });
    await call('toplists.list', { query: `?place=guide&of=${guideId}` });
    await call('publicPromotions.list', { query: `?country=GB&place=guide&of=${guideId}` });
    await callAsSuper('toplists.delete', { params: { id: toplistId } });
    await callAsSuper('guides.delete', { params: { id: guideId } });
    await callAsSuper('authors.delete', author);
  }

  /** Deals and a partner's reports. A super administrator creates the deals and keys of other roles. */
  async function earn(
    call: ReturnType<typeof callsOf>['call'],
    role: StaffRole,
    { affiliateId, casinoId }: { readonly affiliateId: number; readonly casinoId: number },
  ) {
    const { call: callAsSuper } = role === 'super_admin' ? { call } : callsOf('super_admin');
    const params = { id: affiliateId };
    const { id: dealId } = rowOf(
      await callAsSuper('deals.create', {
        body: {
          affiliateId,
          casinoIds: [casinoId],
          model: 'cpa',
          cpa: { amount: 40, currency: 'GBP' },
          from: '2026-01-01',
        },
      }),
    );
    const { key } = await callAsSuper('postbacks.createKey', { params, body: {} });
    const address = { affiliateId, key: String(key) };
    await call('postbacks.get', {
      params: address,
      query: '?tx=1&event=deposit&clickid=nobody-knows',
    });
    const paid = { tx: '2', event: 'cpa', amount: '40', currency: 'GBP' };
    await call('postbacks.post', { params: address, body: paid });
    if (role !== 'user') {
      await call('deals.list', { query: `?affiliate=${affiliateId}` });
      await call('deals.list');
      await call('deals.get', { params: { id: dealId } });
      await call('deals.history', { params: { id: dealId } });
      await call('deals.notes');
      await call('postbacks.key', { params });
      await call('postbacks.try', { params, body: { query: 'tx=1&event=deposit&clickid=x' } });
      await call('conversions.list', { query: `?affiliate=${affiliateId}` });
      await call('conversions.list');
      for (const by of ['affiliate', 'casino', 'promotion', 'country', 'page', 'month']) {
        await call('earnings.report', { query: `?by=${by}` });
        await call('earnings.report', { query: `?by=${by}&casino=${casinoId}&page=/` });
        await call('earnings.report', { query: `?by=${by}&casino=unmatched` });
        await call('earnings.export', { query: `?by=${by}&country=GB` });
      }
    }
    await callAsSuper('deals.update', { params: { id: dealId }, body: { note: 'As agreed' } });
    await callAsSuper('deals.delete', { params: { id: dealId } });
  }

  async function maintainAffiliate(
    call: ReturnType<typeof callsOf>['call'],
    role: StaffRole,
    casinoId: number,
  ) {
    const { id } = rowOf(await call('affiliates.create', { body: { name: 'Good Partner' } }));
    const params = { id };
    await call('affiliates.update', { params, body: { status: 'activated' } });
    await call('affiliates.list');
    await call('affiliates.export', { query: '?status=activated&sort=-updated' });
    await call('affiliates.get', { params });
    await call('affiliates.revealPassword', { params });
    await call('assignments.assign', { params: { affiliateId: id, casinoId } });
    await call('assignments.list', { params: { affiliateId: id } });
    await call('assignments.remove', { params: { casinoId } });
    await call('assignments.many', { body: { ids: [casinoId], affiliateId: id } });
    await call('affiliates.history', { params });
    const dimensions = [
      'day',
      'promotion',
      'casino',
      'affiliate',
      'country',
      'page',
      'position',
      'toplist',
    ];
    for (const by of dimensions) {
      await call('clicks.report', { query: `?by=${by}&casino=${casinoId}&page=/` });
      await call('clicks.export', { query: `?by=${by}` });
    }
    await earn(call, role, { affiliateId: id, casinoId });
    await call('affiliates.delete', { params });
  }

  async function importReport(call: ReturnType<typeof callsOf>['call'], role: StaffRole) {
    const { id: affiliateId } = rowOf(
      await call('affiliates.create', { body: { name: `Reporting Partner of ${role}` } }),
    );
    const body = {
      affiliateId,
      file: 'tx,amount\nT-1,12.50\nT-2,x\n',
      mapping: {
        tx: 'tx',
        event: { value: 'revenue' },
        amount: 'amount',
        currency: { value: 'GBP' },
      },
      format: { delimiter: ',', decimal: '.', date: 'YYYY-MM-DD' },
    };
    await call('conversionImports.create', { body: { ...body, dryRun: true } });
    const params = { id: rowOf(await call('conversionImports.create', { body })).id };
    await call('conversionImports.list');
    await call('conversionImports.list', { query: `?affiliate=${affiliateId}&limit=1` });
    await until(async () =>
      expect(await call('conversionImports.get', { params })).toMatchObject({ status: 'done' }),
    );
    await call('conversionImports.errors', { params });
    await call('demoEarnings.get');
  }

  async function visitGames(call: ReturnType<typeof callsOf>['call']) {
    await call('publicGames.list', { query: '?random=true&limit=20' });
    await call('publicGames.pages', { query: '?limit=10' });
    for (const list of ['types', 'themes', 'providers']) await call(`publicGames.${list}`);
    await call('launcher.token', { query: `?game=${PUBLIC_GAME}` });
    const { url } = await call('ageChecks.begin', { body: { returnTo: '/' } });
    const state = new URLSearchParams(String(url).split('?')[1]).get('state');
    await call('ageChecks.end', { body: { state, answer: { over18: 'yes' } } });
    const { slug, thumb, provider } = await call('games.get', { params: { id: PUBLIC_GAME } });
    await call('publicGames.get', { params: { slug: String(slug) } });
    await call('publicGames.provider', { params: { slug: String(Object(provider).slug) } });
    await call('images.get', { params: { file: String(thumb).split('/').at(-1) ?? '' } });
  }

  async function maintainGame(call: ReturnType<typeof callsOf>['call'], id: number) {
    const params = { id };
    await call('gameIndexing.get');
    await call('games.list', { query: `?page=1&per_page=100&search=${id}` });
    for (const query of [
      '?status=draft',
      '?featured=true',
      '?description=none',
      '?launcher=broken',
      '?sort=-updated',
      '?sort=name',
    ]) {
      await call('games.list', { query });
      await call('games.export', { query });
    }
    await call('games.many', { body: { ids: [id], change: 'feature' } });
    for (const list of ['gameTypes', 'gameProviders', 'gameThemes']) await call(`${list}.list`);
    await call('games.get', { params });
    await call('games.update', { params, body: { autoplay: true } });
    await call('games.publish', { params, body: { published: false } });
    await call('games.preview', { params });
    await call('games.delete', { params });
    await call('games.history', { params });
    for (const unit of ['day', 'month']) await call('games.statistics', { query: `?per=${unit}` });
  }

  async function importGames(call: ReturnType<typeof callsOf>['call'], gameId: number) {
    await call('gameImport.games', { query: '?page=1&status=new' });
    await call('gameImport.export', { query: '?status=new' });
    await call('gameImport.importedIds');
    await call('gameImport.libraryGames');
    await call('gameImport.cacheLocation', { body: { gameId, page: 1 } });
    await call('gameImport.game', { params: { id: gameId } });
    await call('gameImport.preview', { params: { id: gameId } });
    await call('gameImport.plan', { body: { gameIds: [gameId] } });
    const { jobId } = await call('gameImport.batch', { body: { gameIds: [gameId, NO_GAME] } });
    const params = { id: Number(jobId) };
    await call('gameImport.jobs');
    await call('gameImport.jobsExport');
    await call('gameImport.job', { params });
    await call('gameImport.jobEvents', { params });
    await call('gameImport.retry', { params, body: {} });
    await call('gameImport.cancel', { params });
    await call('gameImport.all', { body: {} });
    await call('gameImport.startSync', { body: {} });
    await call('gameImport.sync');
    await call('gameImport.malformed');
  }

  async function maintainReferenceData(call: ReturnType<typeof callsOf>['call']) {
    for (const list of Object.values(keptLists)) {
      const body = { ...list.create.example, code: 'yyy' };
      const params = { id: rowOf(await call(list.create.id, { body })).id };
      for (const { id, method } of callsOfList(list)) {
        if (method !== 'PATCH' && method !== 'PUT') continue;
        await call(id, { params, body: { ...body, code: 'zzz' } });
      }
      await call(list.remove.id, { params });
    }
  }

  /** None is enabled for long, and nothing listens at their address. */
  async function maintainWebhooks(call: ReturnType<typeof callsOf>['call']) {
    const body = { url: 'https://127.0.0.1:9/', events: ['casino.published'] };
    const params = { id: rowOf(await call('webhooks.create', { body })).id };
    await call('webhooks.list');
    await call('webhooks.rotateSecret', { params, body: {} });
    const { id: delivery } = await call('webhooks.test', { params, body: {} });
    await call('webhooks.deliveries', { params, query: '?limit=5' });
    await call('webhooks.resend', { params: { ...params, delivery: String(delivery) }, body: {} });
    await call('webhooks.update', { params, body: { enabled: false } });
    await call('webhooks.delete', { params });
  }

  async function maintainUsers(call: ReturnType<typeof callsOf>['call']) {
    const password = 'a-good-password';
    const { id } = rowOf(
      await call('users.create', {
        body: { username: 'passer-by', password, confirmPassword: password, role: 'user' },
      }),
    );
    await call('users.update', { params: { id }, body: { role: 'admin' } });
    await call('users.list');
    await call('users.export', { query: '?sort=username' });
    await call('secondFactor.take', { params: { id } });
    await call('users.delete', { params: { id } });
  }

  /** All pages of everything that staff did, in the order in which they come. */
  async function everythingDone(query: Readonly<Record<string, string>>): Promise<ActivityEntry[]> {
    const found: ActivityEntry[] = [];
    let before: string | null = null;
    do {
      const search = new URLSearchParams({ ...query, ...(before !== null && { before }) });
      const answer = await send(system.url, {
        path: `/api/activity?${search.toString()}`,
        headers: system.cookieOf('super_admin'),
      });
      const page = listActivity.responses[200].parse(answer.json());
      expect(page.missing).toEqual([]);
      // A page that the one before told of has steps.
      expect(before === null || page.data.length > 0).toBe(true);
      // The activity export that is read below appears in the list some moments later.
      found.push(...page.data.filter(({ name }) => name !== 'activity.csv'));
      before = page.next;
    } while (before !== null);
    return found;
  }

  /** Reads earlier changes by people of each role, and this person's latest. */
  async function readActivity(call: ReturnType<typeof callsOf>['call']) {
    const all = await everythingDone({ limit: '7' });
    expect(all).toEqual(await everythingDone({ limit: '100' }));
    const places = all.map(placeOf);
    expect(places).toEqual([...new Set(places)].sort().toReversed());
    expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(activityKind.options));
    expect(all).toContainEqual(
      expect.objectContaining({ kind: 'promotion', name: 'A good offer', action: 'deleted' }),
    );
    expect(JSON.stringify(all)).not.toMatch(/a-good-password|argon2/);

    const file = await send(system.url, {
      path: '/api/activity.csv',
      headers: system.cookieOf('super_admin'),
    });
    expect(file.headers['content-disposition']).toMatch(/^attachment; filename="activity-/);
    // The rows begin with their moment, and the lines of a cell with a field.
    expect(file.body.match(/^"\d{4}-[^"]+Z","/gm)).toHaveLength(all.length);
    expect(file.body).toContain('"promotion",');

    const own = await everythingDone({ person: String((await call('auth.session'))['id']) });
    expect(own).toEqual(all.filter(({ by }) => by.username === 'the-super_admin'));
    const user = own.find(({ kind }) => kind === 'user');
    // As many steps as the page holds.
    const ofUser = { kind: 'user', record: String(user?.recordId), limit: '3' };
    expect((await everythingDone(ofUser)).map(({ action }) => action)).toEqual([
      'deleted',
      'updated',
      'created',
    ]);
    for (const kind of activityKind.options) {
      expect(await everythingDone({ kind })).toEqual(all.filter((step) => step.kind === kind));
    }
    expect(await everythingDone({ to: '2020-01-01' })).toEqual([]);
    expect(await everythingDone({ from: '2020-01-01', to: '2100-01-01' })).toEqual(all);
  }

  async function keepKeys(call: ReturnType<typeof callsOf>['call'], role: StaffRole) {
    const key = {
      name: 'A program',
      rights: ['casino:write'],
      expiresAt: new Date(Date.now() + 60_000),
    };
    const { id: keyId } = rowOf(await call('apiKeys.create', { body: key }));
    await call('apiKeys.list');
    if (role === 'super_admin') await call('apiKeys.listAll');
    await call('apiKeys.revoke', { params: { id: keyId } });
  }

  /** Sets both kinds up, signs in and proves with them, and takes them away. */
  async function secondFactors(
    { call, signIn }: Pick<ReturnType<typeof callsOf>, 'call' | 'signIn'>,
    role: StaffRole,
  ) {
    const currentPassword = 'a-password-for-tests';
    const { port } = new URL(system.url);
    const site = { origin: `http://localhost:${port}`, host: 'localhost' };
    const challengeOf = (answer: Record<string, unknown>) =>
      z.object({ options: z.object({ challenge: z.string() }) }).parse(answer).options.challenge;
    const key = createAuthenticator();

    const { secret } = await call('secondFactor.beginTotp', { body: { currentPassword } });
    const first = await appCode(String(secret), -1);
    await call('secondFactor.confirmTotp', { body: { code: first } });
    const begun = await call('secondFactor.beginPasskey', { body: {} });
    const passkey = key.create({ challenge: challengeOf(begun), ...site });
    await call('secondFactor.addPasskey', { body: { name: 'Key', passkey } });
    await call('secondFactor.renewRecoveryCodes', { body: {} });
    const { passkeys } = secondFactorsShape.parse(await call('secondFactor.get'));
    const params = { id: passkeys[0]?.id ?? '' };
    await call('secondFactor.renamePasskey', { params, body: { name: 'Another name' } });
    await call('secondFactor.prove', { body: { code: await appCode(String(secret)) } });
    await call('secondFactor.setNoticeEmail', { body: { email: `${role}@example.com` } });

    await call('auth.login', { body: { username: `the-${role}`, password: currentPassword } });
    const asked = await call('secondFactor.challenge', { body: {}, headers: { Cookie: signIn() } });
    const signed = key.sign({ challenge: challengeOf(asked), ...site });
    await call('secondFactor.signIn', { body: { passkey: signed } });
    await call('secondFactor.removeTotp');
    await call('secondFactor.removePasskey', { params });
  }

  async function ownAccount(call: ReturnType<typeof callsOf>['call'], role: StaffRole) {
    const { username } = await call('auth.session');
    expect(username).toBe(`the-${role}`);
    const view = rowOf(
      await call('views.create', {
        body: { list: 'games', name: 'Drafts', query: 'status=draft' },
      }),
    );
    await call('views.update', { params: { id: view.id }, body: { name: 'My drafts' } });
    await call('views.list', { query: '?list=games' });
    await call('views.delete', { params: { id: view.id } });
    const old = 'a-password-for-tests';
    for (const [currentPassword, password] of [
      [old, `${old}-2`],
      [`${old}-2`, old],
    ]) {
      await call('account.changePassword', {
        body: { currentPassword, password, confirmPassword: password },
      });
    }
    await call('auth.login', { body: { username, password: old } });
    const list: unknown = await call('account.sessions');
    const other = Array.isArray(list) ? list.find((session) => session.current !== true) : {};
    await call('account.endSession', { params: { id: String(other?.id) } });
  }

  test.each(ROLES)('%s can make every call that is theirs', async (role) => {
    const { call, made, signIn } = callsOf(role);
    const isSuper = role === 'super_admin';
    await call('countries.list');
    await call('countries.detect', { headers: { 'X-Forwarded-For': '8.8.8.8' } });
    for (const list of Object.values(referenceLists)) {
      for (const { id, method } of callsOfList(list)) if (method === 'GET') await call(id);
    }
    const casinoId = await maintainCasino(call, `Good Casino of ${role}`);
    await maintainPromotion(call, casinoId);
    await review(call, role, casinoId);
    await maintainAffiliate(call, role, casinoId);
    await call('casinos.delete', { params: { id: casinoId } });
    const gameId = ROLES.indexOf(role) + 1;
    await visitGames(call);
    await maintainGame(call, gameId);
    if (role !== 'user') await importReport(call, role);
    await keepKeys(call, role);
    if (isSuper) {
      await call('demoEarnings.remove');
      await importGames(call, gameId);
      for (const rule of ['own-words', 'all']) await call('gameIndexing.set', { body: { rule } });
      await maintainReferenceData(call);
      await maintainUsers(call);
      await maintainWebhooks(call);
      await call('secondFactor.list');
      await readActivity(call);
    }
    await secondFactors({ call, signIn }, role);
    await ownAccount(call, role);
    await call('auth.logout', { body: {} });

    const theirs = contracts.filter(
      ({ access }) => access === 'any' || (access !== 'internal' && roleAllows(access, role)),
    );
    expect([...made].sort()).toEqual(theirs.map(({ id }) => id).sort());
  });

  // After all of these calls.
  test.each(WITH_DATABASE)('%s finds everything by an index', async (name) => {
    const operations = (await profiles.get(name)?.take()) ?? [];
    // Geo answers from memory.
    expect(operations.length > 0).toBe(name !== 'geo');
    const scans = operations
      .filter(({ plan }) => plan.includes('COLLSCAN'))
      .map(({ collection, op, filter }) => `${collection}: ${op} ${filter}`)
      .filter((scan) => !READ_WHOLE.some(([known]) => known.test(scan)));
    expect(new Set(scans)).toEqual(new Set());
  });
});
