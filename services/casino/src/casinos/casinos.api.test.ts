import { afterAll, describe, expect, test } from '@jest/globals';
import { casino } from '@slots/contracts/casino/casinos';
import { z } from 'zod';
import { startCasinoUnderTest } from '../casino-under-test.ts';

const service = await startCasinoUnderTest();
const { visitor, user, admin, superAdmin } = service;

afterAll(() => service.stop());

const listed = z.object({ casinos: z.array(casino), total: z.int(), totalPages: z.int() });

async function created(body: unknown) {
  const answer = await admin('POST', '/api/casinos', body);
  expect(answer.status).toBe(201);
  return casino.parse(answer.body);
}

describe('creating a casino', () => {
  test('a signed-in person gets an unpublished casino that is theirs, whatever userId says', async () => {
    const answer = await admin('POST', '/api/casinos', { name: 'Amber Court Casino', userId: 99 });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      name: 'Amber Court Casino',
      slug: 'amber-court-casino',
      published: 'false',
      userId: 12,
      createdBy: 12,
      affiliateId: null,
      rating: null,
      gamblingLicenceId: null,
      providers: [],
    });
    expect(answer.headers.get('location')).toBe(`/api/casinos/${casino.parse(answer.body).id}`);
  });

  test.each([
    ['Café Royale', 'cafe-royale'],
    ["Bob's  Place!", 'bobs-place'],
    ['Straße & Ærø', 'strasse--aero'],
    ['¡Olé!', 'ole'],
    ['777', '777'],
  ])('%s gets the slug %s', async (name, slug) => {
    expect((await created({ name })).slug).toBe(slug);
  });

  test('a taken name gets -2, then -3', async () => {
    const slugs = [];
    for (let i = 0; i < 3; i += 1) slugs.push((await created({ name: 'Twin Palms' })).slug);
    expect(slugs).toEqual(['twin-palms', 'twin-palms-2', 'twin-palms-3']);
  });

  test.each(['!!!', '日本', '🎰🎰'])(
    '%s, without usable letters, gets casino-{id}',
    async (name) => {
      const { id, slug } = await created({ name });
      expect(slug).toBe(`casino-${id}`);
    },
  );

  test('a slug that the caller gives is kept, and refused with 409 once it is taken', async () => {
    expect((await created({ name: 'Given', slug: 'given--slug' })).slug).toBe('given--slug');
    const second = await admin('POST', '/api/casinos', { name: 'Given', slug: 'given--slug' });
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({
      message: 'A casino with this slug already exists',
      errors: [{ path: 'slug' }],
    });
  });

  test('a hundred at once over two processes, all of one name, get a hundred slugs and ids', async () => {
    const replica = await service.startReplica();
    try {
      const answers = await Promise.all(
        Array.from({ length: 100 }, (_, i) =>
          (i % 2 ? admin : replica.admin)('POST', '/api/casinos', { name: 'Stampede' }),
        ),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
      const casinos = answers.map(({ body }) => casino.parse(body));
      expect(new Set(casinos.map(({ id }) => id)).size).toBe(100);
      expect(casinos.map(({ slug }) => slug).sort()).toEqual(
        ['stampede', ...Array.from({ length: 99 }, (_, i) => `stampede-${i + 2}`)].sort(),
      );
    } finally {
      await replica.stop();
    }
  });

  test.each([
    [{}, 'Name is required'],
    [{ name: '   ' }, 'Name is required'],
    [{ name: '\u200B \u2060' }, 'Name is required'],
    [{ name: '\u3164' }, 'Name is required'],
    [{ name: 5 }, 'Name is required'],
    [{ name: { $gt: '' } }, 'Name is required'],
    [{ name: 'a'.repeat(256) }, 'name: must be 255 characters or less'],
    [{ name: 'a\0b' }, 'name: must not contain a null byte'],
    [{ name: 'A', slug: 'a' }, 'Casino name must be at least 2 characters'],
    [{ name: 'A', slug: '' }, 'Casino name must be at least 2 characters'],
    [{ name: 'A', userId: 1 }, 'Casino name must be at least 2 characters'],
    [{ name: 'Ab', slug: 'A B' }, 'slug: may hold only a-z, 0-9 and hyphens'],
    [{ name: 'Ab', affiliateId: 1 }, 'affiliateId: is not a field of this call'],
    [[], 'body: must be an object'],
  ])('%j is refused with 400', async (body, message) => {
    const answer = await admin('POST', '/api/casinos', body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message });
  });

  test('one letter is enough for the form that sends only a name', async () => {
    expect((await created({ name: 'Q' })).slug).toBe('q');
  });

  test('every role may create, a visitor may not', async () => {
    expect((await user('POST', '/api/casinos', { name: 'By a user' })).status).toBe(201);
    expect((await superAdmin('POST', '/api/casinos', { name: 'By a super' })).status).toBe(201);
    const refused = await visitor('POST', '/api/casinos', { name: 'By nobody' });
    expect(refused.status).toBe(401);
    expect(refused.body).toMatchObject({ message: 'You must be logged in to create a casino' });
  });
});

describe('listing casinos', () => {
  test('pages hold ten unless told otherwise, newest first, and one beyond the end is empty', async () => {
    for (let i = 0; i < 12; i += 1) await created({ name: `Pager ${String(i).padStart(2, '0')}` });
    const first = listed.parse((await user('GET', '/api/casinos?page=1&search=pager')).body);
    expect(first).toMatchObject({ total: 12, totalPages: 2 });
    expect(first.casinos).toHaveLength(10);
    expect(first.casinos[0]?.name).toBe('Pager 11');
    const last = listed.parse((await user('GET', '/api/casinos?page=2&limit=5&search=pager')).body);
    expect(last).toMatchObject({ total: 12, totalPages: 3 });
    expect(last.casinos.map(({ name }) => name)).toEqual(
      ['06', '05', '04', '03', '02'].map((n) => `Pager ${n}`),
    );
    const beyond = await user('GET', '/api/casinos?page=9&limit=10&search=pager');
    expect(beyond.body).toMatchObject({ casinos: [], total: 12, totalPages: 2 });
  });

  test('without page and limit all of them come in the same shape', async () => {
    const all = listed.parse((await user('GET', '/api/casinos?_t=1')).body);
    expect(all.casinos).toHaveLength(all.total);
    expect(all.totalPages).toBe(1);
    expect(all.total).toBeGreaterThan(100);
  });

  test('the search finds by name, slug and id and takes signs as they are', async () => {
    const { id, slug } = await created({ name: 'Needle (1+1) Casino' });
    for (const search of ['NEEDLE', slug, String(id), '(1+1)']) {
      const { body } = await user('GET', `/api/casinos?search=${encodeURIComponent(search)}`);
      expect(listed.parse(body).casinos.map((found) => found.id)).toContain(id);
    }
    const none = await user('GET', '/api/casinos?page=1&search=.*');
    expect(none.body).toEqual({ casinos: [], total: 0, totalPages: 0 });
  });

  test('the affiliate filter knows unassigned and ids', async () => {
    const unassigned = await user('GET', '/api/casinos?affiliate=unassigned&limit=1');
    expect(listed.parse(unassigned.body).total).toBeGreaterThan(100);
    const assigned = await user('GET', '/api/casinos?affiliate=1');
    expect(assigned.body).toMatchObject({ casinos: [], total: 0 });
  });

  test.each([
    'page=0',
    'page=-1',
    'page=1.5',
    'page=abc',
    'page=1e400',
    'limit=0',
    'limit=101',
    'affiliate=nobody',
    'search=%00',
    'page[$gt]=1&page=x',
  ])('%s is refused with 400', async (query) => {
    expect((await user('GET', `/api/casinos?${query}`)).status).toBe(400);
  });

  test('a visitor gets 401', async () => {
    expect((await visitor('GET', '/api/casinos')).status).toBe(401);
  });
});

describe('reading a casino', () => {
  test('that does not exist, at whatever slug, gives 404', async () => {
    for (const slug of ['nowhere', 'a'.repeat(300)]) {
      expect(await visitor('GET', `/api/casinos/slug/${slug}`)).toMatchObject({
        status: 404,
        body: { message: 'Casino Not Found' },
      });
    }
  });

  test('staff get an unpublished one by id and by slug', async () => {
    const { id, slug } = await created({ name: 'Preview House' });
    for (const path of [`/api/casinos/${id}`, `/api/casinos/slug/${slug}`]) {
      const answer = await user('GET', path);
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({ id, slug, createdBy: 12 });
    }
  });

  test('a visitor is told that an unpublished one is not available', async () => {
    const { id, slug } = await created({ name: 'Behind the Curtain' });
    for (const path of [`/api/casinos/${id}`, `/api/casinos/slug/${slug}`]) {
      const answer = await visitor('GET', path);
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({
        message: 'This casino is not available for public viewing',
      });
    }
  });

  test('what does not exist is Casino Not Found', async () => {
    for (const path of [
      '/api/casinos/999999',
      '/api/casinos/slug/no-such-casino',
      '/api/casinos/0',
    ]) {
      for (const reader of [visitor, admin]) {
        const answer = await reader('GET', path);
        expect(answer.status).toBe(404);
        expect(answer.body).toMatchObject({ message: 'Casino Not Found' });
      }
    }
  });

  test('digits are looked up as a slug first, then as an id', async () => {
    const target = await created({ name: 'By Number' });
    const byId = await admin('GET', `/api/casinos/slug/${target.id}`);
    expect(byId.body).toMatchObject({ id: target.id });
    const { id } = await created({ name: 'Digits', slug: String(target.id) });
    const bySlug = await admin('GET', `/api/casinos/slug/${target.id}`);
    expect(bySlug.body).toMatchObject({ id });
  });

  test.each(['abc', '-1', '1.5', '1e400', '%00'])('the id %s is refused with 400', async (id) => {
    expect((await admin('GET', `/api/casinos/${id}`)).status).toBe(400);
  });
});
