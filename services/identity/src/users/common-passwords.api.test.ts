import { afterAll, beforeAll, expect, test } from '@jest/globals';
import {
  type IdentityUnderTest,
  PASSWORD,
  person,
  signedIn,
  signIn,
  startIdentityUnderTest,
} from '../identity-under-test.ts';

const COMMON = 'Password123';

let identity: IdentityUnderTest;
let root: string;
beforeAll(async () => {
  identity = await startIdentityUnderTest({ settings: { PUBLIC_ORIGIN: 'https://slots.example' } });
  await identity.ready();
  root = await signedIn(identity.url);
});
afterAll(() => identity.close());

const refusal = {
  errors: [
    {
      path: 'password',
      message:
        'This password is one of the most common and easily guessed. Please choose another one',
    },
  ],
};

test('a common password is refused wherever one is set, whatever its case', async () => {
  const ann = await person(identity, root, 'user');
  const both = { password: COMMON, confirmPassword: COMMON };
  const answers = await Promise.all([
    identity.as(root)('POST', '/api/users', { username: 'ben', ...both }),
    identity.as(root)('PUT', `/api/users/${ann.id}`, both),
    identity.as(ann.token)('PUT', '/api/auth/password', { currentPassword: PASSWORD, ...both }),
  ]);
  for (const answer of answers) {
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject(refusal);
  }
  const unchanged = await signIn(identity.url, { username: ann.username, password: PASSWORD });
  expect(unchanged.status).toBe(200);
});

test('words of the site and of the person alone are refused as well, whatever stands between them', async () => {
  const ann = await person(identity, root, 'user');
  for (const password of [
    'Slots-2026!',
    'casinoAdmin99',
    'super_admin_42',
    `${ann.username}#${ann.username}`,
    'Slots.Example.2026',
  ]) {
    const body = { password, confirmPassword: password };
    const answer = await identity.as(root)('PUT', `/api/users/${ann.id}`, body);
    expect([password, answer.status]).toEqual([password, 400]);
    expect(answer.body).toMatchObject({
      errors: [
        { path: 'password', message: expect.stringContaining('such as the name of the site') },
      ],
    });
  }
  // One word more, and digits alone that are not common.
  for (const password of ['casino umbrella heron', '8274-1093-5561']) {
    const body = { password, confirmPassword: password };
    const answer = await identity.as(root)('PUT', `/api/users/${ann.id}`, body);
    expect([password, answer.status]).toEqual([password, 200]);
  }
});

test('on a site without TLS, or where it is turned off, every password of eight characters will do', async () => {
  for (const settings of [
    { PUBLIC_ORIGIN: 'http://127.0.0.1:8080' },
    { PUBLIC_ORIGIN: 'https://slots.example', REFUSE_COMMON_PASSWORDS: 'false' },
  ]) {
    const lax = await startIdentityUnderTest({ database: identity.database, settings });
    await lax.ready();
    const { port } = new URL(lax.url);
    const answer = await lax.as(root)('POST', '/api/users', {
      username: `ben-${port}`,
      password: COMMON,
      confirmPassword: COMMON,
    });
    expect(answer.status).toBe(201);
    await lax.close();
  }
});
