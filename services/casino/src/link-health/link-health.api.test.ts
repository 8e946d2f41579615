import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { casino } from '@slots/contracts/casino/casinos';
import { getLinkHealth } from '@slots/contracts/casino/link-health';
import { publicPromotion, staffPromotion } from '@slots/contracts/casino/promotions';
import { listCasinoHappenings } from '@slots/contracts/webhook-events';
import { serve } from '@slots/testing/serve';
import { until } from '@slots/testing/until';
import mongoose, { type Connection } from 'mongoose';
import { z } from 'zod';
import { startCasinoUnderTest } from '../casino-under-test.ts';

/** Requests to the partners' servers, in turn. */
const asked: string[] = [];
const { host, stop } = await serve(({ method, url = '' }, response) => {
  asked.push(`${method} ${url}`);
  if (url.startsWith('/gone') || /%7b|\{/i.test(url)) response.writeHead(404).end();
  else if (url === '/no-programs') response.writeHead(403).end();
  else response.end('here');
});
afterAll(stop);

let askedBusy = 0;
let onBusy = async (): Promise<unknown> => undefined;
const busy = await serve(async (_request, response) => {
  askedBusy += 1;
  await onBusy();
  response.end('here');
});
afterAll(busy.stop);

describe('the links of promotions', () => {
  const start = () =>
    startCasinoUnderTest({ LINK_CHECKS: true, LINK_CHECK_PRIVATE_HOSTS: [host, busy.host] });
  let service: Awaited<ReturnType<typeof start>>;
  let database: Connection;
  let casinoId = 0;
  beforeAll(async () => {
    service = await start();
    database = await mongoose
      .createConnection(service.mongodbUrl, { dbName: service.database })
      .asPromise();
    const made = await service.admin('POST', '/api/casinos', { name: 'Linked' });
    casinoId = casino.parse(made.body).id;
    await service.admin('PATCH', `/api/casinos/${casinoId}`, { published: true });
  });
  afterAll(async () => {
    await service.stop();
    await database.close();
  });

  async function createdWith(fields: object) {
    const body = { casinoId, headline: 'Offer', countries: ['GB'], ...fields };
    return staffPromotion.parse((await service.admin('POST', '/api/promotions', body)).body);
  }
  const created = (path: string) =>
    createdWith({ headline: path, ctaLink: `http://${host}${path}` });

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
    const linkless = await createdWith({ ctaLink: null });
    expect(works.linkHealth).toBeNull();
    await until(async () => expect(await healthOf(works.id)).toMatchObject({ state: 'ok' }));
    await until(async () => expect(await healthOf(gone.id)).toMatchObject({ state: 'broken' }));

    await service.admin('PATCH', `/api/promotions/${gone.id}`, { score: 1 });
    const list = await service.visitor('GET', '/api/public/promotions');
    const shown = z.object({ data: z.array(publicPromotion) }).parse(list.body).data;
    const checkedOf = (promotion: { id: number }) =>
      shown.find(({ id }) => id === promotion.id)?.lastCheckedAt;
    expect(checkedOf(works)).toBe((await healthOf(works.id))?.checkedAt);
    // An edit is no check: what was never seen to work has no date.
    expect(checkedOf(gone)).toBeNull();
    expect(checkedOf(linkless)).toBeNull();
    expect(JSON.stringify(list.body)).not.toContain('linkHealth');

    const summary = await service.user('GET', '/api/link-health');
    expect(getLinkHealth.responses[200].parse(summary.body)).toMatchObject({
      checking: true,
      broken: 1,
      promotions: [{ promotionId: gone.id, casinoId, headline: '/gone', state: 'broken' }],
    });
    expect((await service.visitor('GET', '/api/link-health')).status).toBe(401);
  });

  test('for single countries are followed too, and staff see which of them is broken', async () => {
    const { id } = await createdWith({
      headline: 'By country',
      countries: ['gl'],
      ctaLink: `http://${host}/works?third`,
      countryLinks: [
        { country: 'DE', url: `http://${host}/gone?de` },
        { country: 'AT', url: `http://${host}/works?at` },
      ],
    });
    const read = async () =>
      staffPromotion.parse((await service.user('GET', `/api/promotions/${id}`)).body);
    await until(async () =>
      expect((await read()).countryLinkHealth).toMatchObject([
        { country: 'DE', state: 'broken' },
        { country: 'AT', state: 'ok' },
      ]),
    );
    await until(async () => expect((await read()).linkHealth).toMatchObject({ state: 'ok' }));
    const { body } = await service.user('GET', '/api/link-health');
    const { promotions } = getLinkHealth.responses[200].parse(body);
    expect(promotions.filter(({ promotionId }) => promotionId === id)).toMatchObject([
      { link: `http://${host}/gone?de`, headline: 'By country' },
    ]);
    const checkedIn = async (country: string) => {
      const list = await service.visitor('GET', `/api/public/promotions?country=${country}`);
      const { data } = z.object({ data: z.array(publicPromotion) }).parse(list.body);
      return data.find((promotion) => promotion.id === id)?.lastCheckedAt;
    };
    expect(await checkedIn('DE')).toBeNull();
    expect(await checkedIn('AT')).toMatch(/^20/);
    await service.admin('DELETE', `/api/promotions/${id}`);
  });

  test('are followed with their macros filled in, as a click would', async () => {
    const { id } = await createdWith({
      headline: 'With macros',
      countries: ['GB', 'SE'],
      ctaLink: `http://${host}/of/{casino}/{country}/{promotion}?c={clickid}&at={page}&pos={position}`,
      countryLinks: [{ country: 'GB', url: `http://${host}/in/{country}` }],
    });
    const read = async () =>
      staffPromotion.parse((await service.user('GET', `/api/promotions/${id}`)).body);
    await until(async () =>
      expect(await read()).toMatchObject({
        linkHealth: { state: 'ok' },
        countryLinkHealth: [{ country: 'GB', state: 'ok' }],
      }),
    );
    expect(asked).toContain('HEAD /in/GB');
    expect(asked).toContainEqual(
      expect.stringMatching(
        new RegExp(`^HEAD /of/linked/SE/${id}\\?c=[0-9a-f-]{36}&at=%2F&pos=1$`),
      ),
    );
    await service.admin('DELETE', `/api/promotions/${id}`);
  });

  test('are followed anew when they change, and once however many promotions have them', async () => {
    const { id } = await created('/works?second');
    await created('/works?second');
    await until(async () => expect(await healthOf(id)).toMatchObject({ state: 'ok' }));
    expect(asked.filter((line) => line === 'HEAD /works?second')).toHaveLength(1);
    const ctaLink = `http://${host}/no-programs`;
    const changed = await service.admin('PATCH', `/api/promotions/${id}`, { ctaLink });
    expect(staffPromotion.parse(changed.body).linkHealth).toBeNull();
    await until(async () => expect(await healthOf(id)).toMatchObject({ state: 'unknown' }));
  });

  test('that are due again before a round ends do not keep it from ending: new ones get their turn', async () => {
    const checks = database.collection('link_checks');
    onBusy = () => checks.updateMany({ host: busy.host }, { $set: { dueAt: new Date() } });
    const again = await Promise.all(
      ['/one', '/other'].map((path) => createdWith({ ctaLink: `${busy.url}${path}` })),
    );
    await until(() => expect(askedBusy).toBeGreaterThan(2));
    const added = await created('/works?added');
    await until(async () => expect(await healthOf(added.id)).toMatchObject({ state: 'ok' }));
    for (const { id } of again) await service.admin('DELETE', `/api/promotions/${id}`);
  });

  test('tell webhooks once when they break, beside what staff changed', async () => {
    const begun = new Date().toISOString();
    const gone = await created('/gone-for-webhooks');
    const ask = service.affiliateService;
    const happened = async (query: Readonly<Record<string, string>> = {}) => {
      const search = new URLSearchParams({ since: begun, limit: '100', ...query });
      const { body } = await ask('GET', `/internal/happenings?${search.toString()}`);
      return listCasinoHappenings.responses[200].parse(body);
    };
    const broken = await until(async () => {
      const found = (await happened()).data.filter(({ type }) => type === 'link.broken');
      expect(found).toMatchObject([
        { kind: 'promotion', recordId: gone.id, name: '/gone-for-webhooks', action: 'link broken' },
      ]);
      return found;
    });
    await service.admin('PATCH', `/api/casinos/${casinoId}`, { published: false });
    await service.admin('PATCH', `/api/casinos/${casinoId}`, { published: true, rating: '4' });
    const all = await happened();
    expect(all.data.filter(({ type }) => type === 'link.broken')).toEqual(broken);
    expect(all.data.filter(({ kind }) => kind === 'casino')).toMatchObject([
      { type: 'casino.changed', action: 'unpublished', fields: ['published'], recordId: casinoId },
      { type: 'casino.published', action: 'updated', name: 'Linked' },
    ]);
    // Page by page it is the same, without what is no change on later pages.
    const first = await happened({ limit: '1' });
    const second = await happened({ limit: '1', after: first.next ?? '' });
    expect(first.data[0]).toMatchObject({ type: 'promotion.changed', action: 'created' });
    expect(second.data).toMatchObject([{ type: 'casino.changed' }]);
    const wrong = await ask('GET', `/internal/happenings?since=${begun}&limit=5&after=x_y`);
    expect(wrong.status).toBe(400);
  });

  test('tell of each that breaks, however many are broken; the list begins with the last', async () => {
    const begun = new Date().toISOString();
    // One link of more promotions than are listed.
    const many = await Promise.all(Array.from({ length: 101 }, () => created('/gone-for-many')));
    await until(async () =>
      expect(await healthOf(many[0]?.id ?? 0)).toMatchObject({ state: 'broken' }),
    );
    const last = await created('/gone-last');
    const search = new URLSearchParams({ since: begun, limit: '500' });
    await until(async () => {
      const { body } = await service.affiliateService(
        'GET',
        `/internal/happenings?${search.toString()}`,
      );
      const { data } = listCasinoHappenings.responses[200].parse(body);
      const told = data.filter(({ type }) => type === 'link.broken').map((one) => one.recordId);
      expect(told.toSorted((a, b) => a - b)).toEqual(
        [...many, last].map(({ id }) => id).toSorted((a, b) => a - b),
      );
    });
    const { body } = await service.user('GET', '/api/link-health');
    const { promotions } = getLinkHealth.responses[200].parse(body);
    expect(promotions).toHaveLength(100);
    expect(promotions[0]).toMatchObject({ promotionId: last.id });
  });
});
