import { afterAll, describe, expect, test } from '@jest/globals';
import { PROOF_NEEDED } from '@slots/contracts/problem';
import { contracts } from '@slots/contracts/registry';
import { createApiCaller } from '@slots/testing/api-caller';
import { serviceCredential, TEST_SERVICE_SECRET } from '@slots/testing/test-identity';
import { createTokenVerifier, type TokenCheck } from '@slots/tokens/verifier';
import { createAccessCheck } from './access.ts';
import { startServiceUnderTest } from './service-under-test.ts';

const catalog = await startServiceUnderTest();
const { url, visitor, as, tokenOf } = catalog;

afterAll(() => catalog.stop());

function withToken(token: string) {
  return createApiCaller(url, token)('GET', '/internal/things');
}

describe('who calls', () => {
  test('is a visitor, or a signed-in person, on an open call', async () => {
    expect((await visitor('GET', '/api/things/7')).body).toMatchObject({ reader: 'visitor' });
    expect((await as('user')('GET', '/api/things/7')).body).toMatchObject({ reader: 'staff' });
    const broken = await createApiCaller(url, 'broken')('GET', '/api/things/7');
    expect(broken.body).toMatchObject({ reader: 'visitor' });
  });

  test('needs a session for a staff call, which any role may make', async () => {
    const refused = await visitor('POST', '/api/things', { name: 'x' });
    expect(refused.status).toBe(401);
    expect(refused.body).toMatchObject({ message: 'Please sign in first' });
    const answer = await as('user')('POST', '/api/things', { name: 'x' });
    expect(answer.status).toBe(201);
    expect(answer.headers.get('location')).toBe('/api/things/1');
  });

  test('is asked for before the body is judged', async () => {
    expect((await visitor('POST', '/api/things', { nonsense: true })).status).toBe(401);
    expect((await visitor('POST', '/api/things', { name: 'x'.repeat(70_000) })).status).toBe(401);
  });

  test('needs to be a super administrator for a super call', async () => {
    const anonymous = await visitor('DELETE', '/api/things');
    expect(anonymous.status).toBe(401);
    expect(anonymous.body).toMatchObject({
      message: 'You need to be logged in to access this page.',
    });
    const admin = await as('admin')('DELETE', '/api/things');
    expect(admin.status).toBe(403);
    expect(admin.body).toMatchObject({
      message: "You don't have permission to access this page.",
    });
    const done = await as('super_admin')('DELETE', '/api/things');
    expect(done.status).toBe(204);
    expect(done.body).toBeUndefined();
  });

  test('needs a credential for this very service on an internal call', async () => {
    const none = await visitor('GET', '/internal/things');
    expect(none.status).toBe(401);
    expect(none.body).toMatchObject({ message: 'This call needs a service credential.' });
    const anothers = await withToken(serviceCredential('casino', 'geo'));
    expect(anothers.status).toBe(401);
    expect(anothers.body).toMatchObject({ message: 'The service credential was refused.' });
    expect((await withToken(tokenOf('super_admin'))).status).toBe(401);
    expect((await withToken(serviceCredential('casino', 'catalog'))).body).toEqual({
      caller: 'casino',
    });
  });

  test('is said by a bearer token and by no other scheme', async () => {
    const things = (scheme: string) =>
      fetch(`${url}/api/things`, {
        method: 'DELETE',
        headers: { Authorization: `${scheme}${tokenOf('super_admin')}` },
      });
    expect((await things('Bearer ')).status).toBe(204);
    expect((await things('Bearer-')).status).toBe(401);
  });

  test('is no staff by a service credential', async () => {
    const answer = await createApiCaller(url, serviceCredential('casino', 'catalog'))(
      'POST',
      '/api/things',
      { name: 'x' },
    );
    expect(answer.status).toBe(401);
  });
});

describe('while nobody can tell who calls', () => {
  const call = { owner: 'catalog', method: 'GET', access: 'any' } as const;
  const authorization = `Bearer ${tokenOf('super_admin')}`;
  const checkBy = (verifier: TokenCheck) =>
    createAccessCheck({ service: 'catalog', verifier, serviceSecrets: [TEST_SERVICE_SECRET] });

  test('a call with a token is refused for now, and one without is a visitor', async () => {
    const check = checkBy(createTokenVerifier({ identityUrl: 'http://127.0.0.1:1' }));
    for (const access of ['any', 'staff', 'super'] as const) {
      const detail = 'Sign-ins cannot be checked at the moment.';
      await expect(check({ ...call, access }, authorization)).rejects.toMatchObject({
        status: 503,
        detail,
      });
    }
    expect(await check(call, undefined)).toEqual({ kind: 'visitor' });
  });

  test('what nobody has thought of lets nobody in either', async () => {
    const verify = () => Promise.reject(new Error('unforeseen'));
    await expect(checkBy({ verify })(call, authorization)).rejects.toThrow('unforeseen');
  });
});

describe('a call that gives lasting power', () => {
  const MINUTE = 60;
  const now = () => Math.floor(Date.now() / 1_000);

  /** The outcome of a call by a super administrator whose last proof of a second factor was at this time. */
  async function outcomeOf(contract: (typeof contracts)[number], proved: number | undefined) {
    const verifier: TokenCheck = {
      verify: async () => ({
        sub: '1',
        username: 'ann',
        role: 'super_admin',
        sid: 'session',
        iat: now(),
        exp: now() + MINUTE,
        ...(proved !== undefined && { proved }),
      }),
    };
    const check = createAccessCheck({
      service: contract.owner,
      verifier,
      serviceSecrets: [TEST_SERVICE_SECRET],
    });
    return check(contract, 'Bearer a-token').then(
      () => 'let through',
      (error: unknown) => error,
    );
  }

  const ofStaff = contracts.filter(({ access }) => access !== 'any' && access !== 'internal');

  test('is one of these: passwords, factors, users, deals, keys and webhooks', () => {
    const ids = ofStaff.filter(({ needsProof }) => needsProof).map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining([
        'account.changePassword',
        'deals.create',
        'deals.delete',
        'deals.update',
        'postbacks.createKey',
        'secondFactor.removePasskey',
        'secondFactor.removeTotp',
        'secondFactor.renewRecoveryCodes',
        'secondFactor.setNoticeEmail',
        'secondFactor.take',
        'users.create',
        'users.delete',
        'users.update',
        'webhooks.create',
        'webhooks.rotateSecret',
        'webhooks.update',
      ]),
    );
    // A check by role alone would not ask for it.
    expect(contracts.filter(({ access, needsProof }) => access === 'any' && needsProof)).toEqual(
      [],
    );
  });

  test('needs a proof of the last ten minutes of who has a second factor, and every other call none', async () => {
    for (const contract of ofStaff) {
      const stale = contract.needsProof ? { status: 403, type: PROOF_NEEDED } : 'let through';
      const outcomes = {
        never: await outcomeOf(contract, 0),
        long: await outcomeOf(contract, now() - 11 * MINUTE),
        lately: await outcomeOf(contract, now() - 9 * MINUTE),
        without: await outcomeOf(contract, undefined),
      };
      const due = { never: stale, long: stale, lately: 'let through', without: 'let through' };
      expect({ id: contract.id, ...outcomes }).toMatchObject({ id: contract.id, ...due });
    }
  });
});
