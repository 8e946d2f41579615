import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { problem } from '@slots/contracts/problem';
import {
  type IdentityUnderTest,
  PASSWORD,
  person,
  signedIn,
  startIdentityUnderTest,
} from '../identity-under-test.ts';

let identity: IdentityUnderTest;
let root: string;
/** The user that the changes are tried on. */
let target: { id: number; token: string };
let before: unknown;
beforeAll(async () => {
  identity = await startIdentityUnderTest();
  await identity.ready();
  root = await signedIn(identity.url);
  target = await person(identity, root, 'user');
  before = await everybody();
});
afterAll(async () => {
  await identity.close();
});

const everybody = async () => (await identity.as(root)('GET', '/api/users')).body;

async function nothingChanged() {
  expect(await everybody()).toEqual(before);
  expect((await identity.as(target.token)('GET', '/api/auth/session')).status).toBe(200);
}

const good = { username: 'newcomer', password: PASSWORD, confirmPassword: PASSWORD, role: 'admin' };
const goodOwn = { currentPassword: PASSWORD, password: PASSWORD, confirmPassword: PASSWORD };
const both = (password: unknown) => ({ password, confirmPassword: password });

/** Fields that a form of a user must not hold, whether it creates or changes one. */
const ofBothForms = [
  ['username', { username: 'ab' }, 'Username must be at least 3 characters'],
  ['username', { username: '  ab  ' }, 'Username must be at least 3 characters'],
  ['username', { username: '' }, 'Username must be at least 3 characters'],
  ['username', { username: '\u200B\u200B\u200B' }, 'Username must be at least 3 characters'],
  ['username', { username: 5 }, 'Username must be at least 3 characters'],
  ['username', { username: null }, 'Username must be at least 3 characters'],
  ['username', { username: { $ne: '' } }, 'Username must be at least 3 characters'],
  ['username', { username: ['abc'] }, 'Username must be at least 3 characters'],
  ['username', { username: 'a'.repeat(256) }, 'username: must be 255 characters or less'],
  ['username', { username: 'ann\0' }, 'username: must not contain control characters'],
  ['username', { username: 'ann\ud83c' }, 'username: must not contain control characters'],
  ['password', both('x'.repeat(7)), 'Password must be at least 8 characters'],
  ['password', both('x'.repeat(129)), 'Password must be 128 characters or less'],
  ['password', both('password\0'), 'password: must not contain control characters'],
  ['confirmPassword', { ...both(PASSWORD), confirmPassword: 'other' }, 'Passwords do not match'],
  ['confirmPassword', { password: PASSWORD, confirmPassword: undefined }, 'Passwords do not match'],
  ['role', { role: 'root' }, 'role: '],
  ['role', { role: '' }, 'role: '],
  ['role', { role: null }, 'role: '],
  ['role', { role: { $gt: '' } }, 'role: '],
  ['passwordHash', { passwordHash: 'x' }, 'passwordHash: is not a field of this call'],
  ['$set', { $set: { role: 'admin' } }, '$set: is not a field of this call'],
] as const;

const refusals = [
  ...ofBothForms.flatMap(([path, fields, message]) => [
    ['POST', '/api/users', path, { ...good, ...fields }, message] as const,
    ['PUT', '/api/users/:id', path, { ...good, ...fields }, message] as const,
  ]),
  ['POST', '/api/users', 'username', {}, 'Username must be at least 3 characters'],
  ['POST', '/api/users', 'password', { username: 'ann' }, 'Password is required for new users'],
  [
    'POST',
    '/api/users',
    'password',
    { ...good, ...both('') },
    'Password is required for new users',
  ],
  [
    'POST',
    '/api/users',
    'password',
    { ...good, ...both(null) },
    'Password is required for new users',
  ],
  ['POST', '/api/users', 'id', { ...good, id: 7 }, 'id: is not a field of this call'],
  ['POST', '/api/users', 'body', [good], 'body: '],
  ['POST', '/api/users', 'body', null, 'body: '],
  ['POST', '/api/users', 'body', 'good', 'body: '],
  ['PUT', '/api/users/:id', 'body', {}, 'There is nothing to change.'],
  ['PUT', '/api/users/:id', 'id', { id: 'abc', role: 'admin' }, 'id: '],
  ['PUT', '/api/users/:id', 'id', { id: 1.5, role: 'admin' }, 'id: '],
  ['PUT', '/api/users/:id', 'id', { id: 1, role: 'admin' }, 'id: must be the id of the address'],
  ['PUT', '/api/users/:id', 'password', { ...good, ...both(null) }, 'password: must be text'],
  ['PUT', '/api/users/:id', 'confirmPassword', { confirmPassword: 'x' }, 'Passwords do not match'],
  ['PUT', '/api/auth/password', 'currentPassword', {}, 'Current password is required'],
  ['PUT', '/api/auth/password', 'password', { currentPassword: PASSWORD }, 'password: is required'],
  [
    'PUT',
    '/api/auth/password',
    'currentPassword',
    { ...goodOwn, currentPassword: { $ne: '' } },
    'Current password is required',
  ],
  [
    'PUT',
    '/api/auth/password',
    'currentPassword',
    { ...goodOwn, currentPassword: 'x'.repeat(1_025) },
    'currentPassword: must be 1024 characters or less',
  ],
  [
    'PUT',
    '/api/auth/password',
    'password',
    { ...goodOwn, ...both('x'.repeat(7)) },
    'Password must be at least 8 characters',
  ],
  [
    'PUT',
    '/api/auth/password',
    'password',
    { ...goodOwn, ...both('x'.repeat(129)) },
    'Password must be 128 characters or less',
  ],
  [
    'PUT',
    '/api/auth/password',
    'confirmPassword',
    { ...goodOwn, confirmPassword: 'x' },
    'Passwords do not match',
  ],
  ['PUT', '/api/auth/password', 'id', { ...goodOwn, id: 1 }, 'id: is not a field'],
] as const;

describe('a body that is not valid', () => {
  test.each(refusals)(
    '%s %s is refused for its %s: %j',
    async (method, path, field, body, message) => {
      const answer = await identity.as(path.startsWith('/api/auth') ? target.token : root)(
        method,
        path.replace(':id', String(target.id)),
        body,
      );
      expect(answer.status).toBe(400);
      expect(answer.headers.get('content-type')).toContain('application/problem+json');
      const told = problem.parse(answer.body);
      expect(told.message).toContain(message);
      expect(told.errors?.map((error) => error.path)).toContain(field);
      await nothingChanged();
    },
  );

  test.each([
    ['POST', '/api/users', good],
    ['PUT', '/api/users/:id', good],
    ['PUT', '/api/auth/password', goodOwn],
  ] as const)('%s %s refuses a password for its length alone', async (method, path, body) => {
    const caller = identity.as(path.startsWith('/api/auth') ? target.token : root);
    const address = path.replace(':id', String(target.id));
    const answer = await caller(method, address, { ...body, ...both('x'.repeat(129)) });
    const message = 'Password must be 128 characters or less';
    expect(problem.parse(answer.body).errors).toEqual([{ path: 'password', message }]);
  });

  test.each([
    ['POST', '/api/users', good],
    ['PUT', '/api/users/:id', { role: 'admin' }],
    ['PUT', '/api/auth/password', goodOwn],
  ] as const)('%s %s must be JSON of at most 64 kB', async (method, path, body) => {
    const send = async (text: string, type = 'application/json') => {
      const answer = await fetch(`${identity.url}${path.replace(':id', String(target.id))}`, {
        method,
        headers: { Authorization: `Bearer ${root}`, 'Content-Type': type },
        body: text,
      });
      problem.parse(await answer.json());
      return answer.status;
    };
    expect(await send('{"username":')).toBe(400);
    expect(await send(JSON.stringify(body), 'text/plain')).toBe(415);
    expect(await send('username=newcomer', 'application/x-www-form-urlencoded')).toBe(415);
    const huge = JSON.stringify({ ...body, username: 'x'.repeat(10_000_000) });
    expect(await send(huge)).toBe(413);
    await nothingChanged();
  });
});

describe('an id in the path', () => {
  test.each([
    ['0', 404],
    ['-1', 400],
    ['1.5', 400],
    ['1e400', 400],
    ['abc', 400],
    ['%00', 400],
    ['99999999999999999999', 404],
    ['%7B%22$gt%22:0%7D', 400],
    ['1?id[$gt]=0', 400],
    ['1?_t=1', 409],
  ])('of %s is answered with %d', async (id, status) => {
    const deletion = await identity.as(root)('DELETE', `/api/users/${id}`);
    const change = await identity.as(root)('PUT', `/api/users/${id}`, { role: 'admin' });
    for (const answer of [deletion, change]) {
      expect(answer.status).toBe(status);
      problem.parse(answer.body);
    }
    await nothingChanged();
  });

  test.each([
    ['0', 404],
    ['-1', 404],
    ['1.5', 400],
    ['abc', 404],
    ['%00', 400],
    ['x'.repeat(65), 400],
    ['%7B%22$ne%22:0%7D', 400],
  ])('of a session, %s, is answered with %d', async (id, status) => {
    const answer = await identity.as(target.token)('DELETE', `/api/auth/sessions/${id}`);
    expect(answer.status).toBe(status);
    problem.parse(answer.body);
    await nothingChanged();
  });
});
