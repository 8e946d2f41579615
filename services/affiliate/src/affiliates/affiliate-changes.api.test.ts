import { afterAll, describe, expect, test } from '@jest/globals';
import { affiliate } from '@slots/contracts/affiliate/affiliates';
import { startAffiliateUnderTest } from '../affiliate-under-test.ts';

const service = await startAffiliateUnderTest();
const { visitor, user, admin } = service;

afterAll(() => service.stop());

async function createdPath(name = 'Partner') {
  const { body } = await admin('POST', '/api/affiliates', { name });
  return `/api/affiliates/${affiliate.parse(body).id}`;
}

describe('changing an affiliate', () => {
  test.each([
    [{ name: 'New name' }],
    [{ managerName: 'Ada' }],
    [{ email: 'ada@partner.example' }],
    [{ companyEmail: 'office@partner.example' }],
    [{ loginLink: 'https://partner.example/login' }],
    [{ teamsLink: 'http://teams.example/x' }],
    [{ username: 'ada' }],
    [{ telegramProfile: '@ada' }],
    [{ telephoneNumber: '+44 20 7946 0000' }],
    [{ status: 'activated' }],
    [{ status: 'rejected', managerName: 'Bob' }],
  ])('%j is stored and answered', async (changes) => {
    const path = await createdPath();
    const answer = await user('PATCH', path, changes);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject(changes);
    expect((await user('GET', path)).body).toMatchObject(changes);
  });

  test('an empty text is stored as null', async () => {
    const path = await createdPath();
    await user('PATCH', path, {
      email: 'a@b.example',
      loginLink: 'https://a.example',
      username: 'x',
    });
    const emptied = await user('PATCH', path, { email: '', loginLink: '', username: ' ' });
    expect(emptied.body).toMatchObject({ email: null, loginLink: null, username: null });
  });

  test('a password comes back from the one affiliate only, and not from the change itself', async () => {
    const path = await createdPath('Secretive');
    const changed = await user('PATCH', path, { password: ' Geheim 🔑 ' });
    expect(changed.status).toBe(200);
    expect(changed.body).not.toHaveProperty('password');
    expect((await admin('GET', path)).body).toMatchObject({ password: ' Geheim 🔑 ' });
    expect(JSON.stringify((await admin('GET', '/api/affiliates')).body)).not.toContain('Geheim');
    await user('PATCH', path, { password: '' });
    expect((await admin('GET', path)).body).toMatchObject({ password: null });
  });

  test('a password whose key is lost reads as none and can be stored anew; all else stays readable', async () => {
    const path = await createdPath('Locked out');
    await user('PATCH', path, { password: 'Geheim', username: 'ada' });
    const replica = await service.startReplica({
      CREDENTIALS_SECRET: ['another-credentials-secret-that-knows-nothing'],
    });
    const read = await replica.admin('GET', path);
    expect(read.status).toBe(200);
    expect(read.body).toMatchObject({ name: 'Locked out', username: 'ada', password: null });
    await replica.admin('PATCH', path, { password: 'Neu' });
    expect((await replica.admin('GET', path)).body).toMatchObject({ password: 'Neu' });
    await replica.stop();
  });

  test('a password is encrypted anew at the first start with a new secret, and the old one can go', async () => {
    const path = await createdPath('Rotated');
    await user('PATCH', path, { password: 'Geheim' });
    const before = await user('GET', path);
    const fresh = 'a-newer-credentials-secret-of-the-tests';
    const during = await service.startReplica({
      CREDENTIALS_SECRET: [fresh, 'a-credentials-secret-that-only-tests-use'],
    });
    await during.stop();
    const after = await service.startReplica({ CREDENTIALS_SECRET: [fresh] });
    const read = await after.admin('GET', path);
    expect(read.body).toMatchObject({ password: 'Geheim' });
    expect(read.headers.get('etag')).toBe(before.headers.get('etag'));
    await after.stop();
    // The other tests go on with the secret from before.
    const back = await service.startReplica({
      CREDENTIALS_SECRET: ['a-credentials-secret-that-only-tests-use', fresh],
    });
    await back.stop();
  });

  test.each([
    [{}, 'There is nothing to change.'],
    [{ name: '' }, 'Name is required'],
    [{ name: null }, undefined],
    [{ email: 'no address' }, 'email: must be a valid e-mail address'],
    [{ companyEmail: 'a@b' }, 'companyEmail: must be a valid e-mail address'],
    [{ loginLink: 'javascript:alert(1)' }, 'loginLink: must be an absolute http or https address'],
    [
      { teamsLink: 'https://bank.example@evil.example/' },
      'teamsLink: must not have a user name before its host (@)',
    ],
    [{ teamsLink: 'partner.example' }, 'teamsLink: must be an absolute http or https address'],
    [{ status: 'unknown' }, undefined],
    [{ managerName: 'a'.repeat(256) }, 'managerName: must be 255 characters or less'],
    [{ telephoneNumber: 5 }, undefined],
    [{ username: { $ne: null } }, undefined],
    [{ id: 999_999, name: 'x' }, 'id: must be the id of the address'],
    [{ version: 3 }, 'version: is not a field of this call'],
  ])('%j is refused with 400', async (changes, message) => {
    const answer = await user('PATCH', await createdPath(), changes);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject(message === undefined ? {} : { message });
  });

  test('an older version is neither changed nor deleted: 412', async () => {
    const path = await createdPath();
    const tag = (await user('GET', path)).headers.get('etag') ?? '';
    const first = await user('PATCH', path, { managerName: 'A' }, { 'If-Match': tag });
    expect(first.status).toBe(200);
    const stale = await admin('PATCH', path, { managerName: 'B' }, { 'If-Match': tag });
    expect(stale.status).toBe(412);
    expect(stale.body).toMatchObject({
      message: expect.stringContaining('This affiliate was changed by user on'),
    });
    expect((await admin('DELETE', path, undefined, { 'If-Match': tag })).status).toBe(412);
    const fresh = { 'If-Match': first.headers.get('etag') ?? '' };
    expect((await admin('PATCH', path, { managerName: 'B' }, fresh)).status).toBe(200);
  });

  test('an unknown one is 404, a wrong id 400, a visitor gets 401', async () => {
    expect((await user('PATCH', '/api/affiliates/999999', { name: 'x' })).status).toBe(404);
    expect((await user('PATCH', '/api/affiliates/abc', { name: 'x' })).status).toBe(400);
    expect((await visitor('PATCH', await createdPath(), { name: 'x' })).status).toBe(401);
  });
});
