import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { author } from '@slots/contracts/casino/authors';
import { casino } from '@slots/contracts/casino/casinos';
import { staffPromotion } from '@slots/contracts/casino/promotions';
import { REVIEW_CRITERIA, review, reviews } from '@slots/contracts/casino/reviews';
import { MAX_RICH_TEXT_LENGTH } from '@slots/contracts/text-limits';
import { VISITOR_COUNTRY_HEADER } from '@slots/contracts/visitor-country';
import { until } from '@slots/testing/until';
import { z } from 'zod';
import { startCasinoUnderTest } from '../casino-under-test.ts';

const folder = mkdtempSync(join(tmpdir(), 'reviews-'));
const LAW_FILE = join(folder, 'law.json');
const fallback = { demo: 'age-gate', terms: 'optional' };
writeFileSync(LAW_FILE, JSON.stringify({ default: fallback, AU: { offers: 'none' } }));
const service = await startCasinoUnderTest({ FOUR_EYES: true, LAW_FILE });
const { visitor, user, admin, superAdmin } = service;
const one = { casino: 0, other: 0, author: 0, checker: 0, offer: 0, review: 0 };

const words = (text: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
});
const scores = { safety: 4.5, bonuses: 4, games: 3.5, payments: 4, support: 5 };
const complete = () => ({
  authorId: one.author,
  reviewedById: one.checker,
  verdict: 'Short queues.',
  text: words('We played for a week.'),
  advantages: ['Fast answers'],
  disadvantages: ['Few tables'],
  scores,
  testedOn: '2026-11-01',
  changes: [{ on: '2026-11-20', text: 'Limits are higher.' }],
});

const messageOf = (body: unknown) => z.object({ message: z.string() }).parse(body).message;
const wholeOf = (body: unknown) => reviews.whole.parse(body);
const publicReview = z.object({ review: review.nullable() });
const at = (id: number, rest = '') => `/api/reviews/${id}${rest}`;

async function read(casinoId = one.casino, from?: string) {
  const headers = from === undefined ? {} : { [VISITOR_COUNTRY_HEADER]: from };
  const answer = await visitor('GET', `/api/casinos/${casinoId}/review`, undefined, headers);
  expect(answer.status).toBe(200);
  return publicReview.parse(answer.body).review;
}

async function newCasino(name: string): Promise<number> {
  const { id } = casino.parse((await admin('POST', '/api/casinos', { name })).body);
  await admin('PATCH', `/api/casinos/${id}`, { published: true });
  return id;
}

async function newAuthor(name: string, slug: string): Promise<number> {
  const answer = await admin('POST', '/api/authors', { name, slug, role: 'Reviewer' });
  expect(answer.status).toBe(201);
  return author.parse(answer.body).id;
}

beforeAll(async () => {
  one.casino = await newCasino('Reviewed');
  one.other = await newCasino('Other');
  one.author = await newAuthor('Nora Vance', 'nora-vance');
  one.checker = await newAuthor('Ivo Marsh', 'ivo-marsh');
  const offer = await admin('POST', '/api/promotions', {
    casinoId: one.other,
    headline: 'Welcome',
    countries: ['CA', 'GB'],
    ctaLink: 'https://offers.example/',
  });
  one.offer = staffPromotion.parse(offer.body).id;
}, 30_000);
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true });
});

describe('a draft', () => {
  test('may be incomplete, is nothing to visitors, and has its casino to itself', async () => {
    const begun = {
      subject: { casinoId: one.casino },
      content: {
        ...complete(),
        authorId: null,
        verdict: '',
        text: words(' \u00a0'),
        scores: { ...scores, games: null },
      },
    };
    const answer = await user('POST', '/api/reviews', begun);
    expect(answer.status).toBe(201);
    const { id, title, published, draft } = wholeOf(answer.body);
    one.review = id;
    expect(answer.headers.get('location')).toBe(at(id));
    expect({ title, published }).toEqual({ title: 'Reviewed', published: null });
    expect(draft?.writers).toEqual([{ id: 11, username: 'user' }]);
    expect(await read()).toBeNull();

    const again = await admin('POST', '/api/reviews', begun);
    expect(again.status).toBe(409);
    expect(messageOf(again.body)).toBe('This casino already has a review');
    const nobody = await admin('POST', '/api/reviews', { ...begun, subject: { casinoId: 9_999 } });
    expect(nobody.status).toBe(400);
    expect((await visitor('GET', at(id))).status).toBe(401);
    expect((await visitor('GET', at(id, '/preview'))).status).toBe(401);
  });

  test('is published by somebody else, once it is complete: what is missing is named', async () => {
    const early = await admin('POST', at(one.review, '/publication'), {});
    expect(early.status).toBe(409);
    expect(early.body).toMatchObject({
      errors: [
        { path: 'content.authorId', message: 'is needed before publication' },
        { path: 'content.verdict', message: 'is needed before publication' },
        { path: 'content.text', message: 'is needed before publication' },
        { path: 'content.scores.games', message: 'is needed before publication' },
      ],
    });
    const { headers } = await user('GET', at(one.review));
    const etag = headers.get('etag') ?? '';
    const saved = await user(
      'PUT',
      at(one.review, '/draft'),
      { content: complete() },
      { 'If-Match': etag },
    );
    expect(saved.status).toBe(200);
    const late = await user(
      'PUT',
      at(one.review, '/draft'),
      { content: complete() },
      { 'If-Match': etag },
    );
    expect(late.status).toBe(412);
    expect(messageOf(late.body)).toMatch(/^This review was changed by user on /);

    const own = await user('POST', at(one.review, '/publication'), {});
    expect(own.status).toBe(403);
    expect(messageOf(own.body)).toBe('You wrote on this draft: somebody else has to publish it.');
    expect((await admin('POST', at(one.review, '/publication'), {})).status).toBe(200);
    expect(await read()).toMatchObject({
      author: { name: 'Nora Vance', slug: 'nora-vance' },
      reviewedBy: { slug: 'ivo-marsh' },
      rating: '4.2',
      scores,
      verdict: 'Short queues.',
      text: words('We played for a week.'),
      changes: [{ on: '2026-11-20', text: 'Limits are higher.' }],
    });
  });

  test('published, it rates its casino by the weights, until staff say otherwise', async () => {
    const sum = REVIEW_CRITERIA.reduce((total, { weight }) => total + weight, 0);
    expect(sum).toBe(100);
    expect((await visitor('GET', `/api/casinos/${one.casino}`)).body).toMatchObject({
      rating: '4.2',
    });
    const said = await admin('PATCH', `/api/casinos/${one.casino}`, { rating: '5' });
    expect(said).toMatchObject({ status: 200, body: { rating: '5' } });
  });

  test('stands beside what is published until its time comes, and is not changed meanwhile', async () => {
    const next = { ...complete(), verdict: 'Longer queues.', scores: { ...scores, support: 1 } };
    await user('PUT', at(one.review, '/draft'), { content: next });
    const then = new Date(Date.now() + 1_500).toISOString();
    const past = await admin('POST', at(one.review, '/publication'), {
      at: '2020-01-01T00:00:00Z',
    });
    expect(past.status).toBe(400);
    expect(messageOf(past.body)).toBe('at: must be in the future');
    const own = await user('POST', at(one.review, '/publication'), { at: then });
    expect(own.status).toBe(403);
    const planned = await admin('POST', at(one.review, '/publication'), { at: then });
    expect(wholeOf(planned.body).plan).toEqual({ at: then, by: { id: 12, username: 'admin' } });
    const changed = await user('PUT', at(one.review, '/draft'), { content: complete() });
    expect(changed.status).toBe(409);
    expect(messageOf(changed.body)).toMatch(/^It is scheduled for /);
    expect(await read()).toMatchObject({ verdict: 'Short queues.' });

    const previewAt = async (moment: string) =>
      (await user('GET', at(one.review, `/preview?at=${moment}`))).body;
    expect(await previewAt(new Date().toISOString())).toMatchObject({ verdict: 'Short queues.' });
    expect(await previewAt(then)).toMatchObject({ verdict: 'Longer queues.', rating: '3.8' });

    await until(async () => expect(await read()).toMatchObject({ verdict: 'Longer queues.' }));
    expect(Date.now()).toBeGreaterThanOrEqual(Date.parse(then));
    expect(await read()).toMatchObject({ rating: '3.8', updatedAt: then });
    expect((await visitor('GET', `/api/casinos/${one.casino}`)).body).toMatchObject({
      rating: '3.8',
    });
  });

  test('may be an earlier version, restored and published by somebody else', async () => {
    const versions = await user('GET', at(one.review, '/versions'));
    expect(versions.body).toMatchObject([{ number: 2 }, { number: 1, by: { username: 'admin' } }]);
    const first = await user('GET', at(one.review, '/versions/1'));
    expect(first.body).toMatchObject({ content: { verdict: 'Short queues.' } });
    expect((await user('GET', at(one.review, '/versions/9'))).status).toBe(404);

    const path = at(one.review, '/versions/1/draft');
    expect((await admin('POST', path, { number: 2 })).status).toBe(400);
    const back = await admin('POST', path);
    expect(wholeOf(back.body).content).toMatchObject({ verdict: 'Short queues.' });
    expect((await admin('POST', at(one.review, '/publication'), {})).status).toBe(403);
    expect((await user('POST', at(one.review, '/publication'), {})).status).toBe(200);
    expect(await read()).toMatchObject({ verdict: 'Short queues.', rating: '4.2' });
    const told = await user('GET', at(one.review, '/history'));
    expect(told.body).toMatchObject({
      data: [
        { action: 'published' },
        { action: 'updated' },
        { action: 'published', by: { username: 'admin' } },
        { action: 'planned' },
        { action: 'updated' },
        { action: 'published' },
        { action: 'updated' },
        { action: 'created' },
      ],
    });
  });

  test('is cancelled, thrown away, and taken off the site', async () => {
    await user('PUT', at(one.review, '/draft'), { content: complete() });
    await admin('POST', at(one.review, '/publication'), { at: '2099-01-01T00:00:00Z' });
    const found = await user('GET', '/api/reviews?state=planned');
    expect(found.body).toMatchObject({ data: [{ id: one.review }], total: 1 });
    expect((await user('DELETE', at(one.review, '/draft'))).status).toBe(409);
    expect(wholeOf((await user('DELETE', at(one.review, '/plan'))).body).plan).toBeNull();
    expect((await user('DELETE', at(one.review, '/plan'))).status).toBe(409);
    expect(wholeOf((await user('DELETE', at(one.review, '/draft'))).body).draft).toBeNull();
    expect((await admin('POST', at(one.review, '/publication'), {})).status).toBe(409);

    const off = wholeOf((await admin('DELETE', at(one.review, '/publication'))).body);
    expect(off).toMatchObject({ published: null, content: { verdict: 'Short queues.' } });
    expect(await read()).toBeNull();
    expect((await admin('PATCH', `/api/casinos/${one.casino}`, { rating: '3' })).status).toBe(200);
    expect((await user('POST', at(one.review, '/publication'), {})).status).toBe(200);
  });
});

describe('a text', () => {
  const text = (node: unknown) => ({ ...complete(), text: { type: 'doc', content: [node] } });
  const marked = (mark: unknown) =>
    text({ type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [mark] }] });
  const link = (href: string) => marked({ type: 'link', attrs: { href } });
  const picture = (attrs: object) =>
    text({
      type: 'picture',
      attrs: { image: 'a'.repeat(40), width: 10, height: 10, alt: '', ...attrs },
    });
  const deep = (levels: number): object =>
    levels === 0
      ? { type: 'paragraph' }
      : {
          type: 'bulletList',
          content: [{ type: 'listItem', content: [{ type: 'paragraph' }, deep(levels - 1)] }],
        };

  test.each([
    ['a script', text({ type: 'script', content: [{ type: 'text', text: 'alert(1)' }] })],
    ['HTML as a node', text({ type: 'html', html: '<img src=x onerror=alert(1)>' })],
    ['a frame', text({ type: 'iframe', attrs: { src: 'https://evil.example' } })],
    ['a link that runs', link('javascript:alert(1)')],
    ['one in other letters', link('JaVaScRiPt:alert(1)')],
    ['one behind a blank', link(' javascript:alert(1)')],
    ['one behind a tab', link('java\tscript:alert(1)')],
    ['one of data', link('data:text/html,<script>alert(1)</script>')],
    ['one of VBScript', link('vbscript:msgbox(1)')],
    ['one without a scheme', link('//evil.example')],
    ['one with a name before its host', link('https://bank.example@evil.example/')],
    [
      'a handler beside a link',
      marked({ type: 'link', attrs: { href: 'https://a.example', onclick: 'alert(1)' } }),
    ],
    ['a mark with a style', marked({ type: 'textStyle', attrs: { style: 'position:fixed' } })],
    ['a handler at a paragraph', text({ type: 'paragraph', attrs: { onclick: 'alert(1)' } })],
    ['a level that is a tag', text({ type: 'heading', attrs: { level: '2 onclick=alert(1)' } })],
    ['a first heading', text({ type: 'heading', attrs: { level: 1 } })],
    ['a picture from elsewhere', picture({ image: 'https://evil.example/x.png' })],
    ['a picture out of its attribute', picture({ image: `"onerror="alert(1)${'a'.repeat(23)}` })],
    ['a picture with a source', picture({ src: 'x' })],
    ['a reference by words', marked({ type: 'reference', attrs: { kind: 'casino', id: '7' } })],
    ['a reference to a page', marked({ type: 'reference', attrs: { kind: 'page', id: 7 } })],
    ['a null byte', { ...complete(), text: words('a\0b') }],
    ['an operator', { ...complete(), text: { $gt: '' } }],
    ['a prototype', JSON.parse(JSON.stringify(text({})).replace('{}', '{"__proto__":{"x":1}}'))],
    ['lists in lists without end', text(deep(400))],
    ['lists that are one too deep', text(deep(4))],
    ['one letter too many', { ...complete(), text: words('x'.repeat(MAX_RICH_TEXT_LENGTH + 1)) }],
  ])('with %s is refused, and says where', async (_what, content) => {
    const answer = await user('PUT', at(one.review, '/draft'), { content });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({
      errors: expect.arrayContaining([
        expect.objectContaining({ path: expect.stringMatching(/^content\.text/) }),
      ]),
    });
  });

  test('leads to a casino by its id wherever it moves, and to an offer only where that is not withheld', async () => {
    const refer = (kind: string, id: number) => ({
      type: 'text',
      text: kind,
      marks: [{ type: 'reference', attrs: { kind, id } }],
    });
    const content = text({
      type: 'paragraph',
      content: [refer('casino', one.other), refer('offer', one.offer), refer('game', 5)],
    });
    expect((await user('PUT', at(one.review, '/draft'), { content })).status).toBe(200);
    expect((await admin('POST', at(one.review, '/publication'), {})).status).toBe(200);
    // Catalog did not tell where the game is, so that this is not kept.
    const { headers } = await visitor('GET', `/api/casinos/${one.casino}/review`);
    expect(headers.get('surrogate-control')).toBe('max-age=0');
    await admin('PATCH', `/api/casinos/${one.other}`, { slug: 'moved' });
    const kinds = async (from: string) =>
      (await read(one.casino, from))?.places.map(({ kind }) => kind);
    expect((await read(one.casino, 'CA'))?.places).toMatchObject([
      { kind: 'casino', slug: 'moved' },
      { kind: 'offer', headline: 'Welcome', ctaLink: 'https://offers.example/' },
    ]);
    expect(await kinds('AU')).toEqual(['casino']);
    const previewed = review.parse((await user('GET', at(one.review, '/preview?country=au'))).body);
    expect(previewed.places.map(({ kind }) => kind)).toEqual(['casino']);
    // An offer for no country is shown nowhere.
    await admin('PATCH', `/api/promotions/${one.offer}`, { countries: [] });
    expect(await kinds('CA')).toEqual(['casino']);
    await admin('PATCH', `/api/promotions/${one.offer}`, { countries: ['gl'] });
    expect(await kinds('CA')).toEqual(['casino', 'offer']);
    await admin('PATCH', `/api/casinos/${one.other}`, { published: false });
    expect(await kinds('CA')).toEqual([]);
  });
});

test('a link to a casino or an offer that does not exist is refused, and named', async () => {
  const marks = [{ type: 'reference', attrs: { kind: 'offer', id: 9_999 } }];
  const text = {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'offer', marks }] }],
  };
  const content = { ...complete(), text };
  expect(await user('PUT', at(one.review, '/draft'), { content })).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'content.text', message: 'There is no offer 9999.' }] },
  });
});

test('a review has the name of its casino, and is found by it once that is renamed', async () => {
  const found = async (name: string) => {
    const { body } = await user('GET', `/api/reviews?search=${name}`);
    return reviews.list.responses[200].parse(body).data.map(({ title }) => title);
  };
  await admin('PATCH', `/api/casinos/${one.casino}`, { name: 'Renamed' });
  expect([await found('Renamed'), await found('Reviewed')]).toEqual([['Renamed'], []]);
  await admin('PATCH', `/api/casinos/${one.casino}`, { name: 'Reviewed' });
});

describe('an author', () => {
  test('has a page with the published reviews, by slug', async () => {
    const answer = await visitor('GET', '/api/public/authors/nora-vance');
    expect(answer.body).toMatchObject({
      name: 'Nora Vance',
      reviews: [{ casino: { name: 'Reviewed' }, rating: '4.2', verdict: 'Short queues.' }],
    });
    const all = await visitor('GET', '/api/public/authors');
    expect(all.body).toMatchObject([{ slug: 'ivo-marsh' }, { slug: 'nora-vance' }]);
    expect((await visitor('GET', '/api/public/authors/nobody')).status).toBe(404);
  });

  test('has a slug of their own, links of the web alone, and stays while a text names them', async () => {
    const taken = await user('POST', '/api/authors', { name: 'Another', slug: 'nora-vance' });
    expect(taken.status).toBe(409);
    const bad = await user('PATCH', `/api/authors/${one.author}`, {
      links: ['javascript:alert(1)'],
    });
    expect(bad.status).toBe(400);
    expect((await user('DELETE', `/api/authors/${one.author}`)).status).toBe(403);
    for (const id of [one.author, one.checker]) {
      expect((await admin('DELETE', `/api/authors/${id}`)).status).toBe(409);
    }
    const unknown = { ...complete(), authorId: 9_999, reviewedById: 9_998 };
    const refused = await user('PUT', at(one.review, '/draft'), { content: unknown });
    expect(refused.body).toMatchObject({
      errors: [
        { path: 'content.authorId', message: 'There is no author 9999.' },
        { path: 'content.reviewedById', message: 'There is no author 9998.' },
      ],
    });
  });
});

test('a casino takes its review along when it is deleted', async () => {
  expect((await admin('DELETE', `/api/casinos/${one.casino}`)).status).toBe(200);
  expect((await user('GET', at(one.review))).status).toBe(404);
  expect((await superAdmin('DELETE', `/api/authors/${one.author}`)).status).toBe(200);
});
