import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createUser, listUsers, updateUser } from '@slots/contracts/identity/users';
import type { Role } from '@slots/tokens/claims';
import {
  type IdentityUnderTest,
  PASSWORD,
  person,
  signedIn,
  signIn,
  startIdentityUnderTest,
  tokenIn,
} from '../identity-under-test.ts';

let identity: IdentityUnderTest;
let root: string;
beforeAll(async () => {
  identity = await startIdentityUnderTest();
  await identity.ready();
  root = await signedIn(identity.url);
});
afterAll(() => identity.close());

const newcomer = (role: Role = 'user') => person(identity, root, role);
const call = (method: string, path: string, body?: unknown) =>
  identity.as(root)(method, path, body);
const isSignedIn = async (token: string) =>
  (await identity.as(token)('GET', '/api/auth/session')).status === 200;
const everybody = async () =>
  listUsers.responses[200].parse((await call('GET', '/api/users')).body);
const form = (username: string, more = {}) => ({
  username,
  password: PASSWORD,
  confirmPassword: PASSWORD,
  ...more,
});

describe('who may manage users', () => {
  const calls = [
    ['GET', '/api/users', undefined],
    ['POST', '/api/users', form('intruder')],
    ['PUT', '/api/users/1', { username: 'intruder' }],
    ['DELETE', '/api/users/1', undefined],
  ] as const;

  test.each(calls)('%s %s is 401 for a visitor', async (method, path, body) => {
    expect((await identity.as()(method, path, body)).status).toBe(401);
  });

  test.each(['user', 'admin'] as const)('%s gets 403 everywhere', async (role) => {
    const { token } = await newcomer(role);
    const before = await everybody();
    for (const [method, path, body] of calls) {
      expect((await identity.as(token)(method, path, body)).status).toBe(403);
    }
    expect(await everybody()).toEqual(before);
  });

  test.each(calls)('%s %s is 401 once the session has ended', async (method, path, body) => {
    const { token } = await newcomer('super_admin');
    await identity.as(token)('POST', '/api/auth/logout');
    expect((await identity.as(token)(method, path, body)).status).toBe(401);
  });
});

describe('the list of users', () => {
  test('is a bare array by id, without any trace of passwords', async () => {
    await newcomer();
    const { status, headers, body } = await call('GET', '/api/users');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    const rows = listUsers.responses[200].parse(body);
    expect(rows[0]).toEqual({ id: 1, username: 'Root', role: 'super_admin' });
    expect(rows.map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toSorted((a, b) => a - b));
    expect(body).toEqual(rows);
    expect(JSON.stringify(body)).not.toMatch(/argon2|password/i);
  });
});

describe('creating a user', () => {
  test('answers 201 with the user, who can sign in', async () => {
    const answer = await call('POST', '/api/users', form('  Paula ', { role: 'admin' }));
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ id: expect.any(Number), username: 'Paula', role: 'admin' });
    const signedInNow = await signIn(identity.url, { username: 'paula', password: PASSWORD });
    expect(signedInNow.body).toMatchObject({ user: answer.body });
  });

  test('gives the role user when none is said', async () => {
    const answer = await call('POST', '/api/users', form('Quentin'));
    expect(answer.body).toMatchObject({ role: 'user' });
  });

  test.each(['Renée', 'renée', 'RENÉE', ' Rene\u0301e '])(
    'knows the name %j as the same',
    async (name) => {
      await call('POST', '/api/users', form('Renée'));
      const answer = await call('POST', '/api/users', form(name));
      expect(answer.status).toBe(409);
      expect(answer.body).toMatchObject({
        message: 'This username already exists',
        errors: [{ path: 'username', message: 'This username already exists' }],
      });
    },
  );

  test.each(['مرحبا بك', 'ann 🎰', '字字字', 'a'.repeat(255)])(
    'takes the name %j',
    async (name) => {
      const answer = await call('POST', '/api/users', form(name));
      expect(answer.status).toBe(201);
      expect(answer.body).toMatchObject({ username: name });
    },
  );

  test.each([8, 128])('takes a password of %d characters as it is', async (length) => {
    const password = ' '.repeat(length);
    const username = `of-${length}`;
    const given = { username, password, confirmPassword: password };
    expect((await call('POST', '/api/users', given)).status).toBe(201);
    expect((await signIn(identity.url, { username, password })).status).toBe(200);
    const trimmed = await signIn(identity.url, { username, password: 'x' }, '192.0.2.40');
    expect(trimmed.status).toBe(401);
  });

  test('a hundred times at once makes one user of a name', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, n) =>
        call('POST', '/api/users', form(n % 2 === 0 ? 'Crowd' : 'cROWD')),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(99);
    const named = (await everybody()).filter(({ username }) => /^crowd$/i.test(username));
    expect(named).toHaveLength(1);
  });
});

describe('changing a user', () => {
  test('answers with the user as changed', async () => {
    const { id } = await newcomer();
    const answer = await call('PUT', `/api/users/${id}`, {
      id,
      username: ' Sandra ',
      role: 'admin',
      password: '',
      confirmPassword: '',
    });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ id, username: 'Sandra', role: 'admin' });
    expect(await everybody()).toContainEqual({ id, username: 'Sandra', role: 'admin' });
  });

  test('leaves what is not said, and the sessions with it', async () => {
    const { id, username, token } = await newcomer('admin');
    const answer = await call('PUT', `/api/users/${id}`, { username: username.toUpperCase() });
    expect(answer.body).toEqual({ id, username: username.toUpperCase(), role: 'admin' });
    const same = await call('PUT', `/api/users/${id}`, { role: 'admin', password: '' });
    expect(same.status).toBe(200);
    expect(await isSignedIn(token)).toBe(true);
    expect((await signIn(identity.url, { username, password: PASSWORD })).status).toBe(200);
  });

  test('refuses the name of somebody else, and changes nothing else then', async () => {
    const { id, username, token } = await newcomer();
    const answer = await call('PUT', `/api/users/${id}`, {
      username: 'ROOT',
      role: 'admin',
      password: 'another password',
      confirmPassword: 'another password',
    });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ message: 'This username already exists' });
    expect(await everybody()).toContainEqual({ id, username, role: 'user' });
    expect(await isSignedIn(token)).toBe(true);
  });

  test('sets a password, with which alone one signs in, and ends the sessions', async () => {
    const { id, username, token } = await newcomer();
    const password = 'another password';
    const answer = await call('PUT', `/api/users/${id}`, { password, confirmPassword: password });
    expect(answer.status).toBe(200);
    expect(await isSignedIn(token)).toBe(false);
    const old = await signIn(identity.url, { username, password: PASSWORD }, '192.0.2.41');
    expect(old.status).toBe(401);
    expect((await signIn(identity.url, { username, password })).status).toBe(200);
  });

  test('with a new role ends the sessions', async () => {
    const { id, token } = await newcomer();
    await call('PUT', `/api/users/${id}`, { role: 'admin' });
    expect(await isSignedIn(token)).toBe(false);
    const renewed = await identity.gateway('POST', '/internal/sessions/renew', { token });
    expect(renewed.status).toBe(401);
  });

  test('by two at once of different fields loses neither', async () => {
    const { id } = await newcomer();
    await Promise.all([
      call('PUT', `/api/users/${id}`, { username: 'Tamara' }),
      call('PUT', `/api/users/${id}`, { role: 'admin' }),
    ]);
    expect(await everybody()).toContainEqual({ id, username: 'Tamara', role: 'admin' });
  });

  test('to one free name by many at once gives it to one of them', async () => {
    const many = await Promise.all(Array.from({ length: 10 }, () => newcomer()));
    const answers = await Promise.all(
      many.map(({ id }) => call('PUT', `/api/users/${id}`, { username: 'Wanted' })),
    );
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });

  test('is 404 for nobody and 400 for another id in the body', async () => {
    const missing = await call('PUT', '/api/users/999999', { username: 'nobody' });
    expect(missing.status).toBe(404);
    expect(missing.body).toMatchObject({ message: 'User Not Found' });
    const { id } = await newcomer();
    const other = await call('PUT', `/api/users/${id}`, { id: 1, username: 'Other' });
    expect(other.status).toBe(400);
    expect(other.body).toMatchObject({ errors: [{ path: 'id' }] });
  });

  test('while signing in with the old password leaves no session of it behind', async () => {
    const { id, username } = await newcomer();
    const tries = Array.from({ length: 20 }, (_, n) =>
      signIn(identity.url, { username, password: PASSWORD }, `198.51.100.${n}`),
    );
    const password = 'another password';
    const changed = call('PUT', `/api/users/${id}`, { password, confirmPassword: password });
    const answers = await Promise.all(tries);
    expect((await changed).status).toBe(200);
    const begun = answers.filter(({ status }) => status === 200).map(tokenIn);
    expect(await Promise.all(begun.map(isSignedIn))).toEqual(begun.map(() => false));
  });
});

describe('deleting a user', () => {
  test('takes them away, ends their sessions and frees the name', async () => {
    const { id, username, token } = await newcomer();
    const answer = await call('DELETE', `/api/users/${id}`);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ message: 'User deleted successfully' });
    expect(await isSignedIn(token)).toBe(false);
    expect((await everybody()).map((user) => user.id)).not.toContain(id);
    expect((await call('DELETE', `/api/users/${id}`)).status).toBe(404);
    const again = createUser.responses[201].parse(
      (await call('POST', '/api/users', form(username))).body,
    );
    expect(again.id).toBeGreaterThan(id);
  });
});

describe('the super administrators', () => {
  test('delete and demote others, never themselves', async () => {
    const other = await newcomer('super_admin');
    const deletion = await call('DELETE', '/api/users/1');
    expect(deletion.status).toBe(409);
    expect(deletion.body).toMatchObject({ message: 'You cannot delete your own account' });
    const demotion = await call('PUT', '/api/users/1', { username: 'Root', role: 'admin' });
    expect(demotion.status).toBe(409);
    expect(demotion.body).toMatchObject({ message: 'You cannot change your own role' });
    expect((await call('PUT', `/api/users/${other.id}`, { role: 'admin' })).status).toBe(200);
    expect((await call('DELETE', `/api/users/${other.id}`)).status).toBe(200);
  });

  test('rename themselves, and keep their session when they set their own password', async () => {
    const { id, username, token } = await newcomer('super_admin');
    const elsewhere = tokenIn(await signIn(identity.url, { username, password: PASSWORD }));
    const password = 'another password';
    const own = { id, username: `${username}-2`, role: 'super_admin', password };
    const answer = await identity.as(token)('PUT', `/api/users/${id}`, {
      ...own,
      confirmPassword: password,
    });
    expect(answer.status).toBe(200);
    expect(updateUser.responses[200].parse(answer.body).username).toBe(`${username}-2`);
    expect(await isSignedIn(token)).toBe(true);
    expect(await isSignedIn(elsewhere)).toBe(false);
    await call('DELETE', `/api/users/${id}`);
  });
});
