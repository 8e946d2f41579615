import { createServer, type RequestListener } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { casino } from '@slots/contracts/casino/casinos';
import { getLinkHealth } from '@slots/contracts/casino/link-health';
import { publicPromotion, staffPromotion } from '@slots/contracts/casino/promotions';
import { until } from '@slots/testing/until';
import { z } from 'zod';
import { startCasinoUnderTest } from '../casino-under-test.ts';
import { createLinkProbe } from './link-probe.ts';

/** What the partners' servers were asked, in turn. */
const asked: string[] = [];
let inside = 0;

function answering(handler: RequestListener) {
  const server = createServer(handler);
  return new Promise<{ host: string; close(): Promise<unknown> }>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      resolve({
        host: `127.0.0.1:${port}`,
        close: () => new Promise((closed) => server.close(closed)),
      });
    });
  });
}

const secret = await answering((_request, response) => {
  inside += 1;
  response.end('inside');
});
const partner = await answering(({ method, url = '' }, response) => {
  asked.push(`${method} ${url}`);
  const to = (status: number, location: string) =>
    response.writeHead(status, { Location: location }).end();
  if (url === '/moved') to(302, '/works');
  else if (url === '/loop') to(301, '/loop');
  else if (url === '/inside') to(302, `http://${secret.host}/`);
  else if (url === '/file') to(302, 'file:///etc/passwd');
  else if (url === '/no-head' && method === 'HEAD') response.writeHead(405).end();
  else if (url === '/gone') response.writeHead(404).end();
  else if (url === '/no-programs') response.writeHead(403).end();
  else response.end('here');
});
afterAll(() => Promise.all([partner.close(), secret.close()]));

describe('following a link', () => {
  const links = createLinkProbe({ privateHosts: new Set([partner.host]) });
  const follow = (path: string) => links.probe(`http://${partner.host}${path}`);

  test.each([
    ['/works', 'ok', 'It works.'],
    ['/moved', 'ok', 'It works.'],
    ['/no-head', 'ok', 'It works.'],
    ['/gone', 'broken', 'It answers with 404.'],
    ['/no-programs', 'unknown', 'It answers programs with 403.'],
    ['/loop', 'broken', 'It redirects more than 5 times.'],
    ['/file', 'broken', 'It leads to file: addresses.'],
  ])('to %s is %s', async (path, state, detail) => {
    expect(await follow(path)).toEqual({ state, detail });
  });

  test.each([
    'http://127.0.0.1/',
    'http://localhost/',
    'http://2130706433/',
    'http://0.0.0.0/',
    'http://10.1.2.3/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'https://192.168.1.1/',
    'http://[::1]/',
    'http://[::ffff:10.0.0.1]/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'http://[64:ff9b::a00:1]/',
  ])('to %s asks nobody, since its address is not public', async (link) => {
    expect(await links.probe(link)).toEqual({
      state: 'broken',
      detail: 'It leads to an address that is not public.',
    });
  });

  test('that redirects inside stops there', async () => {
    expect((await follow('/inside')).state).not.toBe('ok');
    const byPort = await links.probe(`http://${secret.host}/`);
    expect(byPort.state).toBe('unknown');
    expect(inside).toBe(0);
  });

  test('of an example asks nobody', async () => {
    expect(await links.probe('https://go.casino.example/x')).toEqual({
      state: 'unknown',
      detail: 'Its address is an example.',
    });
  });
});

describe('the links of promotions', () => {
  const start = () =>
    startCasinoUnderTest({ LINK_CHECKS: true, LINK_CHECK_PRIVATE_HOSTS: [partner.host] });
  let service: Awaited<ReturnType<typeof start>>;
  let casinoId = 0;
  beforeAll(async () => {
    service = await start();
    const made = await service.admin('POST', '/api/casinos', { name: 'Linked' });
    casinoId = casino.parse(made.body).id;
    await service.admin('PATCH', `/api/casinos/${casinoId}`, { published: true });
  });
  afterAll(() => service.stop());

  async function created(path: string) {
    const ctaLink = `http://${partner.host}${path}`;
    const body = { casinoId, headline: path, ctaLink, countries: ['GB'] };
    return staffPromotion.parse((await service.admin('POST', '/api/promotions', body)).body);
  }

  async function healthOf(id: number) {
    const { body } = await service.user('GET', `/api/casinos/${casinoId}/promotions`);
    return z
      .array(staffPromotion)
      .parse(body)
      .find((promotion) => promotion.id === id)?.linkHealth;
  }

  test('are followed in the background, and staff see what was found, visitors when', async () => {
    const works = await created('/works?first');
    const gone = await created('/gone');
    expect(works.linkHealth).toBeNull();
    await until(async () => expect(await healthOf(works.id)).toMatchObject({ state: 'ok' }));
    await until(async () => expect(await healthOf(gone.id)).toMatchObject({ state: 'broken' }));

    const list = await service.visitor('GET', '/api/public/promotions');
    const shown = z.object({ data: z.array(publicPromotion) }).parse(list.body).data;
    const checked = shown.find(({ id }) => id === works.id)?.lastCheckedAt ?? '';
    expect(Date.parse(checked)).toBeGreaterThan(Date.parse(works.updatedAt));
    expect(JSON.stringify(list.body)).not.toContain('linkHealth');

    const summary = await service.user('GET', '/api/link-health');
    expect(getLinkHealth.responses[200].parse(summary.body)).toMatchObject({
      checking: true,
      broken: 1,
      promotions: [{ promotionId: gone.id, casinoId, headline: '/gone', state: 'broken' }],
    });
    expect((await service.visitor('GET', '/api/link-health')).status).toBe(401);
  });

  test('are followed anew when they change, and once however many promotions have them', async () => {
    const { id } = await created('/works?second');
    await created('/works?second');
    await until(async () => expect(await healthOf(id)).toMatchObject({ state: 'ok' }));
    expect(asked.filter((line) => line === 'HEAD /works?second')).toHaveLength(1);
    const ctaLink = `http://${partner.host}/no-programs`;
    const changed = await service.admin('PATCH', `/api/promotions/${id}`, { ctaLink });
    expect(staffPromotion.parse(changed.body).linkHealth).toBeNull();
    await until(async () => expect(await healthOf(id)).toMatchObject({ state: 'unknown' }));
  });
});
