import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { casino } from '@slots/contracts/casino/casinos';
import { listPublicPromotions, staffPromotion } from '@slots/contracts/casino/promotions';
import { listOfferCountries, listPublicCasinos } from '@slots/contracts/casino/public-casinos';
import { toplists } from '@slots/contracts/casino/toplists';
import { until } from '@slots/testing/until';
import { startCasinoUnderTest } from '../casino-under-test.ts';

const folder = mkdtempSync(join(tmpdir(), 'toplists-'));
const LAW_FILE = join(folder, 'law.json');
writeFileSync(
  LAW_FILE,
  JSON.stringify({
    default: { demo: 'age-gate', terms: 'optional', mixedProducts: 'hidden' },
    MT: { mixedProducts: 'shown' },
    SE: { maxWagering: 10 },
  }),
);

let service: Awaited<ReturnType<typeof startCasinoUnderTest>>;
const HOUR_MS = 60 * 60 * 1_000;
const at = (fromNowMs: number) => new Date(Date.now() + fromNowMs).toISOString();

/** Casinos by name, and offers by headline. */
const ids: Record<string, number> = {};
const idOf = (name: string) => ids[name] ?? 0;
const offer = (name: string, said: object = {}) => ({ kind: 'offer', id: idOf(name), ...said });
const house = (name: string, said: object = {}) => ({ kind: 'casino', id: idOf(name), ...said });

async function addCasino(name: string, changes: object): Promise<void> {
  const { id } = casino.parse((await service.admin('POST', '/api/casinos', { name })).body);
  await service.admin('PATCH', `/api/casinos/${id}`, { published: true, ...changes });
  ids[name] = id;
}

async function addOffer(of: string, headline: string, said: object): Promise<void> {
  const body = { casinoId: idOf(of), headline, countries: ['GL'], ...said };
  const answer = await service.admin('POST', '/api/promotions', body);
  ids[headline] = staffPromotion.parse(answer.body).id;
}

let named = 0;
/** A published list; gives its id. */
async function publish(
  subject: { readonly place: string; readonly of?: number },
  content: object,
): Promise<number> {
  named += 1;
  const answer = await service.admin('POST', '/api/toplists', {
    subject: { of: null, ...subject },
    content: { name: `List ${named}`, ...content },
  });
  expect(answer).toMatchObject({ status: 201 });
  const { id } = toplists.whole.parse(answer.body);
  expect(await service.admin('POST', `/api/toplists/${id}/publication`, {})).toMatchObject({
    status: 200,
  });
  return id;
}

const withdraw = (id: number) => service.admin('DELETE', `/api/toplists/${id}/publication`);

async function offers(query: string) {
  const { body, headers } = await service.visitor('GET', `/api/public/promotions?${query}`);
  const { data, total } = listPublicPromotions.responses[200].parse(body);
  return { data, total, headers, headlines: data.map(({ headline }) => headline) };
}

async function casinosOf(query: string) {
  const { body } = await service.visitor('GET', `/api/public/casinos?${query}`);
  return listPublicCasinos.responses[200].parse(body).data;
}

const BY_SCORE = ['Best', 'Second', 'Third', 'Fourth', 'Wagered'];

beforeAll(async () => {
  service = await startCasinoUnderTest({ LAW_FILE });
  await addCasino('Alder', { rating: '4.8' });
  await addCasino('Birch', { rating: '4.2' });
  await addCasino('Cedar', { rating: '3.9' });
  await addCasino('Hidden', { rating: '5', published: false });
  await addOffer('Alder', 'Best', { score: 90 });
  await addOffer('Birch', 'Second', { score: 80 });
  await addOffer('Birch', 'Third', { score: 70 });
  await addOffer('Cedar', 'Fourth', { score: 60 });
  await addOffer('Cedar', 'Wagered', { score: 50, wagering: { times: 30, of: 'bonus' } });
  await addOffer('Hidden', 'Unseen', { score: 99 });
  await addOffer('Alder', 'Over', { score: 95, endsAt: '2020-01-01T00:00:00Z' });
  await addOffer('Alder', 'Mixed', { score: 10, product: 'mixed' });
}, 60_000);
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

describe('without a toplist', () => {
  test('offers come by score and say nothing of toplists', async () => {
    const { data, headlines } = await offers('country=GB&place=home');
    expect(headlines).toEqual(BY_SCORE);
    for (const one of data) expect(one).not.toHaveProperty('toplists');
    expect((await casinosOf('country=GB')).map(({ name }) => name)).toEqual([
      'Alder',
      'Birch',
      'Cedar',
    ]);
    expect((await offers('country=GB&place=elsewhere')).headlines).toEqual(BY_SCORE);
  });
});

describe("the toplist of a country's page", () => {
  let list = 0;
  beforeAll(async () => {
    list = await publish(
      { place: 'country' },
      {
        countries: ['gb', 'SE'],
        entries: [
          offer('Wagered', { reason: ' Pays out within a day ' }),
          offer('Over'),
          offer('Unseen'),
          house('Hidden'),
          house('Birch', { paid: true }),
          offer('Second', { endsAt: at(HOUR_MS) }),
          offer('Best', { startsAt: at(2 * HOUR_MS) }),
        ],
      },
    );
  });
  afterAll(() => withdraw(list));

  test('comes first in its order, without what is over or hidden, and the score fills the rest', async () => {
    const { data, headlines, total } = await offers('country=GB&place=country');
    // A casino stands for the best of its offers that is no entry itself.
    expect(headlines).toEqual(['Wagered', 'Third', 'Second', 'Best', 'Fourth']);
    expect(total).toBe(5);
    const toplist = `${list}a`;
    const place = { place: 'country', of: null, toplist, reason: null, paid: false };
    expect(data.map((one) => one.toplists)).toEqual([
      [{ ...place, rank: 1, reason: 'Pays out within a day' }],
      [{ ...place, rank: 2, paid: true }],
      [{ ...place, rank: 3 }],
      undefined,
      undefined,
    ]);
    expect((await offers('country=GB&place=country&limit=2&offset=1')).headlines).toEqual([
      'Third',
      'Second',
    ]);
  });

  test('leaves all offers of a country best score first where no page is named, and tells their places', async () => {
    const { data, headlines } = await offers('country=GB');
    expect(headlines).toEqual(BY_SCORE);
    expect(data.map(({ toplists: its }) => its?.[0]?.rank)).toEqual([
      undefined,
      3,
      2,
      undefined,
      1,
    ]);
  });

  test('leaves out what a law withholds there or where the visitor is', async () => {
    expect((await offers('country=SE&place=country')).headlines).toEqual([
      'Third',
      'Second',
      'Best',
      'Fourth',
    ]);
  });

  test('orders its casinos too, and says which paid for their place', async () => {
    const all = await casinosOf('country=GB');
    expect(all.map(({ name, listed }) => [name, listed])).toEqual([
      ['Cedar', { reason: 'Pays out within a day', paid: false }],
      ['Birch', { reason: null, paid: true }],
      ['Alder', undefined],
    ]);
    expect(await casinosOf('country=GB&limit=1&page=2')).toEqual([all[1]]);
  });

  test('is nothing to other countries and other pages', async () => {
    expect((await offers('country=CA')).headlines).toEqual(BY_SCORE);
    const home = await offers('country=GB&place=home');
    expect(home.headlines).toEqual(BY_SCORE);
    expect(home.data.every(({ toplists: its }) => its === undefined)).toBe(true);
  });

  test('tells caches when the clock changes it', async () => {
    const { headers } = await offers('country=GB');
    const [, seconds] = /max-age=(\d+)/.exec(headers.get('surrogate-control') ?? '') ?? [];
    expect(Number(seconds)).toBeLessThanOrEqual(HOUR_MS / 1_000);
    expect(Number(seconds)).toBeGreaterThan(HOUR_MS / 1_000 - 60);
  });
});

test('a list that names the country goes before one for all, and that of one game before that of all', async () => {
  const lists = [
    await publish({ place: 'home' }, { entries: [offer('Fourth')] }),
    await publish({ place: 'home' }, { countries: ['CA'], entries: [offer('Third')] }),
    await publish({ place: 'game' }, { entries: [offer('Second')] }),
    await publish({ place: 'game', of: 7 }, { entries: [offer('Wagered')] }),
  ];
  const first = async (query: string) => (await offers(query)).headlines[0];
  expect(await first('country=GB&place=home')).toBe('Fourth');
  expect(await first('country=CA&limit=6&offset=0')).toBe('Third');
  expect(await first('country=CA&place=game')).toBe('Second');
  expect(await first('country=CA&place=game&of=7')).toBe('Wagered');
  expect(await first('country=CA&place=game&of=8')).toBe('Second');
  // All places are returned where no page is named, so that one answer serves every game.
  const { data, headlines } = await offers('country=CA');
  expect(headlines).toEqual(BY_SCORE);
  expect(
    data.flatMap(({ headline, toplists: its = [] }) =>
      its.map(({ place, of }) => `${headline}: ${place} ${of}`),
    ),
  ).toEqual(['Second: game null', 'Third: home null', 'Wagered: game 7']);
  for (const list of lists) await withdraw(list);
});

test('a preview shows what visitors from that country see, whatever the law elsewhere withholds', async () => {
  const list = await publish({ place: 'home' }, { entries: [offer('Mixed')] });
  const headlines = async (country: string) => {
    const path = `/api/toplists/${list}/preview?country=${country}`;
    const { offers: shown } = toplists.shown.parse((await service.user('GET', path)).body);
    return shown.map(({ headline }) => headline);
  };
  expect(await headlines('MT')).toEqual(['Mixed', ...BY_SCORE]);
  expect(await headlines('GB')).toEqual(BY_SCORE);
  await withdraw(list);
});

test('a preview for a visitor whose country is not known shows the list of the default country', async () => {
  const changed = { countries: ['GB'], entries: [offer('Fourth')] };
  const list = await publish({ place: 'country' }, changed);
  const { body } = await service.user('GET', `/api/toplists/${list}/preview`);
  const shown = toplists.shown.parse(body).offers.map(({ headline }) => headline);
  expect(shown).toEqual((await offers('place=country')).headlines);
  expect(shown[0]).toBe('Fourth');
  await withdraw(list);
});

test('the countries that a running list names have offers of their own', async () => {
  const countries = async () => {
    const { body } = await service.affiliateService('GET', listOfferCountries.path);
    return listOfferCountries.responses[200].parse(body);
  };
  expect(await countries()).toEqual([]);
  const lists = [
    await publish({ place: 'home' }, { countries: ['FR'], entries: [offer('Best')] }),
    await publish({ place: 'game' }, { countries: ['FR'], entries: [offer('Best')] }),
    await publish(
      { place: 'home' },
      { countries: ['IS'], entries: [offer('Best')], startsAt: at(HOUR_MS) },
    ),
  ];
  expect(await countries()).toEqual(['FR']);
  for (const list of lists) await withdraw(list);
  expect(await countries()).toEqual([]);
});

test('a planned list is published at its time though an offer and a casino in it were deleted', async () => {
  await addCasino('Short-lived', {});
  await addOffer('Short-lived', 'Brief', { score: 1 });
  const entries = [offer('Brief'), house('Short-lived'), offer('Fourth')];
  const answer = await service.user('POST', '/api/toplists', {
    subject: { place: 'home', of: null },
    content: { name: 'Planned', entries },
  });
  const { id } = toplists.whole.parse(answer.body);
  await service.admin('DELETE', `/api/casinos/${idOf('Short-lived')}`);
  const plan = { at: at(1_500) };
  expect((await service.user('POST', `/api/toplists/${id}/publication`, plan)).status).toBe(200);
  await until(
    async () => expect((await offers('country=GB&place=home')).headlines[0]).toBe('Fourth'),
    { timeoutMs: 10_000 },
  );
  await withdraw(id);
});

test('a version is restored though a casino in it was deleted, and can be saved as it is', async () => {
  await addCasino('Gone', {});
  const name = 'With one that is gone';
  const id = await publish({ place: 'home' }, { name, entries: [house('Gone'), offer('Best')] });
  const save = (entries: object[]) =>
    service.user('PUT', `/api/toplists/${id}/draft`, { content: { name, entries } });
  await save([offer('Best')]);
  await service.user('POST', `/api/toplists/${id}/publication`, {});
  await service.admin('DELETE', `/api/casinos/${idOf('Gone')}`);
  expect((await save([house('Gone')])).status).toBe(400);
  expect((await service.user('POST', `/api/toplists/${id}/versions/1/draft`)).status).toBe(200);
  expect((await save([offer('Best'), house('Gone')])).status).toBe(200);
  await withdraw(id);
});

test('a list is shown from its start to its end', async () => {
  const over = await publish({ place: 'home' }, { entries: [offer('Third')], endsAt: at(-1) });
  const later = await publish(
    { place: 'home' },
    { entries: [offer('Third')], startsAt: at(HOUR_MS) },
  );
  expect((await offers('country=GB&place=home')).headlines).toEqual(BY_SCORE);
  await withdraw(over);
  const preview = (query: string) => service.user('GET', `/api/toplists/${later}/preview?${query}`);
  const then = toplists.shown.parse((await preview(`country=GB&at=${at(2 * HOUR_MS)}`)).body);
  expect(then.offers.map(({ headline }) => headline)).toEqual([
    'Third',
    'Best',
    'Second',
    'Fourth',
    'Wagered',
  ]);
  expect(then.second).toBeNull();
  const now = toplists.shown.parse((await preview('country=GB')).body);
  expect(now.offers.map(({ headline }) => headline)).toEqual(BY_SCORE);
  await withdraw(later);
});

test('two versions take turns, and clicks are told which is shown', async () => {
  const second = { weight: 99, entries: [offer('Fourth')], startsAt: null, endsAt: at(HOUR_MS) };
  const list = await publish({ place: 'home' }, { entries: [offer('Third')], second });
  const { data, headers } = await offers('country=GB&place=home');
  const shown = data[0]?.toplists?.[0]?.toplist;
  expect([`${list}a Third`, `${list}b Fourth`]).toContain(`${shown} ${data[0]?.headline}`);
  const [, seconds] = /max-age=(\d+)/.exec(headers.get('surrogate-control') ?? '') ?? [];
  expect(Number(seconds)).toBeLessThanOrEqual(15 * 60);
  const preview = await service.user('GET', `/api/toplists/${list}/preview?country=GB`);
  const both = toplists.shown.parse(preview.body);
  expect([both.offers[0]?.headline, both.second?.[0]?.headline]).toEqual(['Third', 'Fourth']);
  await withdraw(list);
});

describe('a draft', () => {
  const create = (said: object, content: object = {}) =>
    service.user('POST', '/api/toplists', {
      subject: { place: 'home', of: null, ...said },
      content: { name: 'Refused', entries: [], ...content },
    });

  test.each([
    [
      'an entry that does not exist',
      {},
      { entries: [{ kind: 'offer', id: 9_999 }] },
      'content.entries.0.id',
    ],
    ['an unknown country', {}, { countries: ['XX'] }, 'content.countries'],
    ['Global, which no visitor is in', {}, { countries: ['gl'] }, 'content.countries'],
    ['a single page of a list for home', { of: 7 }, {}, 'subject.of'],
    ['a guide that does not exist', { place: 'guide', of: 7 }, {}, 'subject.of'],
  ])('with %s is refused', async (_what, said, content, path) => {
    expect(await create(said, content)).toMatchObject({
      status: 400,
      body: { errors: [{ path }] },
    });
  });

  test('with several things that do not exist is refused with all of them', async () => {
    const no = (kind: string, id: number) => ({ kind, id });
    const second = { weight: 50, entries: [no('casino', 9_997)] };
    const entries = [no('offer', 9_999), offer('Best'), no('casino', 9_998)];
    expect(await create({}, { entries, second, countries: ['XX'] })).toMatchObject({
      status: 400,
      body: {
        message: 'There is no offer 9999.',
        errors: [
          { path: 'content.entries.0.id', message: 'There is no offer 9999.' },
          { path: 'content.entries.2.id', message: 'There is no casino 9998.' },
          { path: 'content.second.entries.0.id', message: 'There is no casino 9997.' },
          { path: 'content.countries', message: 'Unknown country code: XX' },
        ],
      },
    });
  });

  test('with an entry twice, ends before starts or a weight of 0 is refused', async () => {
    const entries = [offer('Best'), offer('Best')];
    expect((await create({}, { entries })).status).toBe(400);
    expect((await create({}, { startsAt: at(0), endsAt: at(-1_000) })).status).toBe(400);
    expect((await create({}, { second: { weight: 0, entries: [] } })).status).toBe(400);
    expect((await create({ place: 'elsewhere' })).status).toBe(400);
  });

  test('for one game is found by its id, however large', async () => {
    const of = 1_000_000_000;
    const answer = await create({ place: 'game', of }, { name: 'Of one game' });
    const { id } = toplists.whole.parse(answer.body);
    const { body } = await service.user('GET', `/api/toplists?of=${of}`);
    expect(toplists.list.responses[200].parse(body).data.map((one) => one.id)).toEqual([id]);
  });

  test('is seen by no visitor, and is not published empty or under the name of another', async () => {
    const answer = await create({}, { name: 'Of its own', entries: [offer('Third')] });
    const { id } = toplists.whole.parse(answer.body);
    expect((await offers('country=GB&place=home')).headlines).toEqual(BY_SCORE);
    expect((await create({}, { name: 'of its OWN' })).status).toBe(409);
    const emptied = { content: { name: 'Of its own', entries: [] } };
    expect((await service.user('PUT', `/api/toplists/${id}/draft`, emptied)).status).toBe(200);
    expect(await service.user('POST', `/api/toplists/${id}/publication`, {})).toMatchObject({
      status: 409,
      body: { errors: [{ path: 'content.entries' }] },
    });
    expect((await service.visitor('GET', '/api/toplists')).status).toBe(401);
  });
});
