import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { author, getPublicAuthor, listPublicAuthors } from '@slots/contracts/casino/authors';
import { casino } from '@slots/contracts/casino/casinos';
import {
  getPublicGuide,
  guides,
  listGuideTags,
  listPublicGuides,
} from '@slots/contracts/casino/guides';
import { addArticleImage } from '@slots/contracts/casino/images';
import { staffPromotion } from '@slots/contracts/casino/promotions';
import { searchCasinos } from '@slots/contracts/casino/search';
import { listGamePlaces } from '@slots/contracts/catalog/names';
import { CHANGED_TAGS_HEADER } from '@slots/contracts/changes';
import { route } from '@slots/http-kit/route';
import type { RunningService } from '@slots/http-kit/service';
import { createApiCaller } from '@slots/testing/api-caller';
import { redisUrl } from '@slots/testing/databases';
import { startStandIn } from '@slots/testing/stand-in';
import { serviceCredential } from '@slots/testing/test-identity';
import { until } from '@slots/testing/until';
import sharp from 'sharp';
import { startCasinoUnderTest } from '../casino-under-test.ts';

let catalog: RunningService;
let service: Awaited<ReturnType<typeof startCasinoUnderTest>>;
const ids = { casino: 0, hidden: 0, offer: 0, author: 0 };

async function addCasino(name: string, published: boolean): Promise<number> {
  const { id } = casino.parse((await service.admin('POST', '/api/casinos', { name })).body);
  await service.admin('PATCH', `/api/casinos/${id}`, { published });
  return id;
}

beforeAll(async () => {
  catalog = await startStandIn('catalog', [
    route(listGamePlaces, ({ query }) => ({
      status: 200,
      body: query.ids.filter((id) => id === 7).map((id) => ({ id, name: 'Book', slug: 'book' })),
    })),
  ]);
  service = await startCasinoUnderTest({ CATALOG_URL: catalog.url, REDIS_URL: await redisUrl() });
  ids.casino = await addCasino('Harbour Nine', true);
  ids.hidden = await addCasino('Hidden House', false);
  const offer = { casinoId: ids.casino, headline: 'Ten spins', score: 50, countries: ['GL'] };
  ids.offer = staffPromotion.parse((await service.admin('POST', '/api/promotions', offer)).body).id;
  const person = { name: 'Nora Vance', slug: 'nora-vance' };
  ids.author = author.parse((await service.admin('POST', '/api/authors', person)).body).id;
}, 60_000);
afterAll(async () => {
  await service.stop();
  await catalog.close();
});

const link = (kind: string, id: number) => ({
  type: 'text',
  text: kind,
  marks: [{ type: 'reference', attrs: { kind, id } }],
});

const contentOf = (slug: string, changes: object = {}) => ({
  title: `Guide ${slug}`,
  slug,
  summary: 'In short.',
  cover: null,
  authorId: ids.author,
  tags: ['Bonuses'],
  relatedGameIds: [7, 8],
  relatedCasinoIds: [ids.casino, ids.hidden],
  text: {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [link('casino', ids.casino), link('offer', ids.offer), link('game', 9)],
      },
    ],
  },
  ...changes,
});

async function begin(slug: string, changes: object = {}): Promise<number> {
  const body = { subject: {}, content: contentOf(slug, changes) };
  return guides.whole.parse((await service.user('POST', '/api/guides', body)).body).id;
}

const publish = (id: number, body: object = {}) =>
  service.user('POST', `/api/guides/${id}/publication`, body);

async function read(slug: string) {
  const answer = await service.visitor('GET', `/api/public/guides/${slug}`);
  return { ...answer, guide: getPublicGuide.responses[200].safeParse(answer.body).data };
}

const listed = async (query = '') =>
  listPublicGuides.responses[200].parse(
    (await service.visitor('GET', `/api/public/guides${query}`)).body,
  );

test('a guide is read once it is published, with what its links lead to', async () => {
  const id = await begin('first');
  expect((await read('first')).status).toBe(404);
  expect((await listed()).total).toBe(0);
  const published = await publish(id);
  expect(published.headers.get(CHANGED_TAGS_HEADER)?.split(' ').toSorted()).toEqual(
    ['guide-list', `guide:${id}`, `author:${ids.author}`].toSorted(),
  );
  const { guide, headers } = await read('first');
  expect(guide).toMatchObject({
    id,
    title: 'Guide first',
    author: { name: 'Nora Vance', slug: 'nora-vance' },
    // Hidden records are left out.
    relatedGameIds: [7],
    relatedCasinoIds: [ids.casino],
    places: [
      { kind: 'casino', id: ids.casino, slug: 'harbour-nine' },
      { kind: 'game', id: 7, slug: 'book' },
      { kind: 'offer', id: ids.offer, headline: 'Ten spins' },
    ],
  });
  expect(headers.get('surrogate-key')?.split(' ')).toEqual(
    // The list of games is told of one that comes later.
    expect.arrayContaining([
      `guide:${id}`,
      `casino:${ids.casino}`,
      'game:7',
      'game-list',
      'offer-list',
    ]),
  );
  expect((await listed()).data).toMatchObject([
    { slug: 'first', tags: [{ name: 'Bonuses', slug: 'bonuses' }] },
  ]);
});

test('links follow a changed slug of a casino, and an ended offer is words alone', async () => {
  await service.admin('PATCH', `/api/casinos/${ids.casino}`, { slug: 'harbour-ten' });
  await service.admin('PATCH', `/api/promotions/${ids.offer}`, { endsAt: '2020-01-01T00:00:00Z' });
  const { guide } = await read('first');
  expect(guide?.places.map(({ kind, slug }) => [kind, slug])).toEqual([
    ['casino', 'harbour-ten'],
    ['game', 'book'],
  ]);
});

test('a former slug leads to the present one, unless another guide has it', async () => {
  const id = await begin('old-address');
  await publish(id);
  const moved = { content: contentOf('new-address') };
  await service.user('PUT', `/api/guides/${id}/draft`, moved);
  expect((await read('old-address')).status).toBe(200);
  await publish(id);
  const answer = await fetch(`${service.url}/api/public/guides/old-address`, {
    redirect: 'manual',
  });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    301,
    '/api/public/guides/new-address',
  ]);
  const taken = { subject: {}, content: contentOf('new-address') };
  expect(await service.user('POST', '/api/guides', taken)).toMatchObject({
    status: 409,
    body: { errors: [{ path: 'content.slug' }] },
  });
  const other = await begin('old-address');
  await publish(other);
  expect((await read('old-address')).guide?.id).toBe(other);
});

test('a deleted guide is gone at all its addresses, and one that was never published is unknown', async () => {
  const statusOf = async (slug: string) => (await read(slug)).status;
  const id = await begin('deleted-first');
  await publish(id);
  await service.user('PUT', `/api/guides/${id}/draft`, { content: contentOf('deleted-last') });
  await publish(id);
  expect((await service.admin('DELETE', `/api/guides/${id}`)).status).toBe(200);
  expect(await service.visitor('GET', '/api/public/guides/deleted-last')).toMatchObject({
    status: 410,
    body: { message: 'This guide is no longer available.' },
  });
  expect(await statusOf('deleted-first')).toBe(410);
  // Another guide may have the slug.
  await publish(await begin('deleted-last'));
  expect(await statusOf('deleted-last')).toBe(200);

  await service.admin('DELETE', `/api/guides/${await begin('unpublished')}`);
  expect(await statusOf('unpublished')).toBe(404);
});

test('a guide is published by itself at its time, and is found by its title', async () => {
  const id = await begin('planned', { title: 'Understanding volatility' });
  const at = new Date(Date.now() + 1_500).toISOString();
  expect((await publish(id, { at })).status).toBe(200);
  expect((await read('planned')).status).toBe(404);
  await until(async () => expect((await read('planned')).status).toBe(200), { timeoutMs: 10_000 });
  const search = createApiCaller(service.url, serviceCredential('gateway', 'casino'));
  await until(async () => {
    const { body } = await search('GET', '/internal/search?q=volatility');
    expect(searchCasinos.responses[200].parse(body)).toEqual([
      { type: 'guide', id, name: 'Understanding volatility', slug: 'planned' },
    ]);
  });
  expect((await search('GET', '/internal/search?q=vance')).body).toEqual([
    { type: 'author', id: ids.author, name: 'Nora Vance', slug: 'nora-vance' },
  ]);
  const [newest] = (await listed('?limit=1')).data;
  expect(newest?.slug).toBe('planned');
  expect((await listed('?limit=1&page=2')).hasMore).toBe(true);
});

test('a correction leaves a guide at its place among the newest', async () => {
  const older = await begin('corrected', { tags: ['Order'] });
  await publish(older);
  await publish(await begin('newer', { tags: ['Order'] }));
  const corrected = { content: contentOf('corrected', { tags: ['Order'], summary: 'Shorter.' }) };
  await service.user('PUT', `/api/guides/${older}/draft`, corrected);
  await publish(older);
  expect((await listed('?tag=order')).data).toMatchObject([
    { slug: 'newer' },
    { slug: 'corrected', summary: 'Shorter.' },
  ]);
});

test('a tag has its guides, however it is spelled, and only those that are published', async () => {
  await publish(await begin('spelled', { tags: ['Wagering Terms', '!!!'] }));
  const newest = await begin('otherwise', { tags: ['wagering terms'] });
  await publish(newest);
  await begin('unpublished', { tags: ['Wagering terms'] });
  const tags = async () =>
    listGuideTags.responses[200].parse(
      (await service.visitor('GET', '/api/public/guide-tags')).body,
    );
  const { guide } = await read('otherwise');
  expect(await tags()).toContainEqual({
    name: 'wagering terms',
    slug: 'wagering-terms',
    guides: 2,
    updatedAt: guide?.updatedAt,
  });
  expect((await listed('?tag=wagering-terms')).data.map(({ slug }) => slug)).toEqual([
    'otherwise',
    'spelled',
  ]);
  expect((await read('spelled')).guide?.tags).toEqual([
    { name: 'Wagering Terms', slug: 'wagering-terms' },
    { name: '!!!', slug: null },
  ]);
  expect(await listed('?tag=nothing')).toEqual({ data: [], total: 0, hasMore: false });
  await service.user('DELETE', `/api/guides/${newest}/publication`);
  expect((await tags()).find(({ slug }) => slug === 'wagering-terms')?.guides).toBe(1);
});

test('a reference to what does not exist is refused by its field, unless the guide had it before', async () => {
  const short = await addCasino('Short-lived', true);
  const offer = { casinoId: short, headline: 'Brief' };
  const brief = staffPromotion.parse((await service.admin('POST', '/api/promotions', offer)).body);
  const linked = (...links: object[]) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: links }],
  });
  const content = contentOf('outlived', {
    relatedCasinoIds: [short],
    text: linked(link('casino', short), link('offer', brief.id)),
  });
  const id = await begin('outlived', content);
  await publish(id);
  await service.admin('DELETE', `/api/casinos/${short}`);
  const save = (changes: object) =>
    service.user('PUT', `/api/guides/${id}/draft`, { content: { ...content, ...changes } });
  expect((await save({ title: 'Corrected' })).status).toBe(200);
  expect(await save({ relatedCasinoIds: [short, 9_999] })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'content.relatedCasinoIds', message: 'There is no casino 9999.' }] },
  });
  expect(await save({ text: linked(link('offer', 9_999), link('casino', 9_998)) })).toMatchObject({
    status: 400,
    body: {
      errors: [{ path: 'content.text', message: 'There is no offer 9999, no casino 9998.' }],
    },
  });
  // Without them it is published; the version before still has them.
  await save({ relatedCasinoIds: [], text: linked(link('game', 9)) });
  await publish(id);
  expect(await save({})).toMatchObject({ status: 400 });
  expect((await service.user('POST', `/api/guides/${id}/versions/1/draft`)).status).toBe(200);
  expect((await save({ title: 'Again' })).status).toBe(200);
  const anew = { subject: {}, content: { ...content, slug: 'anew' } };
  expect((await service.user('POST', '/api/guides', anew)).status).toBe(400);
});

test("an author's page has their guides, follows their slug, and changed with the last text", async () => {
  const page = async (slug: string) =>
    getPublicAuthor.responses[200].parse(
      (await service.visitor('GET', `/api/public/authors/${slug}`)).body,
    );
  const { guides: written } = await page('nora-vance');
  expect(written.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['first', 'planned']));
  const changed = async () =>
    listPublicAuthors.responses[200].parse(
      (await service.visitor('GET', '/api/public/authors')).body,
    )[0]?.updatedAt;
  const before = await changed();
  await publish(await begin('last'));
  expect(await changed()).toBe((await read('last')).guide?.updatedAt);
  expect(await changed()).not.toBe(before);

  await service.admin('PATCH', `/api/authors/${ids.author}`, { slug: 'nora-marsh' });
  const movedTo = async (slug: string) => {
    const answer = await fetch(`${service.url}/api/public/authors/${slug}`, { redirect: 'manual' });
    return answer.status === 301 ? answer.headers.get('location') : answer.status;
  };
  expect(await movedTo('nora-vance')).toBe('/api/public/authors/nora-marsh');
  // Another author takes the slug, and gives it back.
  const other = { name: 'Nora Vance', slug: 'nora-vance' };
  const { id } = author.parse((await service.admin('POST', '/api/authors', other)).body);
  expect((await page('nora-vance')).id).toBe(id);
  await service.admin('DELETE', `/api/authors/${id}`);
  expect(await movedTo('nora-vance')).toBe('/api/public/authors/nora-marsh');
  await service.admin('PATCH', `/api/authors/${ids.author}`, { slug: 'nora-vance' });
  expect((await page('nora-vance')).id).toBe(ids.author);
});

test("an author's former slug leads to whoever had it last, though another who had it is edited", async () => {
  const add = async (name: string, slug: string) =>
    author.parse((await service.admin('POST', '/api/authors', { name, slug })).body).id;
  const edit = (id: number, changes: object) =>
    service.admin('PATCH', `/api/authors/${id}`, changes);
  const first = await add('First', 'wanted');
  await edit(first, { slug: 'first' });
  await edit(await add('Second', 'wanted'), { slug: 'second' });
  await edit(first, { role: 'Editor' });
  const answer = await service.visitor('GET', '/api/public/authors/wanted');
  expect(answer.headers.get('location')).toBe('/api/public/authors/second');
});

test('a draft is saved by many at once, of whom only those are refused who name the version that they read', async () => {
  const wanted = { subject: {}, content: contentOf('contested') };
  const created = await service.admin('POST', '/api/guides', wanted);
  const { id } = guides.create.responses[201].parse(created.body);
  const path = `/api/guides/${id}`;
  const save = async (headers?: Readonly<Record<string, string>>) => {
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((title) =>
        service.admin(
          'PUT',
          `${path}/draft`,
          { content: contentOf('contested', { title }) },
          headers,
        ),
      ),
    );
    return answers.map(({ status }) => status);
  };
  expect(await save()).toEqual([200, 200, 200]);
  expect(await save({ 'If-Match': '*' })).toEqual([200, 200, 200]);
  const tag = (await service.admin('GET', path)).headers.get('etag') ?? '';
  const statuses = await save({ 'If-Match': tag });
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 412, 412]);
  expect((await service.admin('DELETE', path)).status).toBe(200);
});

test('an author is changed by many at once, of whom only those are refused who name the version that they read', async () => {
  const wanted = { name: 'Contested', slug: 'contested' };
  const { id } = author.parse((await service.admin('POST', '/api/authors', wanted)).body);
  const path = `/api/authors/${id}`;
  const tag = (await service.admin('GET', path)).headers.get('etag') ?? '';
  const change = async (headers?: Readonly<Record<string, string>>) => {
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((role) => service.admin('PATCH', path, { role }, headers)),
    );
    return answers.map(({ status }) => status);
  };
  expect(await change()).toEqual([200, 200, 200]);
  expect(await change({ 'If-Match': '*' })).toEqual([200, 200, 200]);
  expect(await change({ 'If-Match': tag })).toEqual([412, 412, 412]);
  const removal = await service.admin('DELETE', path, undefined, { 'If-Match': tag });
  expect(removal.status).toBe(412);
  expect((await service.admin('DELETE', path)).status).toBe(200);
});

test('a deleted author is gone at all their addresses', async () => {
  const wanted = { name: 'Brief', slug: 'brief' };
  const { id } = author.parse((await service.admin('POST', '/api/authors', wanted)).body);
  await service.admin('PATCH', `/api/authors/${id}`, { slug: 'briefer' });
  expect((await service.admin('DELETE', `/api/authors/${id}`)).status).toBe(200);
  for (const slug of ['brief', 'briefer']) {
    expect(await service.visitor('GET', `/api/public/authors/${slug}`)).toMatchObject({
      status: 410,
      body: { message: 'This author is no longer listed' },
    });
  }
});

test('a picture of a guide or an author that was never uploaded is refused, and named', async () => {
  const create = { width: 64, height: 32, channels: 3, background: '#0b5a43' } as const;
  const png = await sharp({ create }).png().toBuffer();
  const upload = { image: `data:image/png;base64,${png.toString('base64')}` };
  const uploaded = await service.user('POST', addArticleImage.path, upload);
  const { image } = addArticleImage.responses[201].parse(uploaded.body);
  const unknown = 'a'.repeat(40);
  const pictured = (hash: string) => {
    const cover = { image: hash, width: 64, height: 32, alt: '' };
    const text = { type: 'doc', content: [{ type: 'picture', attrs: cover }] };
    return { content: contentOf('pictured', { cover, text }) };
  };
  const id = await begin('pictured');
  const save = (hash: string) => service.user('PUT', `/api/guides/${id}/draft`, pictured(hash));
  const message = `There is no picture ${unknown}.`;
  expect(await save(unknown)).toMatchObject({
    status: 400,
    body: {
      errors: [
        { path: 'content.cover', message },
        { path: 'content.text', message },
      ],
    },
  });
  expect((await save(image)).status).toBe(200);
  const portrait = (picture: string) =>
    service.user('PATCH', `/api/authors/${ids.author}`, { picture });
  expect(await portrait(unknown)).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'picture', message }] },
  });
  expect((await portrait(image)).status).toBe(200);
});

test('what is sent twice for a list of a guide or an author is in it once', async () => {
  const content = contentOf('sent-twice', {
    tags: ['Bonuses', ' Bonuses'],
    relatedGameIds: [8, 7, 8],
    relatedCasinoIds: [ids.casino, ids.casino],
  });
  expect(await service.user('POST', '/api/guides', { subject: {}, content })).toMatchObject({
    status: 201,
    body: {
      content: { tags: ['Bonuses'], relatedGameIds: [8, 7], relatedCasinoIds: [ids.casino] },
    },
  });
  const links = ['https://press.example/', 'https://press.example/'];
  const linked = { name: 'Vera Twice', slug: 'vera-twice', links };
  expect(await service.user('POST', '/api/authors', linked)).toMatchObject({
    status: 201,
    body: { links: ['https://press.example/'] },
  });
});

test.each([
  ['an empty text', []],
  ['blanks', [{ type: 'paragraph', content: [{ type: 'text', text: ' \u00a0' }] }]],
])('a guide without author and summary, with %s is not published', async (_what, content) => {
  const text = { type: 'doc', content };
  const bare = `bare-${content.length}`;
  const id = await begin(bare, { authorId: null, summary: '', text });
  expect(await publish(id)).toMatchObject({
    status: 409,
    body: {
      errors: [{ path: 'content.summary' }, { path: 'content.authorId' }, { path: 'content.text' }],
    },
  });
  expect(
    (await service.user('POST', '/api/guides', { subject: {}, content: contentOf('Not a slug') }))
      .status,
  ).toBe(400);
  const nowhere = { subject: {}, content: contentOf('') };
  expect(await service.user('POST', '/api/guides', nowhere)).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'content.slug', message: 'Slug is required' }] },
  });
  const nobody = { subject: {}, content: contentOf('by-nobody', { authorId: 99 }) };
  expect(await service.user('POST', '/api/guides', nobody)).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'content.authorId', message: 'There is no author 99.' }] },
  });
});
