import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import {
  CLICK_FIELD,
  CLICK_STREAM,
  type ClickEvent,
  clickEvent,
} from '@slots/contracts/affiliate/click-event';
import { listSubIdParameters } from '@slots/contracts/affiliate/clicks';
import { type ClickOffer, listClickOffers } from '@slots/contracts/casino/click-offers';
import { changesChannel } from '@slots/contracts/changes';
import type { ResponseOf } from '@slots/contracts/contract';
import { visitRedis } from '@slots/redis/one-visit';
import { redisUrl } from '@slots/testing/databases';
import { startRestartableRedis } from '@slots/testing/restartable-redis';
import { until } from '@slots/testing/until';
import { send } from '../testing/send.ts';
import { startSystem, type TestSystem } from '../testing/system.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const DESKTOP =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const HOUR_MS = 60 * 60 * 1000;
const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString();

function offer(id: number, changed: Partial<ClickOffer> = {}): ClickOffer {
  return {
    id,
    casinoId: 1,
    ctaLink: `https://partner.example/offer-${id}`,
    countryLinks: [],
    startsAt: null,
    endsAt: null,
    hasTerms: true,
    wageringTimes: null,
    product: null,
    ...changed,
  };
}

let addresses = 0;
/** The address of a visitor not seen before, from no known country. */
function nobodyKnown(): string {
  addresses += 1;
  return `10.9.${Math.floor(addresses / 250)}.${addresses % 250}`;
}

describe('clicks', () => {
  let system: TestSystem;
  let offers: ResponseOf<typeof listClickOffers>;
  let parameters: ResponseOf<typeof listSubIdParameters>;
  let isAway = false;

  async function startWith(settings: Record<string, string> = {}): Promise<void> {
    system = await startSystem({ CLICK_OUTS: 'count', ...settings });
    system.service.handler = (request, response) => {
      const bodies: Readonly<Record<string, unknown>> = {
        [listClickOffers.path]: offers,
        [listSubIdParameters.path]: parameters,
      };
      response.statusCode = isAway ? 503 : 200;
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(bodies[request.url ?? '']));
    };
    system.web.handler = (_request, response) => {
      response.writeHead(404, { 'Content-Type': 'text/html' }).end('no such page');
    };
  }

  beforeEach(() => {
    isAway = false;
    parameters = [];
    offers = {
      casinos: [{ id: 1, slug: 'harbour-nine', affiliateId: 3, licences: ['mga'] }],
      promotions: [offer(1)],
    };
  });
  afterEach(async () => {
    await system.stop();
    await visitRedis(await redisUrl(), (redis) => redis.flushdb());
  });

  const go = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    send(system.url, {
      method,
      path,
      headers: { 'User-Agent': DESKTOP, 'X-Forwarded-For': nobodyKnown(), ...headers },
    });

  const beacon = (body: unknown, headers: Record<string, string> = {}) =>
    send(system.url, {
      method: 'POST',
      path: '/api/public/clicks',
      headers: {
        'User-Agent': DESKTOP,
        'X-Forwarded-For': nobodyKnown(),
        'Content-Type': 'application/json',
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  const entriesAt = (url: string) =>
    visitRedis(url, (redis) => redis.xrange(CLICK_STREAM, '-', '+'));

  async function counted(url?: string): Promise<ClickEvent[]> {
    const entries = await entriesAt(url ?? (await redisUrl()));
    return entries.map(([, fields]) =>
      clickEvent.parse(JSON.parse(fields[fields.indexOf(CLICK_FIELD) + 1] ?? '')),
    );
  }

  /** A click that is counted after all before it, so that those that are not there by then never come. */
  async function countedUntilNow(): Promise<ClickEvent[]> {
    await go('/go/1?at=/the-end');
    return until(async () => {
      const all = await counted();
      expect(all.at(-1)?.page).toBe('/the-end');
      return all.slice(0, -1);
    });
  }

  async function change(owner: 'casino' | 'affiliate'): Promise<void> {
    await visitRedis(await redisUrl(), (redis) =>
      redis.publish(changesChannel(redis.options.db ?? 0), JSON.stringify({ owner })),
    );
  }

  describe('that lead through /go', () => {
    test('lead to the offer, and are counted', async () => {
      await startWith();
      const answer = await go('/go/1?at=%2Fcountry%2Fspain%3Fkind%3Dother&pos=4&list=12b', {
        'User-Agent': PHONE,
      });
      expect(answer).toMatchObject({
        status: 302,
        body: '',
        headers: {
          location: 'https://partner.example/offer-1',
          'cache-control': 'no-store',
          'x-robots-tag': 'noindex, nofollow',
        },
      });
      const [click] = await until(async () => {
        const all = await counted();
        expect(all).toHaveLength(1);
        return all;
      });
      expect(click).toEqual({
        clickId: expect.any(String),
        at: expect.any(String),
        promotionId: 1,
        casinoId: 1,
        affiliateId: 3,
        country: null,
        page: '/country/spain',
        position: 4,
        toplist: '12b',
        device: 'mobile',
      });
    });

    test('fill in the macros of path and query, and the parameter of the affiliate', async () => {
      await startWith();
      const link =
        'https://partner.example/{casino}/{promotion}?p={page}&n={position}&c={country}&sub=old&x=a%20b&sub=older&id={clickid}#top';
      offers.promotions = [offer(1, { ctaLink: link })];
      parameters = [{ affiliateId: 3, parameter: 'sub' }];
      const { headers } = await go('/go/1?at=/country/%C3%A5land%20isles&pos=2');
      const { headers: plain } = await go('/go/1');
      const [click] = await until(async () => {
        const all = await counted();
        expect(all).toHaveLength(2);
        return all;
      });
      expect(headers.location).toBe(
        `https://partner.example/harbour-nine/1?p=&n=2&c=&x=a%20b&id=${click?.clickId}&sub=${click?.clickId}#top`,
      );
      expect(plain.location).toContain('?p=&n=&c=&x=a%20b&id=');
      const { headers: paged } = await go('/go/1?at=/country/spain');
      expect(paged.location).toContain('?p=%2Fcountry%2Fspain&n=&c=');
    });

    test.each([
      ['has no link', { ctaLink: null }],
      ['has ended', { endsAt: fromNow(-1_000) }],
      ['has not begun', { startsAt: fromNow(HOUR_MS) }],
    ])('lead to the review when the offer %s, and are not counted', async (_state, changed) => {
      await startWith();
      offers.promotions = [offer(1), offer(2, changed)];
      expect(await go('/go/2')).toMatchObject({
        status: 302,
        headers: { location: '/casino-review/harbour-nine' },
      });
      expect((await beacon({ promotionId: 2, page: '/' })).status).toBe(204);
      expect(await countedUntilNow()).toEqual([]);
    });

    test("lead to the link of the visitor's country, and to the review where its law withholds the offer", async () => {
      const file = join(mkdtempSync(join(tmpdir(), 'slots-law-')), 'law.json');
      const law = {
        default: { demo: 'age-gate', terms: 'optional' },
        NZ: { terms: 'required' },
        AU: { offers: 'none' },
        US: { offers: 'licensed', licences: ['ukgc'] },
      };
      writeFileSync(file, JSON.stringify(law));
      await startWith({ LAW_FILE: file });
      offers.promotions = [
        offer(1, {
          hasTerms: false,
          countryLinks: [{ country: 'GB', url: 'https://partner.example/gb?c={country}' }],
        }),
      ];
      const leadsTo = async (address: string) =>
        (await go('/go/1', { 'X-Forwarded-For': address })).headers.location;
      expect(await leadsTo('51.140.1.1')).toBe('https://partner.example/gb?c=GB');
      expect(await leadsTo('78.46.1.1')).toBe('https://partner.example/offer-1');
      const review = '/casino-review/harbour-nine';
      expect(await leadsTo('8.8.8.8')).toBe(review);
      expect(await leadsTo('1.128.0.1')).toBe(review);
      expect(await leadsTo('122.56.1.1')).toBe(review);
      expect((await countedUntilNow()).map(({ country }) => country)).toEqual(['GB', 'DE']);
      rmSync(file);
    });

    test.each(['/go/2', '/go/', '/go/one', '/go/1/2', '/go/9999999999999999'])(
      'lead nowhere at %s: the page for that is shown',
      async (path) => {
        await startWith();
        offers.promotions = [offer(1), offer(2, { casinoId: 8 })];
        expect(await go(path)).toMatchObject({ status: 404, body: 'no such page' });
      },
    );

    test('drop what makes no sense', async () => {
      await startWith();
      const senseless = [
        'at=there&pos=0',
        'at=//other.example&pos=-1',
        'at=/%00&pos=1.5&list=<b>',
        `at=/${'x'.repeat(500)}&pos=x`,
      ];
      for (const query of senseless) expect((await go(`/go/1?${query}`)).status).toBe(302);
      const clicks = await countedUntilNow();
      expect(clicks.map(({ page, position }) => [page, position])).toEqual(
        senseless.map(() => [null, null]),
      );
    });

    test('are told a changed link at once', async () => {
      await startWith();
      await go('/go/1');
      offers.promotions = [offer(1, { ctaLink: 'https://partner.example/new' })];
      await change('casino');
      await until(async () => {
        expect((await go('/go/1')).headers.location).toBe('https://partner.example/new');
      });
      parameters = [{ affiliateId: 3, parameter: 'sub' }];
      await change('affiliate');
      await until(async () => {
        expect((await go('/go/1')).headers.location).toMatch(/new\?sub=[\w-]+$/);
      });
    });

    test('lead on while the owners of offers are away', async () => {
      await startWith();
      await go('/go/1');
      isAway = true;
      await change('casino');
      await change('affiliate');
      for (const _ of [1, 2, 3]) {
        expect((await go('/go/1')).headers.location).toBe('https://partner.example/offer-1');
      }
    });

    test('are told to come back while no offer was ever known, and lead on as soon as one is', async () => {
      isAway = true;
      await startWith();
      expect(await go('/go/1')).toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
      expect((await beacon({ promotionId: 1, page: '/' })).status).toBe(503);
      isAway = false;
      expect((await go('/go/1')).status).toBe(302);
    });

    test('lead nowhere when clicks are off, and nothing is counted', async () => {
      await startWith({ CLICK_OUTS: 'off' });
      expect(await go('/go/1')).toMatchObject({ status: 404, body: 'no such page' });
      expect((await beacon({ promotionId: 1, page: '/' })).status).toBe(204);
      expect((await beacon({ promotionId: 2, page: '/' })).status).toBe(404);
      expect(await counted()).toEqual([]);
    });

    test('are told of a new offer soon when they are off, though no change is heard', async () => {
      await startWith({ CLICK_OUTS: 'off' });
      expect((await beacon({ promotionId: 2, page: '/' })).status).toBe(404);
      offers.promotions = [offer(1), offer(2)];
      await until(async () => {
        expect((await beacon({ promotionId: 2, page: '/' })).status).toBe(204);
      });
    });

    test('are only read', async () => {
      await startWith();
      expect((await go('/go/1', {}, 'POST')).status).toBe(405);
    });
  });

  describe('that a beacon tells of', () => {
    test.each(['application/json', 'text/plain', 'text/plain;charset=UTF-8'])(
      'are counted as %s',
      async (type) => {
        await startWith();
        const page = '/free-to-play/book';
        const sent = { promotionId: 1, page: `${page}?x=1`, position: 3, toplist: '7a' };
        const answer = await beacon(sent, { 'Content-Type': type });
        expect(answer).toMatchObject({ status: 204, body: '' });
        await until(async () => {
          expect(await counted()).toMatchObject([
            { promotionId: 1, page, position: 3, toplist: '7a', device: 'desktop' },
          ]);
        });
      },
    );

    test('need no position', async () => {
      await startWith();
      const answer = await beacon({ promotionId: 1, page: '/', position: null });
      expect(answer.status).toBe(204);
      await until(async () => expect(await counted()).toMatchObject([{ position: null }]));
    });

    test('need a promotion that there is', async () => {
      await startWith();
      const answer = await beacon({ promotionId: 2, page: '/' });
      expect(answer).toMatchObject({ status: 404 });
      expect(answer.json()).toMatchObject({ message: 'Promotion Not Found' });
    });

    test.each([
      [{ page: '/' }, 'promotionId'],
      [{ promotionId: '1', page: '/' }, 'promotionId'],
      [{ promotionId: 1 }, 'page'],
      [{ promotionId: 1, page: 'x' }, 'page'],
      [{ promotionId: 1, page: `/${'x'.repeat(500)}` }, 'page'],
      [{ promotionId: 1, page: '/', position: 0 }, 'position'],
      [{ promotionId: 1, page: '/', position: 1.5 }, 'position'],
      [{ promotionId: 1, page: '/', toplist: '7' }, 'toplist'],
      [{ promotionId: 1, page: '/', person: 1 }, 'person'],
    ])('are refused as %j', async (body, field) => {
      await startWith();
      const answer = await beacon(body);
      expect(answer.status).toBe(400);
      expect(answer.json()).toMatchObject({ errors: [{ path: field }] });
    });

    test('are refused when they cannot be read', async () => {
      await startWith();
      const broken = await beacon('{"promotionId":1');
      expect(broken.status).toBe(400);
      const message = 'The request cannot be read.';
      expect(broken.json()).toMatchObject({ message, errors: [{ path: 'body', message }] });
      expect((await beacon('')).status).toBe(400);
      const form = await beacon('promotionId=1', {
        'Content-Type': 'application/x-www-form-urlencoded',
      });
      expect(form.status).toBe(415);
      const other = await beacon({ promotionId: 1, page: '/' }, { Origin: 'https://evil.example' });
      expect(other.status).toBe(403);
    });
  });

  test.each([
    ['a crawler', { 'User-Agent': CRAWLER }],
    ['a program', { 'User-Agent': 'curl/8.5.0' }],
    ['somebody without a user agent', { 'User-Agent': '' }],
    ['a prefetch', { 'Sec-Purpose': 'prefetch;prerender' }],
  ])('of %s lead on and are not counted', async (_who, headers) => {
    await startWith();
    expect((await go('/go/1', headers)).status).toBe(302);
    expect((await beacon({ promotionId: 1, page: '/' }, headers)).status).toBe(204);
    expect(await countedUntilNow()).toEqual([]);
  });

  test('by HEAD lead on and are not counted', async () => {
    await startWith();
    expect(await go('/go/1', {}, 'HEAD')).toMatchObject({
      status: 302,
      headers: { location: 'https://partner.example/offer-1', 'x-robots-tag': 'noindex, nofollow' },
    });
    expect(await countedUntilNow()).toEqual([]);
  });

  test('of one address on one promotion are counted once in ten seconds, whichever way they come', async () => {
    await startWith();
    offers.promotions = [offer(1), offer(2)];
    const headers = { 'X-Forwarded-For': nobodyKnown() };
    await go('/go/1', headers);
    await go('/go/1', headers);
    await beacon({ promotionId: 1, page: '/' }, headers);
    await go('/go/2', headers);
    await go('/go/1');
    const clicks = await countedUntilNow();
    expect(clicks.map(({ promotionId }) => promotionId).toSorted((a, b) => a - b)).toEqual([
      1, 1, 2,
    ]);
    const [key = '', ...others] = await visitRedis(await redisUrl(), (redis) =>
      redis.keys('clicks:recent:*'),
    );
    expect(others.length).toBeGreaterThan(0);
    expect(key).not.toContain(headers['X-Forwarded-For']);
    const left = await visitRedis(await redisUrl(), (redis) => redis.pttl(key));
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(10_000);
  });

  test('of one address count again ten seconds after the one that counted, at another gateway too', async () => {
    await startWith();
    const headers = { 'X-Forwarded-For': nobodyKnown() };
    await go('/go/1', headers);
    await until(async () => expect(await counted()).toHaveLength(1));
    await system.stop();
    await startWith();
    const url = await redisUrl();
    const [key = ''] = await visitRedis(url, (redis) => redis.keys('clicks:recent:*'));
    await visitRedis(url, (redis) => redis.pexpire(key, 1_000));
    await go('/go/1', headers);
    await until(async () => expect(await visitRedis(url, (redis) => redis.exists(key))).toBe(0));
    await go('/go/1', headers);
    expect(await countedUntilNow()).toHaveLength(2);
  });

  test('of one address are counted once, however a proxy spells it', async () => {
    await startWith();
    for (const address of ['2600:1f18::1', '2600:1F18:0:0:0:0:0:1', '[2600:1f18:0::1]:443']) {
      await go('/go/1', { 'X-Forwarded-For': address });
    }
    await go('/go/1', { 'X-Forwarded-For': '1.128.0.1:1234' });
    const clicks = await countedUntilNow();
    expect(clicks.map(({ country }) => country)).toEqual(['US', 'AU']);
  });

  test('of one IPv6 network are counted once, since one client has all its addresses', async () => {
    await startWith();
    for (const address of ['2600:1f18::1', '2600:1f18::2:1', '2600:1f18:0:1::1']) {
      await go('/go/1', { 'X-Forwarded-For': address });
    }
    expect(await countedUntilNow()).toHaveLength(2);
  });

  test('lead on while Redis is away, and are counted once when it is back', async () => {
    const redis = await startRestartableRedis();
    try {
      await startWith({ REDIS_URL: redis.url });
      await go('/go/1');
      await until(async () => expect(await counted(redis.url)).toHaveLength(1));
      await redis.stop();
      for (let click = 0; click < 20; click += 1) {
        const startedAt = performance.now();
        expect((await go('/go/1')).status).toBe(302);
        expect(performance.now() - startedAt).toBeLessThan(2_000);
      }
      await redis.startAgain();
      await until(
        async () => {
          const all = await counted(redis.url);
          expect(new Set(all.map(({ clickId }) => clickId)).size).toBe(all.length);
          expect(all.length).toBeGreaterThanOrEqual(20);
        },
        { timeoutMs: 15_000 },
      );
    } finally {
      await redis.close();
    }
  });
});
