import { afterAll, describe, expect, test } from '@jest/globals';
import { assignableCasino, casino } from '@slots/contracts/casino/casinos';
import { z } from 'zod';
import { startCasinoUnderTest } from '../casino-under-test.ts';

const service = await startCasinoUnderTest();
const { visitor, user, admin, superAdmin } = service;

afterAll(() => service.stop());

async function created(name: string) {
  const answer = await admin('POST', '/api/casinos', { name });
  return casino.parse(answer.body);
}

describe('changing a casino', () => {
  test.each([
    [{ rating: '4.5' }, { rating: '4.5' }],
    [{ rating: 5 }, { rating: '5' }],
    [{ rating: '0' }, { rating: '0' }],
    [{ rating: '.5' }, { rating: '0.5' }],
    [{ rating: '05' }, { rating: '5' }],
    [{ rating: '00.0' }, { rating: '0.0' }],
    [{ rating: null }, { rating: null }],
    [{ description: 'Fine.\nVery fine.' }, { description: 'Fine.\nVery fine.' }],
    [{ description: '$slug' }, { description: '$slug' }],
    [{ description: '' }, { description: null }],
    [{ seo_description: 'a'.repeat(250) }, { seo_description: 'a'.repeat(250) }],
    [{ tradingSince: '1990-01-01' }, { tradingSince: '1990-01-01' }],
    [{ tradingSince: '2050-12-31' }, { tradingSince: '2050-12-31' }],
    [{ numberOfGames: 0 }, { numberOfGames: 0 }],
    [{ numberOfGames: 99_999 }, { numberOfGames: 99_999 }],
    [{ published: 'true' }, { published: 'true' }],
    [{ published: false }, { published: 'false' }],
    [{ website: 'https://a.example/x' }, { website: 'https://a.example/x' }],
    [
      { name: 'Renamed', userId: 99 },
      { name: 'Renamed', userId: 12 },
    ],
  ])('%j is stored and answered', async (changes, expected) => {
    const { id } = await created('Changing');
    const answer = await user('PATCH', `/api/casinos/${id}`, changes);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject(expected);
    expect((await admin('GET', `/api/casinos/${id}`)).body).toEqual(answer.body);
  });

  test.each([
    [{}],
    [{ userId: 5 }],
    [{ rating: '5.1' }],
    [{ rating: '4.55' }],
    [{ rating: '-1' }],
    [{ rating: { $gt: 0 } }],
    [{ seo_description: 'a'.repeat(251) }],
    [{ description: 'a'.repeat(20_001) }],
    [{ description: 'a\0' }],
    [{ tradingSince: '1989-12-31' }],
    [{ tradingSince: '2051-01-01' }],
    [{ tradingSince: '2020-02-30' }],
    [{ numberOfGames: 'many' }],
    [{ numberOfGames: 100_000 }],
    [{ numberOfGames: -1 }],
    [{ numberOfGames: 1.5 }],
    [{ published: 'yes' }],
    [{ website: 'javascript:alert(1)' }],
    [{ website: 'https://bank.example@evil.example/' }],
    [{ website: 'ftp://a.example' }],
    [{ slug: '' }],
    [{ slug: 'Not a slug' }],
    [{ affiliateId: 1 }],
    [{ version: 1 }],
    [{ id: 999_999, rating: '1' }],
  ])('%j is refused with 400 and changes nothing', async (changes) => {
    const before = await created('Unchanged');
    expect((await admin('PATCH', `/api/casinos/${before.id}`, changes)).status).toBe(400);
    expect((await admin('GET', `/api/casinos/${before.id}`)).body).toEqual(before);
  });

  test.each([
    // The largest as a browser sends it: 60,000 bytes, so within the 64 kB of a body.
    ['in Chinese', '中'.repeat(20_000)],
    ['of signs that JSON escapes', '"\\'.repeat(10_000)],
    ['of signs of four bytes, which count twice', '🎰'.repeat(10_000)],
  ])(
    'a description of 20,000 characters %s is stored whole, with its history',
    async (_what, description) => {
      const { id } = await created('Long story');
      const answer = await admin('PATCH', `/api/casinos/${id}`, { description });
      expect([answer.status, answer.body]).toMatchObject([200, { description }]);
      expect((await admin('GET', `/api/casinos/${id}/history`)).body).toMatchObject({
        data: [{ changes: [{ field: 'description', to: description }] }, {}],
      });
    },
  );

  test('a number of games that is none gets the text of the screen', async () => {
    const { id } = await created('Games');
    const answer = await admin('PATCH', `/api/casinos/${id}`, { numberOfGames: 100_000 });
    expect(answer.body).toMatchObject({
      message: 'Invalid Value: Number of games must be between 0 and 99,999',
    });
  });

  test('a visitor gets 401, an unknown casino 404, a wrong id 400', async () => {
    expect((await visitor('PATCH', '/api/casinos/1', { rating: '1' })).status).toBe(401);
    expect((await admin('PATCH', '/api/casinos/999999', { rating: '1' })).status).toBe(404);
    expect((await admin('PATCH', '/api/casinos/abc', { rating: '1' })).status).toBe(400);
  });

  test('publication decides what a visitor gets', async () => {
    const { id, slug } = await created('Curtain Up');
    await admin('PATCH', `/api/casinos/${id}`, { published: 'true' });
    const shown = await visitor('GET', `/api/casinos/slug/${slug}`);
    expect(shown.status).toBe(200);
    expect(shown.body).not.toHaveProperty('createdBy');
    await admin('PATCH', `/api/casinos/${id}`, { published: 'false' });
    expect((await visitor('GET', `/api/casinos/${id}`)).status).toBe(403);
  });

  test('writers of different fields at the same time lose nothing', async () => {
    const { id } = await created('Two Writers');
    const answers = await Promise.all([
      admin('PATCH', `/api/casinos/${id}`, { rating: '3.5' }),
      user('PATCH', `/api/casinos/${id}`, { numberOfGames: 7 }),
      superAdmin('PATCH', `/api/casinos/${id}`, { description: 'Both' }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await admin('GET', `/api/casinos/${id}`)).body).toMatchObject({
      rating: '3.5',
      numberOfGames: 7,
      description: 'Both',
    });
  });
});

describe('two people at one casino', () => {
  test('the one who read an older version is told who changed it, and nothing is overwritten or deleted', async () => {
    const { id } = await created('Contested');
    const path = `/api/casinos/${id}`;
    const tag = (await admin('GET', path)).headers.get('etag') ?? '';
    expect(tag).toMatch(/^"\d+-staff"$/);
    const first = await superAdmin('PATCH', path, { rating: '3' }, { 'If-Match': tag });
    expect(first.status).toBe(200);
    expect(first.headers.get('etag')).not.toBe(tag);
    const second = await admin('PATCH', path, { rating: '4' }, { 'If-Match': tag });
    expect(second.status).toBe(412);
    expect(second.body).toMatchObject({
      message: expect.stringMatching(/^This casino was changed by super_admin on .+ \(UTC\)\.$/),
    });
    const removal = await admin('DELETE', path, undefined, { 'If-Match': tag });
    expect(removal.status).toBe(412);
    const now = await admin('GET', path);
    expect(now.body).toMatchObject({ rating: '3' });
    expect(now.headers.get('etag')).toBe(first.headers.get('etag'));
  });

  test('a change of a relation counts, and of many writers with one tag a single one gets through', async () => {
    const { id } = await created('Raced');
    const path = `/api/casinos/${id}`;
    const before = (await admin('GET', path)).headers.get('etag') ?? '';
    await user('POST', `${path}/currencies`, { currencyIds: [1] });
    const stale = await admin('PATCH', path, { rating: '1' }, { 'If-Match': before });
    expect(stale.body).toMatchObject({ message: expect.stringContaining('changed by user on') });
    const tag = (await admin('GET', path)).headers.get('etag') ?? '';
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        admin('PATCH', path, { numberOfGames: n }, { 'If-Match': tag }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(9);
  });

  test('any version will do for *, and an unknown casino is still 404', async () => {
    const { id } = await created('Whatever');
    const any = { 'If-Match': '*' };
    expect((await admin('PATCH', `/api/casinos/${id}`, { rating: '1' }, any)).status).toBe(200);
    expect((await admin('PATCH', '/api/casinos/999999', { rating: '1' }, any)).status).toBe(404);
  });
});

describe('changing a slug', () => {
  test('an old address leads to the casino that had it last, though another that had it is edited', async () => {
    const edit = ({ id }: { readonly id: number }, changes: object) =>
      admin('PATCH', `/api/casinos/${id}`, changes);
    const first = await created('Wanted Address');
    await edit(first, { slug: 'first-house' });
    await edit(await created('Wanted Address'), { slug: 'second-house' });
    await edit(first, { published: true });
    const moved = await user('GET', '/api/casinos/slug/wanted-address');
    expect(moved.headers.get('location')).toBe('/api/casinos/slug/second-house');
  });

  test('the old address redirects to the new one, and back when the old slug is taken up again', async () => {
    const { id } = await created('First Address');
    await admin('PATCH', `/api/casinos/${id}`, { slug: 'second-address', published: true });
    const moved = await visitor('GET', '/api/casinos/slug/first-address');
    expect(moved.status).toBe(301);
    expect(moved.headers.get('location')).toBe('/api/casinos/slug/second-address');
    await admin('PATCH', `/api/casinos/${id}`, { slug: 'first-address' });
    expect((await visitor('GET', '/api/casinos/slug/first-address')).status).toBe(200);
    expect((await visitor('GET', '/api/casinos/slug/second-address')).status).toBe(301);
  });

  test("another casino's slug is refused with 409", async () => {
    const { slug } = await created('Occupied');
    const { id } = await created('Wants It');
    expect((await admin('PATCH', `/api/casinos/${id}`, { slug })).status).toBe(409);
  });
});

describe('deleting a casino', () => {
  test('it is gone for visitors, unknown to staff, and its name is free again', async () => {
    const { id, slug } = await created('Short Lived');
    expect((await visitor('DELETE', `/api/casinos/${id}`)).status).toBe(401);
    const answer = await user('DELETE', `/api/casinos/${id}`);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ message: 'Casino deleted successfully' });
    expect((await visitor('GET', `/api/casinos/slug/${slug}`)).status).toBe(410);
    expect((await admin('GET', `/api/casinos/slug/${slug}`)).status).toBe(404);
    expect((await admin('GET', `/api/casinos/${id}`)).status).toBe(404);
    expect((await admin('DELETE', `/api/casinos/${id}`)).status).toBe(404);
    const again = await created('Short Lived');
    expect(again.slug).toBe(slug);
    expect(again.id).toBeGreaterThan(id);
  });

  test('its promotions go with it', async () => {
    const { id } = await created('With Offers');
    const promotion = { casinoId: id, headline: 'Bonus', countries: ['GB'] };
    const made = await admin('POST', '/api/promotions', promotion);
    expect(made.status).toBe(201);
    await admin('DELETE', `/api/casinos/${id}`);
    const { body } = await visitor('GET', '/api/public/promotions');
    expect(JSON.stringify(body)).not.toContain('With Offers');
    expect((await admin('GET', `/api/casinos/${id}/promotions`)).status).toBe(404);
  });
});

test('the list for affiliates holds all casinos by name and is not for visitors', async () => {
  const { id, slug } = await created('aardvark assigned');
  const answer = await user('GET', '/api/production/production-casinos');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(z.array(assignableCasino).parse(answer.body)[0]).toEqual({
    id,
    name: 'aardvark assigned',
    slug,
    logoImage: null,
    affiliateId: null,
  });
  expect((await visitor('GET', '/api/production/production-casinos')).status).toBe(401);
});
