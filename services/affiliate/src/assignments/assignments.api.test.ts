import { afterAll, beforeEach, describe, expect, test } from '@jest/globals';
import { affiliate } from '@slots/contracts/affiliate/affiliates';
import { startAffiliateUnderTest } from '../affiliate-under-test.ts';
import { startCasinoStandIn } from '../testing/casino-stand-in.ts';

const casinos = await startCasinoStandIn();
const service = await startAffiliateUnderTest({ CASINO_URL: casinos.url });
const { visitor, user, admin, superAdmin } = service;

beforeEach(() => {
  casinos.comeBack();
  casinos.whileReleasing(undefined);
});

afterAll(async () => {
  await service.stop();
  await casinos.stop();
});

async function createdId(name = 'Partner') {
  return affiliate.parse((await admin('POST', '/api/affiliates', { name })).body).id;
}

const assign = (affiliateId: number, casinoId: number, by = user) =>
  by('POST', `/api/deployment-fix/force-assign/${affiliateId}/${casinoId}`);

describe('assigning casinos', () => {
  test('an assigned casino is listed in both shapes, and no longer once it is removed', async () => {
    const id = await createdId();
    const assigned = await assign(id, 1);
    expect(assigned.status).toBe(200);
    expect(assigned.body).toMatchObject({ success: true, casino: { id: 1, affiliateId: id } });
    const list = await user('GET', `/api/direct/direct-affiliate-casinos/${id}`);
    const expected = [
      { id: 1, name: 'Casino 1', slug: 'casino-1', logoImage: null, affiliateId: id },
    ];
    expect(list.status).toBe(200);
    expect(list.body).toEqual({
      deploymentFresh: true,
      assignedCasinos: expected,
      success: true,
      casinos: expected,
    });
    const removed = await user('DELETE', '/api/affiliate-emergency/emergency-remove/1');
    expect(removed.status).toBe(200);
    expect(removed.body).toMatchObject({ success: true, casino: { id: 1, affiliateId: null } });
    const after = await user('GET', `/api/direct/direct-affiliate-casinos/${id}`);
    expect(after.body).toMatchObject({ assignedCasinos: [], casinos: [] });
  });

  test("it overwrites another affiliate's", async () => {
    const [first, second] = [await createdId(), await createdId()];
    await assign(first, 2);
    await assign(second, 2);
    expect(casinos.affiliateOf(2)).toBe(second);
  });

  test('a hundred at once all arrive', async () => {
    const id = await createdId();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) => assign(id, index + 50)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const list = await user('GET', `/api/direct/direct-affiliate-casinos/${id}`);
    expect(list.body).toMatchObject({ casinos: { length: 100 } });
  });

  test('a bulk assignment assigns or refuses each casino and tells whose it was', async () => {
    const [first, second] = [await createdId(), await createdId()];
    await assign(first, 20);
    const body = { ids: [20, 21, 999], affiliateId: second };
    const answer = await user('POST', '/api/affiliates/assignments', body);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      results: [
        { id: 20, outcome: 'done', from: first, version: 1 },
        { id: 21, outcome: 'done', from: null, version: 1 },
        { id: 999, outcome: 'refused', reason: 'Casino Not Found' },
      ],
    });
    expect(casinos.affiliateOf(21)).toBe(second);
    const stale = { ids: [21], versions: [0], affiliateId: null };
    expect((await user('POST', '/api/affiliates/assignments', stale)).body).toMatchObject({
      results: [{ id: 21, outcome: 'refused' }],
    });
    await user('POST', '/api/affiliates/assignments', { ids: [21], affiliateId: null });
    expect(casinos.affiliateOf(21)).toBeNull();
    const nobody = { ids: [21], affiliateId: 999_999 };
    expect(await user('POST', '/api/affiliates/assignments', nobody)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'affiliateId', message: 'There is no affiliate 999999.' }] },
    });
    expect((await visitor('POST', '/api/affiliates/assignments', body)).status).toBe(401);
  });

  test('a body may repeat the ids of the path; another id or field is refused', async () => {
    const [first, second] = [await createdId(), await createdId()];
    const path = `/api/deployment-fix/force-assign/${first}/4`;
    for (const body of [{ affiliateId: second }, { casinoId: 5 }, { casino: 4 }]) {
      const answer = await user('POST', path, body);
      expect(answer).toMatchObject({
        status: 400,
        body: { errors: [{ path: Object.keys(body)[0] }] },
      });
    }
    expect(casinos.affiliateOf(4)).toBeNull();
    expect((await user('POST', path, { affiliateId: first, casinoId: 4 })).status).toBe(200);
  });

  test('what does not exist is told apart', async () => {
    const id = await createdId();
    const noCasino = await assign(id, 999);
    expect(noCasino.status).toBe(404);
    expect(noCasino.body).toMatchObject({ message: 'Casino Not Found' });
    const noAffiliate = await assign(999_999, 3);
    expect(noAffiliate.status).toBe(404);
    expect(noAffiliate.body).toMatchObject({ message: 'Affiliate Not Found' });
    expect(casinos.affiliateOf(3)).toBeNull();
    expect((await user('GET', '/api/direct/direct-affiliate-casinos/999999')).status).toBe(404);
    expect((await user('DELETE', '/api/affiliate-emergency/emergency-remove/999')).status).toBe(
      404,
    );
  });

  test.each([
    ['POST', '/api/deployment-fix/force-assign/abc/1'],
    ['POST', '/api/deployment-fix/force-assign/1/1.5'],
    ['GET', '/api/direct/direct-affiliate-casinos/-1'],
    ['DELETE', '/api/affiliate-emergency/emergency-remove/1e400'],
  ])('%s %s is refused with 400, for a visitor with 401', async (method, path) => {
    expect((await superAdmin(method, path)).status).toBe(400);
    expect((await visitor(method, path)).status).toBe(401);
  });

  test('the casino service is not waited for longer than the caller waits', async () => {
    const id = await createdId();
    const answerLists = casinos.holdLists();
    const path = `/api/direct/direct-affiliate-casinos/${id}`;
    const answer = await user('GET', path, undefined, { 'X-Time-Left': '300' });
    expect(answer.status).toBe(504);
    expect(casinos.timeLeft()).toBeGreaterThan(0);
    expect(casinos.timeLeft()).toBeLessThanOrEqual(300);
    answerLists();
  });

  test('while the casino service is away the answer is 503', async () => {
    const id = await createdId();
    casinos.goAwayAfter(0);
    for (const answer of [
      await assign(id, 4),
      await user('GET', `/api/direct/direct-affiliate-casinos/${id}`),
      await user('DELETE', '/api/affiliate-emergency/emergency-remove/4'),
    ]) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('2');
      expect(answer.body).not.toHaveProperty('message');
    }
  });
});

describe('deleting an affiliate', () => {
  test('leaves its casinos unassigned', async () => {
    const id = await createdId();
    await assign(id, 10);
    expect((await visitor('DELETE', `/api/affiliates/${id}`)).status).toBe(401);
    expect((await user('DELETE', `/api/affiliates/${id}`)).status).toBe(200);
    expect(casinos.affiliateOf(10)).toBeNull();
    expect((await user('GET', `/api/affiliates/${id}`)).status).toBe(404);
    expect((await user('DELETE', `/api/affiliates/${id}`)).status).toBe(404);
  });

  test('goes on when it is changed while its casinos are released', async () => {
    const id = await createdId();
    const path = `/api/affiliates/${id}`;
    const read = { 'If-Match': (await user('GET', path)).headers.get('etag') ?? '' };
    const changes: number[] = [];
    casinos.whileReleasing(async () => {
      changes.push((await user('PATCH', path, { managerName: 'Ada' })).status);
    });
    expect((await user('DELETE', path, undefined, read)).status).toBe(200);
    expect(changes).toEqual([200, 404]);
    expect((await user('GET', path)).status).toBe(404);
  });

  test.each([0, 1])(
    'can be repeated when the casino service goes away after %i of its calls',
    async (calls) => {
      const id = await createdId();
      await assign(id, 11);
      casinos.goAwayAfter(calls);
      expect((await user('DELETE', `/api/affiliates/${id}`)).status).toBe(503);
      casinos.comeBack();
      expect([200, 404]).toContain((await user('DELETE', `/api/affiliates/${id}`)).status);
      expect(casinos.affiliateOf(11)).toBeNull();
      expect((await user('GET', `/api/affiliates/${id}`)).status).toBe(404);
    },
  );
});
