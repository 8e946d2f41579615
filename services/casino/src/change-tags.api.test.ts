import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { author } from '@slots/contracts/casino/authors';
import { casinoChoices } from '@slots/contracts/casino/casino-relations';
import { casino } from '@slots/contracts/casino/casinos';
import { staffPromotion } from '@slots/contracts/casino/promotions';
import { toplists } from '@slots/contracts/casino/toplists';
import { CHANGED_TAGS_HEADER, readTags, TAGS_HEADER } from '@slots/contracts/changes';
import { redisUrl } from '@slots/testing/databases';
import { startCasinoUnderTest } from './casino-under-test.ts';

let service: Awaited<ReturnType<typeof startCasinoUnderTest>>;
const ids = { casino: 0, other: 0, hidden: 0, promotion: 0 };
const licence = { id: 0 };
const choices = Object.values(casinoChoices);
/** Fields that lists show or choose by. */
const LISTED = new Set(['paymentMethodIds', 'currencyIds']);

async function create(name: string, published: boolean): Promise<number> {
  const { id } = casino.parse((await service.admin('POST', '/api/casinos', { name })).body);
  await service.admin('PATCH', `/api/casinos/${id}`, { published });
  return id;
}

async function promote(casinoId: number, countries: readonly string[]): Promise<number> {
  const body = { casinoId, headline: 'Some', score: 50, countries };
  return staffPromotion.parse((await service.admin('POST', '/api/promotions', body)).body).id;
}

beforeAll(async () => {
  service = await startCasinoUnderTest({ REDIS_URL: await redisUrl() });
  ids.casino = await create('Told', true);
  ids.other = await create('Other', true);
  ids.hidden = await create('Hidden', false);
  ids.promotion = await promote(ids.casino, ['GB']);
  await promote(ids.other, ['GL']);
  await promote(ids.hidden, ['GB']);
  const { body: licences } = await service.admin('GET', '/api/gambling-licences');
  Object.assign(licence, Array.isArray(licences) ? licences[0] : {});
}, 30_000);
afterAll(() => service.stop());

/** Every kind of answer that visitors get, for more than one country and casino. */
function publicPaths(): string[] {
  return [
    '/api/public/casinos',
    '/api/public/casinos?country=CA',
    '/api/public/casinos?country=GB&limit=1&page=2',
    '/api/public/promotions',
    '/api/public/promotions?country=CA',
    '/api/public/promotions?country=%E6%97%A5',
    '/api/public/country-counts',
    '/api/public/bonus-facets',
    '/api/casinos/slug/told',
    '/api/public/authors',
    '/api/public/authors/nora-vance',
    '/api/public/authors/ivo-marsh',
    ...[ids.casino, ids.other, ids.hidden].flatMap((id) => [
      `/api/casinos/${id}`,
      `/api/casinos/slug/${id}`,
      `/api/casinos/${id}/promotions`,
      `/api/casinos/${id}/review`,
      ...['gambling-licences', 'customer-support', ...choices.map(({ path }) => path)].map(
        (list) => `/api/casinos/${id}/${list}`,
      ),
    ]),
  ];
}

interface Seen {
  readonly text: string;
  readonly tags: readonly string[] | undefined;
}

/** Visitors' successful answers; only these are cached. */
async function seen(): Promise<Map<string, Seen>> {
  const answers = await Promise.all(
    publicPaths().map(async (path) => {
      const { status, body, headers } = await service.visitor('GET', path);
      const tags = readTags(headers.get(TAGS_HEADER) ?? undefined);
      return status === 200 ? [[path, { text: JSON.stringify(body), tags }] as const] : [];
    }),
  );
  return new Map(answers.flat());
}

/** Makes a write; gives what it told, after having seen that each answer that it changed is among that. */
async function told(write: () => ReturnType<typeof service.admin>): Promise<readonly string[]> {
  const before = await seen();
  const { headers } = await write();
  const tags = readTags(headers.get(CHANGED_TAGS_HEADER) ?? undefined);
  const after = await seen();
  const missed = [...before].filter(
    ([path, { text, tags: its }]) =>
      after.get(path)?.text !== text && tags && its && !its.some((tag) => tags.includes(tag)),
  );
  expect(missed.map(([path, { tags: its }]) => ({ path, its, tags }))).toEqual([]);
  return tags ?? ['everything'];
}

test('every public answer tells its tags', async () => {
  for (const [path, { tags }] of await seen()) {
    expect({ path, tags }).toEqual({ path, tags: expect.arrayContaining([expect.any(String)]) });
  }
});

describe('a change of a casino', () => {
  test.each([
    ['text', { description: 'Said anew.' }],
    ['website', { website: 'https://a.example/x' }],
    ['age', { tradingSince: '2001-01-01' }],
  ])('in its %s is told of that casino alone', async (_what, changes) => {
    const tags = await told(() => service.admin('PATCH', `/api/casinos/${ids.casino}`, changes));
    expect(tags).toEqual([`casino:${ids.casino}`]);
  });

  test.each([
    { name: 'Told anew' },
    { rating: '4.9' },
    { numberOfGames: 77 },
    { seo_description: 'In short.' },
    { published: false },
    { published: true },
    { slug: 'told-anew' },
    { slug: 'told' },
  ])('%j is told of lists too', async (changes) => {
    const tags = await told(() => service.admin('PATCH', `/api/casinos/${ids.casino}`, changes));
    expect(tags).toEqual([`casino:${ids.casino}`, 'casino-list']);
  });

  test('that nobody sees is told of no list, but where it takes an address', async () => {
    const path = `/api/casinos/${ids.hidden}`;
    expect(await told(() => service.admin('PATCH', path, { rating: '1' }))).toEqual([
      `casino:${ids.hidden}`,
    ]);
    const slug = String(ids.other);
    expect(await told(() => service.admin('PATCH', path, { slug }))).toContain('casino-list');
  });

  test.each([
    ['PATCH', 'gambling-licences', () => ({ action: 'add', licenceId: licence.id }), true],
    ['POST', 'customer-support', () => ({ supportIds: [1], values: { 1: 'a@b.example' } }), false],
    ...choices
      .filter(({ from }) => from === 'list')
      .map(
        ({ field, path, set }) =>
          [set.method, path, () => ({ [field]: [1] }), LISTED.has(field)] as const,
      ),
  ] as const)('%s %s is told', async (verb, list, body, inLists) => {
    const tags = await told(() =>
      service.admin(verb, `/api/casinos/${ids.casino}/${list}`, body()),
    );
    expect(tags).toEqual([`casino:${ids.casino}`, ...(inLists ? ['casino-list'] : [])]);
  });

  test('in bulk is told of each that changed, and of none where none did', async () => {
    const many = (change: string, some: number[]) => () =>
      service.admin('POST', '/api/casinos/many', { ids: some, change });
    expect(await told(many('publish', [ids.casino, ids.other]))).toEqual([]);
    expect(await told(many('unpublish', [ids.casino, ids.hidden]))).toEqual([
      `casino:${ids.casino}`,
      'casino-list',
    ]);
    await told(many('publish', [ids.casino]));
  });

  test('that is not made is told of nothing: a statement that reads, no casino to release', async () => {
    const query = `SELECT payment_methods FROM casinos WHERE id = ${ids.casino}`;
    const read = () => service.admin('GET', `/api/direct-sql?query=${encodeURIComponent(query)}`);
    expect(await told(read)).toEqual([]);
    const by = { id: 12, username: 'admin' };
    const release = () =>
      service.affiliateService('DELETE', '/internal/affiliates/7/casinos', { by });
    expect(await told(release)).toEqual([]);
  });

  test('that is refused is told of nothing, or not at all', async () => {
    expect(
      await told(() => service.admin('PATCH', `/api/casinos/${ids.casino}`, { rating: '9' })),
    ).toEqual([]);
  });
});

describe('a change of a promotion', () => {
  test('is told of its casino, its countries and the counts', async () => {
    const path = `/api/promotions/${ids.promotion}`;
    const change = (changes: object) => told(() => service.admin('PATCH', path, changes));
    const its = [`casino:${ids.casino}`, 'offer-list'];
    expect((await change({ headline: 'Other' })).toSorted()).toEqual([...its, 'offers:gb']);
    expect((await change({ countries: ['CA'] })).toSorted()).toEqual([
      ...its,
      'offers:ca',
      'offers:gb',
    ]);
    expect((await change({ countries: ['GL'] })).toSorted()).toEqual([
      ...its,
      'offers:ca',
      'offers:gl',
    ]);
    expect((await change({ endsAt: '2020-01-01T00:00:00Z' })).toSorted()).toEqual([
      ...its,
      'offers:gl',
    ]);
  });

  test('that comes or goes is told', async () => {
    let id = 0;
    const tags = await told(async () => {
      const body = { casinoId: ids.other, headline: 'New', score: 90, countries: ['GB'] };
      const answer = await service.admin('POST', '/api/promotions', body);
      ({ id } = staffPromotion.parse(answer.body));
      return answer;
    });
    expect(tags.toSorted()).toEqual([`casino:${ids.other}`, 'offer-list', 'offers:gb']);
    expect(await told(() => service.admin('DELETE', `/api/promotions/${id}`))).toEqual(tags);
  });
});

test('a toplist is told of its countries when it is published and taken off, its draft of nothing', async () => {
  let path = '';
  const content = (countries: string[]) => ({
    content: { name: 'Some', countries, entries: [{ kind: 'casino', id: ids.other }] },
  });
  const begin = async () => {
    const subject = { place: 'country', of: null };
    const answer = await service.admin('POST', '/api/toplists', { subject, ...content(['CA']) });
    path = `/api/toplists/${toplists.whole.parse(answer.body).id}`;
    return answer;
  };
  expect(await told(begin)).toEqual([]);
  const publish = () => service.admin('POST', `${path}/publication`, {});
  expect((await told(publish)).toSorted()).toEqual(['offer-list', 'offers:ca']);
  expect(await told(() => service.admin('PUT', `${path}/draft`, content([])))).toEqual([]);
  expect([...new Set(await told(publish))].toSorted()).toEqual([
    'offer-list',
    'offers:ca',
    'offers:gl',
  ]);
  const taken = await told(() => service.admin('DELETE', `${path}/publication`));
  expect(taken.toSorted()).toEqual(['offer-list', 'offers:gl']);
});

test('a publication and a change of its author are told of all that shows them, a draft of nothing', async () => {
  const { admin } = service;
  const authors: number[] = [];
  for (const [name, slug] of [
    ['Nora Vance', 'nora-vance'],
    ['Ivo Marsh', 'ivo-marsh'],
  ]) {
    expect(
      await told(async () => {
        const answer = await admin('POST', '/api/authors', { name, slug });
        authors.push(author.parse(answer.body).id);
        return answer;
      }),
    ).toContain('author-list');
  }
  const words = (kind: string, id: number) => ({
    type: 'paragraph',
    content: [{ type: 'text', text: 'there', marks: [{ type: 'reference', attrs: { kind, id } }] }],
  });
  const content = {
    authorId: authors[0],
    reviewedById: authors[1],
    verdict: 'Short.',
    text: { type: 'doc', content: [words('casino', ids.other), words('offer', ids.promotion)] },
    advantages: [],
    disadvantages: [],
    scores: { safety: 1, bonuses: 1, games: 1, payments: 1, support: 1 },
    testedOn: null,
    changes: [],
  };
  const draft = { subject: { casinoId: ids.casino }, content };
  let path = '';
  expect(
    await told(async () => {
      const answer = await admin('POST', '/api/reviews', draft);
      path = answer.headers.get('location') ?? '';
      return answer;
    }),
  ).toEqual([]);
  expect(await told(() => admin('POST', `${path}/publication`, {}))).toContain(
    `casino:${ids.casino}`,
  );
  expect(await told(() => admin('PUT', `${path}/draft`, { content }))).toEqual([]);
  await told(() => admin('PATCH', `/api/authors/${authors[1]}`, { name: 'Ivo Marshall' }));
  await told(() => admin('PATCH', `/api/casinos/${ids.other}`, { slug: 'elsewhere' }));
  await told(() => admin('PATCH', `/api/promotions/${ids.promotion}`, { headline: 'Anew' }));
  await told(() => admin('DELETE', `${path}/publication`));
});

test('a change of reference data is told of all that refers to it', async () => {
  const rename = () => service.superAdmin('PATCH', '/api/payment-methods/1', { name: 'Renamed' });
  expect(await told(rename)).toEqual(['reference']);
});

test('a casino that is deleted is told with its promotions', async () => {
  const tags = await told(() => service.admin('DELETE', `/api/casinos/${ids.other}`));
  expect(tags.toSorted()).toEqual([
    'casino-list',
    `casino:${ids.other}`,
    'offer-list',
    'offers:gl',
  ]);
});
