import { describe, expect, test } from '@jest/globals';
import { type Contract, DEFAULT_BODY_LIMIT } from '@slots/contracts/contract';
import { publicContracts } from '@slots/contracts/registry';
import { TIME_BUDGETS_MS } from '@slots/contracts/time-budgets';
import { z } from 'zod';
import { createRouteTable, siteTable } from './route-table.ts';

function call(changed: Partial<Contract>): Contract {
  return {
    id: 'test.call',
    owner: 'catalog',
    method: 'GET',
    path: '/api/things',
    access: 'any',
    summary: '',
    responses: { 200: z.undefined() },
    ...changed,
  };
}

/** A handler that is never called here. */
const handled = (contract: Contract) => ({ contract, handle: async () => ({ status: 500 }) });
const locals = publicContracts.filter(({ owner }) => owner === 'gateway').map(handled);
const upstreamOf = ({ owner }: Contract) => (owner === 'gateway' ? undefined : owner);

describe('the table of the site', () => {
  const page = { upstream: 'web', access: 'any', label: 'site', rateClass: 'pages', events: false };
  const cache = {
    owners: ['catalog', 'casino', 'geo'],
    parameters: new Set(['provider', 'type', 'theme', 'sort', 'page']),
    otherParameters: 'unknown',
  };

  test.each([
    '/',
    '/free-to-play',
    '/country',
    '/casino/a-b',
    '/casino-review/a',
    '/country/gb',
    '/providers',
    '/providers/a',
    '/guides',
    '/guides/a',
    '/guides/tags/a',
  ])('%s may be kept for everybody', (path) => {
    expect(siteTable.match('HEAD', path)).toMatchObject({
      kind: 'route',
      route: { ...page, cache },
    });
  });

  test.each([
    '/dashboard',
    '/login',
    '/dashboard/free-to-play',
    '/free-to-play/a/b',
    '/guides/a/b',
    '/casino/',
    '/casino/a.b',
    '/high-rtp/a',
    '/x/casino/a',
  ])('%s never is', (path) => {
    const match = siteTable.match('GET', path);
    expect(match).toMatchObject({ kind: 'route', route: page });
    expect(match).not.toHaveProperty('route.cache');
  });

  test.each(['/a.js', '/a.jpg', '/a.jpeg', '/b/c.woff2', '/d.ts', '/d.tsx', '/favicon.ico'])(
    '%s is a file, whoever may ask for many',
    (path) => {
      const match = siteTable.match('GET', path);
      expect(match).toMatchObject({ kind: 'route', route: { ...page, rateClass: 'static' } });
      expect(match).not.toHaveProperty('route.cache');
    },
  );

  test('the pictures for pages that are shared have a quota of their own, since they are drawn', () => {
    for (const path of ['/share/games/a.png', '/share/casinos/b.png', '/share/x']) {
      const match = siteTable.match('GET', path);
      expect(match).toMatchObject({ route: { ...page, rateClass: 'pictures' } });
      expect(match).not.toHaveProperty('route.cache');
    }
    expect(siteTable.match('GET', '/share.png')).toMatchObject({ route: { rateClass: 'static' } });
  });

  test('what ends like no file is a page', () => {
    for (const path of ['/a.js.x', '/ajs', '/a.jpgx']) {
      expect(siteTable.match('GET', path)).toMatchObject({ route: page });
    }
  });

  test('what processes tell those inside is not there, however it is spelled', () => {
    for (const path of ['/metrics', '/Internal', '/internal/jwks', '/METRICS/', '/metrics/a.js']) {
      expect(siteTable.match('GET', path)).toEqual({ kind: 'unknown-path' });
    }
    for (const path of ['/metricsx', '/a/metrics', '/a/internal/']) {
      expect(siteTable.match('GET', path)).toMatchObject({ kind: 'route' });
    }
  });

  test('it is only ever read', () => {
    for (const method of ['POST', 'PUT', 'OPTIONS', '']) {
      expect(siteTable.match(method, '/')).toEqual({ kind: 'wrong-method', allow: 'GET, HEAD' });
    }
  });
});

describe('the route table', () => {
  test('knows every public contract by its method and path', () => {
    const table = createRouteTable(publicContracts, locals);
    const withoutPatterns = publicContracts.filter(({ patterns }) => !patterns);
    for (const contract of withoutPatterns) {
      const { method, path } = contract;
      const match = table.match(method, path.replaceAll(/:\w+/g, '12'));
      const upstream = upstreamOf(contract);
      expect(match).toMatchObject({ kind: 'route', route: { label: path, upstream } });
    }
  });

  test('a named segment goes before a parameter, and one that leads nowhere is left again', () => {
    const table = createRouteTable([
      call({ path: '/api/things/:id/parts', access: 'staff' }),
      call({ path: '/api/things/slug/:slug' }),
    ]);
    expect(table.match('GET', '/api/things/slug/x')).toMatchObject({ route: { access: 'any' } });
    expect(table.match('GET', '/api/things/slug/parts')).toMatchObject({
      route: { access: 'any' },
    });
    expect(table.match('GET', '/api/things/7/parts')).toMatchObject({ route: { access: 'staff' } });
    expect(table.match('GET', '/api/things/7')).toEqual({ kind: 'unknown-path' });
    expect(table.match('GET', '/api/things//parts')).toEqual({ kind: 'unknown-path' });
  });

  test('two owners share a path where a pattern tells whose a call is', () => {
    const table = createRouteTable([
      call({ path: '/api/images/:file' }),
      call({ path: '/api/images/:file', owner: 'casino', patterns: { file: /^[a-f]{4}$/ } }),
    ]);
    expect(table.match('GET', '/api/images/abcd')).toMatchObject({ route: { upstream: 'casino' } });
    expect(table.match('GET', '/api/images/abc')).toMatchObject({ route: { upstream: 'catalog' } });
  });

  test('casino images and game thumbnails go to their owners', () => {
    const table = createRouteTable(publicContracts, locals);
    const owner = (hash: string) => table.match('GET', `/api/public/images/${hash}-320`);
    expect(owner('a'.repeat(40))).toMatchObject({ route: { upstream: 'casino' } });
    expect(owner('a'.repeat(32))).toMatchObject({ route: { upstream: 'catalog' } });
    expect(owner('..')).toMatchObject({ route: { upstream: 'catalog' } });
  });

  test.each(['__proto__', 'constructor', 'toString', '/api/constructor', '/api/things/__proto__'])(
    'a path such as %s is not known by accident',
    (path) => {
      expect(createRouteTable([call({})]).match('GET', path)).toEqual({ kind: 'unknown-path' });
      expect(createRouteTable([call({})]).match('constructor', '/api/things')).toEqual({
        kind: 'wrong-method',
        allow: 'GET, HEAD',
      });
    },
  );

  test('a call has the bounds of its contract, and the usual ones where it says nothing', () => {
    const table = createRouteTable([
      call({ bodyLimit: 5, timeoutMs: 7, rateClass: 'search', path: '/api/bounded' }),
      call({}),
      call({ method: 'POST', access: 'super' }),
      call({ writes: true, path: '/api/written' }),
      call({
        path: '/api/kept',
        query: z.object({ page: z.string(), sort: z.string() }),
        publicCache: { madeFrom: ['geo'] },
      }),
    ]);
    const usual = {
      bodyLimit: DEFAULT_BODY_LIMIT,
      timeoutMs: TIME_BUDGETS_MS.catalog,
      events: false,
    };
    expect(table.match('GET', '/api/bounded')).toMatchObject({
      route: { bodyLimit: 5, timeoutMs: 7, rateClass: 'search' },
    });
    const plain = table.match('GET', '/api/things');
    expect(plain).toMatchObject({ route: { ...usual, rateClass: 'reads', access: 'any' } });
    expect(plain).not.toHaveProperty('route.writes');
    expect(plain).not.toHaveProperty('route.cache');
    expect(table.match('POST', '/api/things')).toMatchObject({
      route: { ...usual, rateClass: 'writes', access: 'super' },
    });
    expect(table.match('GET', '/api/written')).toMatchObject({
      route: { rateClass: 'writes', writes: true },
    });
    const kept = { owners: ['geo'], parameters: new Set(['page', 'sort']) };
    expect(table.match('GET', '/api/kept')).toMatchObject({
      route: { cache: { ...kept, otherParameters: 'ignored' } },
    });
  });

  test('what an owner answers is for programs, the gateway itself may answer with a page', () => {
    const own = call({ id: 'test.own', owner: 'gateway', path: '/api/own' });
    const local = handled(own);
    const table = createRouteTable([own, call({})], [local]);
    expect(table.match('GET', '/api/things')).toMatchObject({ route: { neverHtml: true } });
    expect(table.match('GET', '/api/own')).toMatchObject({ route: { local } });
    expect(table.match('GET', '/api/own')).not.toHaveProperty('route.neverHtml');
  });

  test('HEAD stands beside a GET that ends by itself and changes nothing', () => {
    const table = createRouteTable([
      call({ method: 'POST' }),
      call({}),
      call({ path: '/api/stream', events: true }),
      call({ path: '/api/written', writes: true }),
      call({ path: '/api/made', method: 'PUT' }),
    ]);
    expect(table.match('HEAD', '/api/things')).toMatchObject({ kind: 'route' });
    const refused = (path: string) => table.match('HEAD', path);
    expect(refused('/api/stream')).toEqual({ kind: 'wrong-method', allow: 'GET' });
    expect(refused('/api/written')).toEqual({ kind: 'wrong-method', allow: 'GET' });
    expect(refused('/api/made')).toEqual({ kind: 'wrong-method', allow: 'PUT' });
    expect(table.match('PUT', '/api/things')).toMatchObject({ allow: 'GET, HEAD, POST' });
  });

  test('what is under a mount is its own, but for calls that are named', () => {
    const mount = {
      owner: 'catalog',
      path: '/api/board',
      access: 'super',
      methods: ['GET', 'PUT'],
    } as const;
    const table = createRouteTable([call({ path: '/api/board/own/:id' })], [], [mount]);
    for (const path of ['/api/board', '/api/board/', '/api/board/a', '/api/board/own/a/b']) {
      const route = { label: '/api/board/*', access: 'super', upstream: 'catalog', events: false };
      expect(table.match('GET', path)).toMatchObject({ route: { ...route, rateClass: 'reads' } });
      expect(table.match('HEAD', path)).toMatchObject({ route: { ...route, rateClass: 'reads' } });
      expect(table.match('PUT', path)).toMatchObject({ route: { ...route, rateClass: 'writes' } });
      expect(table.match('POST', path)).toMatchObject({ allow: 'GET, HEAD, PUT' });
    }
    expect(table.match('GET', '/api/board/own/1')).toMatchObject({ route: { access: 'any' } });
    expect(table.match('GET', '/api/boards')).toEqual({ kind: 'unknown-path' });
  });

  test('a contract that cannot be routed stops the start', () => {
    expect(() => createRouteTable([call({ access: 'internal' })])).toThrow('internal');
    const own = call({ owner: 'gateway' });
    expect(() => createRouteTable([own])).toThrow('without a handler');
    expect(() => createRouteTable([call({})], [handled(call({}))])).toThrow("another's with one");
    expect(() => createRouteTable([call({}), call({})])).toThrow('twice');
  });
});
