import { createHash } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { type Received, send } from '../testing/send.ts';
import { startSystem, type TestSystem } from '../testing/system.ts';

const UNREACHABLE_URL = 'http://127.0.0.1:1';
const BROWSER = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

describe('while the web app is away', () => {
  let system: TestSystem;
  afterEach(() => system.stop());

  function expectPage(answer: Received): void {
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('This page is not available at the moment.');
    expect(answer.body).toContain(`Request ${String(answer.headers['x-request-id'])}`);
  }

  test('a browser gets a page that tells so, and when to come back', async () => {
    system = await startSystem({ WEB_URL: UNREACHABLE_URL });
    const answer = await send(system.url, { path: '/casino/first', headers: BROWSER });
    expect(answer.status).toBe(503);
    expectPage(answer);
    expect(answer.headers['retry-after']).toBe('2');
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['ratelimit']).toMatch(/^"pages"/);
  });

  test('the page needs nothing from outside, and its policy allows its own style only', async () => {
    system = await startSystem({ WEB_URL: UNREACHABLE_URL });
    const { body, headers } = await send(system.url, { headers: BROWSER });
    const style = /<style>([^<]*)<\/style>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(style).digest('base64');
    expect(style).toContain('color-scheme: light dark');
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${hash}'`);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).not.toMatch(/src=|https?:|<link|<script|127\.0\.0\.1|ECONN/);
  });

  test('the address that was asked for is not repeated in it', async () => {
    system = await startSystem({ WEB_URL: UNREACHABLE_URL });
    const path = '/%3Cscript%3Ealert(1)?q=%3Cscript%3E';
    const answer = await send(system.url, { path, headers: BROWSER });
    expect(answer.status).toBe(503);
    expectPage(answer);
    expect(answer.body).not.toContain('script');
  });

  test('a page that breaks off before it begins is told likewise', async () => {
    system = await startSystem();
    system.web.handler = (request) => request.socket.destroy();
    const answer = await send(system.url, { headers: BROWSER });
    expect(answer.status).toBe(502);
    expectPage(answer);
  });

  test('a HEAD gets the headers of the page alone', async () => {
    system = await startSystem({ WEB_URL: UNREACHABLE_URL });
    const answer = await send(system.url, { method: 'HEAD', headers: BROWSER });
    expect(answer.status).toBe(503);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toBe('');
  });

  test.each([
    ['a script', '/', {}],
    ['a file', '/assets/entry.js', { Accept: '*/*' }],
    ['the API, also in a browser', '/api/public/games', BROWSER],
  ])('%s gets JSON', async (_who, path, headers) => {
    system = await startSystem({ WEB_URL: UNREACHABLE_URL, CATALOG_URL: UNREACHABLE_URL });
    const answer = await send(system.url, { path, headers });
    expect(answer.status).toBe(503);
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.json()).toMatchObject({ status: 503 });
  });

  test.each([
    ['', { WEB_URL: UNREACHABLE_URL }],
    [', also of a page that is kept', { PUBLIC_CACHE_BYTES: '1000000' }],
  ])(
    'somebody who opens too many pages reads why%s',
    async (_which, settings) => {
      system = await startSystem(settings);
      system.web.handler = (_request, response) => {
        response.setHeader('Content-Type', 'text/html');
        response.end('<!doctype html><title>A page</title>');
      };
      const batch = () =>
        Promise.all(Array.from({ length: 100 }, () => send(system.url, { headers: BROWSER })));
      let refused: Received | undefined;
      for (let at = 0; at < 30 && !refused; at += 1) {
        refused = (await batch()).find(({ status }) => status === 429);
      }
      expect(refused?.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(refused?.headers['x-request-id']).toMatch(/^[\da-f]{32}$/);
      expect(refused?.headers['ratelimit']).toMatch(/^"pages";r=0;t=\d+$/);
      expect(refused?.body).toContain('<h1>Too many requests. Please try again in a moment.</h1>');
      expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
    },
    20_000,
  );
});

describe('an address that leads nowhere', () => {
  let system: TestSystem;
  beforeAll(async () => {
    system = await startSystem();
  });
  afterAll(() => system.stop());

  test.each([
    [400, '//free-to-play'],
    [400, '/50%off'],
    [404, '/metrics'],
    [404, '/internal/click-offers'],
  ])('is the not-found page to a browser, and %i: %s', async (status, path) => {
    const answer = await send(system.url, { path, headers: BROWSER });
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.body).toContain('<h1>Page Not Found</h1>');
    expect(answer.body).toContain('<a href="/">Back to the homepage</a>');
    expect(answer.body).not.toContain('Try again');
  });

  test.each([
    [400, 'a script', '//free-to-play', {}],
    [404, 'a script', '/metrics', {}],
    [400, 'the API, also in a browser', '/api/50%off', BROWSER],
    [404, 'the API, also in a browser', '/api/nothing?q=1', BROWSER],
    [404, 'the API, also in a browser', '/API?q=1', BROWSER],
  ])('is told in JSON, and %i, to %s: %s', async (status, _who, path, headers) => {
    const answer = await send(system.url, { path, headers });
    expect(answer.headers['content-type']).toBe('application/problem+json');
    expect(answer.json()).toMatchObject({ status });
  });
});
