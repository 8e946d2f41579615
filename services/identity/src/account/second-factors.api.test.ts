import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { SessionUser } from '@slots/contracts/identity/auth';
import {
  beginTotp,
  confirmTotp,
  getSecondFactors,
  SIGN_IN_OVER,
} from '@slots/contracts/identity/second-factor';
import { PROOF_NEEDED } from '@slots/contracts/problem';
import type { ApiAnswer } from '@slots/testing/api-caller';
import {
  type Authenticator,
  appCode as code,
  createAuthenticator,
} from '@slots/testing/authenticator';
import { until } from '@slots/testing/until';
import { tokenClaims } from '@slots/tokens/claims';
import jwt from 'jsonwebtoken';
import { type Document, MongoClient } from 'mongodb';
import { z } from 'zod';
import {
  type IdentityUnderTest,
  PASSWORD,
  person,
  signedIn,
  signIn,
  startIdentityUnderTest,
  tokenIn,
} from '../identity-under-test.ts';

const ORIGIN = 'https://slots.example';
const HOST = 'slots.example';

let identity: IdentityUnderTest;
let root: string;
let mongo: MongoClient;
beforeAll(async () => {
  identity = await startIdentityUnderTest({ settings: { PUBLIC_ORIGIN: ORIGIN } });
  await identity.ready();
  root = await signedIn(identity.url);
  mongo = await new MongoClient(identity.database.mongodbUrl).connect();
});
afterAll(async () => {
  await mongo.close();
  await identity.close();
});

type Person = SessionUser & { token: string };
const newcomer = (role: SessionUser['role'] = 'user'): Promise<Person> =>
  person(identity, root, role);

/** The cookie of this name that an answer sets. */
function cookieIn({ headers }: ApiAnswer, name: string): string {
  const set = headers.getSetCookie().find((cookie) => cookie.startsWith(`__Host-${name}=`));
  const value = set && /=([^;]*);/.exec(set)?.[1];
  if (!value) throw new Error(`The answer sets no ${name}`);
  return value;
}

/** Sets an authenticator app up and gives its secret, the codes of recovery and a token that knows of it. */
async function withApp({ token }: Person) {
  const call = identity.as(token);
  const begun = await call('POST', beginTotp.path, { currentPassword: PASSWORD });
  const { secret } = beginTotp.responses[200].parse(begun.body);
  // The code of the step before, so that tests have those of now and of the next one to give.
  const confirmed = await call('PUT', confirmTotp.path, { code: await code(secret, -1) });
  expect(confirmed.status).toBe(200);
  const { recoveryCodes } = confirmTotp.responses[200].parse(confirmed.body);
  return { secret, recoveryCodes: recoveryCodes ?? [], token: tokenIn(confirmed) };
}

/** Gives the password, and what the browser holds until the second step. */
async function givePassword({ username }: SessionUser, url = identity.url) {
  const answer = await signIn(url, { username, password: PASSWORD });
  expect(answer.status).toBe(202);
  return cookieIn(answer, 'sign-in');
}

const step = (pending: string, path: string, body: unknown) =>
  identity.as()('POST', path, body, {
    'X-Browser-Cookie': pending,
    'X-Client-Address': '192.0.2.9',
  });
const finish = (pending: string, proof: unknown) => step(pending, '/api/auth/second-factor', proof);

const challengeOf = (answer: ApiAnswer) =>
  z.object({ options: z.object({ challenge: z.string() }) }).parse(answer.body).options.challenge;

/** Adds a passkey as the browser would, and gives the token that knows of it. */
async function withPasskey(token: string, key: Authenticator, changes: object = {}) {
  const call = identity.as(token);
  const path = '/api/account/second-factor/passkey-challenge';
  const challenge = challengeOf(await call('POST', path, { currentPassword: PASSWORD }));
  const passkey = key.create({ challenge, origin: ORIGIN, host: HOST, ...changes });
  return call('POST', '/api/account/second-factor/passkeys', { name: 'My key', passkey });
}

async function signChallenge(pending: string, key: Authenticator, changes: object = {}) {
  const challenge = challengeOf(await step(pending, '/api/auth/second-factor/challenge', {}));
  return key.sign({ challenge, origin: ORIGIN, host: HOST, ...changes });
}

const stored = <T extends Document>(collection: string) =>
  mongo.db(identity.database.database).collection<T>(collection);

/** Gives the answer to a call that has begun before the person's password is another one, and ends after that. */
const whilePasswordIsSet = (
  { id }: SessionUser,
  { begin, begun }: { begin: () => Promise<ApiAnswer>; begun: () => Promise<void> },
): Promise<ApiAnswer> =>
  mongo.withSession(async (session) => {
    session.startTransaction();
    await stored<{ _id: number; passwordHash: string }>('users').updateOne(
      { _id: id },
      { $set: { passwordHash: 'another' } },
      { session },
    );
    const answer = begin();
    await until(begun);
    await session.commitTransaction();
    return answer;
  });

describe('an authenticator app', () => {
  test('is asked for after the password, and signs in with its code', async () => {
    const ann = await newcomer();
    const { secret } = await withApp(ann);
    const answer = await signIn(identity.url, { username: ann.username, password: PASSWORD });
    expect(answer.status).toBe(202);
    expect(answer.body).toEqual({
      message: 'Please confirm that it is you with your second factor.',
      step: 'prove',
      methods: ['totp', 'recovery-code'],
    });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-sign-in=[\w-]+; Path=\/; HttpOnly; SameSite=Strict; .*Secure$/,
      ),
    ]);
    const done = await finish(cookieIn(answer, 'sign-in'), { code: await code(secret) });
    expect(done.status).toBe(200);
    expect(done.body).toEqual({
      message: 'Login successful',
      user: { id: ann.id, username: ann.username, role: 'user' },
    });
    const session = await identity.as(tokenIn(done))('GET', '/api/auth/session');
    expect(session.body).toEqual({ id: ann.id, username: ann.username, role: 'user' });
    const told = await identity.gateway('GET', `/internal/activity?kind=sign-in&record=${ann.id}`);
    expect(told.body).toMatchObject([
      { changes: expect.arrayContaining([{ field: 'method', from: null, to: 'app code' }]) },
      { changes: expect.arrayContaining([{ field: 'method', from: null, to: 'password' }]) },
    ]);
  });

  test('is no step of who has none, whose sign-in stays as it was', async () => {
    const ben = await newcomer();
    const answer = await signIn(identity.url, { username: ben.username, password: PASSWORD });
    expect(answer.status).toBe(200);
    expect(tokenClaims.parse(jwt.decode(tokenIn(answer))).proved).toBeUndefined();
  });

  test('gives each code once: neither it nor an earlier one is taken again', async () => {
    const ann = await newcomer();
    const { secret } = await withApp(ann);
    const used = await code(secret);
    expect((await finish(await givePassword(ann), { code: used })).status).toBe(200);
    const pending = await givePassword(ann);
    for (const replayed of [used, await code(secret, -1)]) {
      const answer = await finish(pending, { code: replayed });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({
        errors: [{ path: 'code', message: 'That code is wrong or has already been used' }],
      });
    }
    expect((await finish(pending, { code: await code(secret, 1) })).status).toBe(200);
  });

  test('of two who give the same code at once one is let in', async () => {
    const ann = await newcomer();
    const { secret } = await withApp(ann);
    const both = [await givePassword(ann), await givePassword(ann)];
    const same = await code(secret);
    const answers = await Promise.all(both.map((pending) => finish(pending, { code: same })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 400]);
  });

  test('lets nobody try more than a few codes', async () => {
    const ann = await newcomer();
    const { secret } = await withApp(ann);
    const pending = await givePassword(ann);
    const right = await code(secret);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await finish(pending, { code: wrong })).status).toBe(400);
    }
    const refused = await finish(await givePassword(ann), { code: right });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('is asked for in the browser that gave the password, once, and until the password is another', async () => {
    const ann = await newcomer();
    const { secret } = await withApp(ann);
    for (const pending of ['', 'x'.repeat(43)]) {
      const answer = await finish(pending, { code: await code(secret) });
      expect(answer.status).toBe(409);
    }
    const done = await givePassword(ann);
    expect((await finish(done, { code: await code(secret) })).status).toBe(200);
    expect((await finish(done, { code: await code(secret, 1) })).status).toBe(409);
    const stale = await givePassword(ann);
    const changed = { password: 'quite another one', confirmPassword: 'quite another one' };
    await identity.as(root)('PUT', `/api/users/${ann.id}`, changed);
    expect((await finish(stale, { code: await code(secret, 1) })).status).toBe(409);
  });

  test('is stored so that nobody reads its secret or the recovery codes', async () => {
    const ann = await newcomer();
    const { secret, recoveryCodes } = await withApp(ann);
    const stored = await mongo
      .db(identity.database.database)
      .collection<{ _id: number }>('users')
      .findOne({ _id: ann.id });
    const text = JSON.stringify(stored);
    expect(text).toContain('"recoveryCodes":["');
    for (const plain of [secret, ...recoveryCodes]) expect(text).not.toContain(plain);
  });

  test('needs the password to be set up, and a code of it', async () => {
    const ann = await newcomer();
    const call = identity.as(ann.token);
    expect((await call('POST', beginTotp.path, {})).body).toMatchObject({
      message: 'Your password is needed to set up a second factor',
    });
    const wrong = await call('POST', beginTotp.path, { currentPassword: 'guessed-one' });
    expect(wrong.body).toMatchObject({ message: 'Current password is incorrect' });
    expect((await call('PUT', confirmTotp.path, { code: '123456' })).status).toBe(409);
    await call('POST', beginTotp.path, { currentPassword: PASSWORD });
    expect((await call('PUT', confirmTotp.path, { code: '12345' })).status).toBe(400);
    const answer = await signIn(identity.url, { username: ann.username, password: PASSWORD });
    expect(answer.status).toBe(200);
  });

  test('lets nobody try more than a few codes while it is set up', async () => {
    const call = identity.as((await newcomer()).token);
    const begun = await call('POST', beginTotp.path, { currentPassword: PASSWORD });
    const { secret } = beginTotp.responses[200].parse(begun.body);
    const right = await code(secret);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await call('PUT', confirmTotp.path, { code: wrong })).status).toBe(400);
    }
    expect((await call('PUT', confirmTotp.path, { code: right })).status).toBe(429);
  });

  test('cannot be used to guess the password, nor by many at once', async () => {
    const call = identity.as((await newcomer()).token);
    const guesses = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        n % 2 === 0
          ? call('POST', beginTotp.path, { currentPassword: `guess ${n}` })
          : call('PUT', '/api/auth/password', {
              currentPassword: `guess ${n}`,
              password: 'another one here',
              confirmPassword: 'another one here',
            }),
      ),
    );
    const statuses = guesses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await call('POST', beginTotp.path, { currentPassword: PASSWORD })).status).toBe(429);
  });
});

describe('recovery codes', () => {
  test('sign in, each once, however they are typed', async () => {
    const ann = await newcomer();
    const { recoveryCodes, token } = await withApp(ann);
    expect(recoveryCodes).toHaveLength(10);
    // 28 letters of 32, in groups.
    expect(recoveryCodes).toEqual(
      recoveryCodes.map(() => expect.stringMatching(/^(?:[a-z2-9]{4}-){6}[a-z2-9]{4}$/)),
    );
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    const typed = ` ${first.replaceAll('-', ' ').toUpperCase()} `;
    expect((await finish(await givePassword(ann), { recoveryCode: typed })).status).toBe(200);
    const again = await finish(await givePassword(ann), { recoveryCode: first });
    expect(again.status).toBe(400);
    const own = getSecondFactors.responses[200].parse(
      (await identity.as(token)('GET', getSecondFactors.path)).body,
    );
    expect(own.recoveryCodesLeft).toBe(9);
    const renewed = await identity.as(token)('POST', '/api/account/second-factor/recovery-codes');
    expect(renewed.status).toBe(200);
    const old = await finish(await givePassword(ann), { recoveryCode: second });
    expect(old.status).toBe(400);
  });
});

describe('a passkey', () => {
  test('signs in with the signature of a challenge', async () => {
    const ann = await newcomer();
    const key = createAuthenticator();
    const added = await withPasskey(ann.token, key);
    expect(added.status).toBe(201);
    expect(added.body).toEqual({ recoveryCodes: expect.any(Array) });
    const pending = await givePassword(ann);
    const done = await finish(pending, { passkey: await signChallenge(pending, key) });
    expect(done.status).toBe(200);
    const own = await identity.as(tokenIn(done))('GET', getSecondFactors.path);
    expect(own.body).toMatchObject({
      totp: null,
      passkeys: [{ name: 'My key', lastUsedAt: expect.any(String) }],
      passkeyHost: HOST,
    });
  });

  test.each([
    ['for a site that only looks like ours', { origin: 'https://slots.example.evil.test' }],
    ['for our host by its own page over plain http', { origin: 'http://slots.example' }],
    ['bound to another host', { host: 'slots.example.evil.test' }],
    ['of another challenge', { challenge: Buffer.alloc(32).toString('base64url') }],
  ])('%s is refused, at the sign-in and when it is made', async (_title, changes) => {
    const ann = await newcomer();
    const key = createAuthenticator();
    const refusedNew = await withPasskey(ann.token, key, changes);
    expect(refusedNew.status).toBe(400);
    expect(refusedNew.body).toMatchObject({ errors: [{ path: 'passkey' }] });
    await withPasskey(ann.token, key);
    const pending = await givePassword(ann);
    const refused = await finish(pending, { passkey: await signChallenge(pending, key, changes) });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ message: 'That passkey was not accepted' });
  });

  test('is refused when its signature is replayed, in the same sign-in or another', async () => {
    const ann = await newcomer();
    const key = createAuthenticator();
    await withPasskey(ann.token, key);
    const pending = await givePassword(ann);
    const passkey = await signChallenge(pending, key);
    const other = await givePassword(ann);
    await step(other, '/api/auth/second-factor/challenge', {});
    expect((await finish(other, { passkey })).status).toBe(400);
    expect((await finish(pending, { passkey })).status).toBe(200);
    expect((await finish(pending, { passkey })).status).toBe(409);
  });

  test('is refused when a copy of the authenticator has signed less often', async () => {
    const ann = await newcomer();
    const key = createAuthenticator();
    key.counter = 4;
    await withPasskey(ann.token, key);
    const pending = await givePassword(ann);
    key.counter = 20;
    expect((await finish(pending, { passkey: await signChallenge(pending, key) })).status).toBe(
      200,
    );
    key.counter = 19;
    const copy = await givePassword(ann);
    const refused = await finish(copy, { passkey: await signChallenge(copy, key) });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ message: 'That passkey was not accepted' });
  });

  test("is refused with another's signature, and when it is somebody else's", async () => {
    const [ann, ben] = [await newcomer(), await newcomer()];
    const [hers, his] = [createAuthenticator(), createAuthenticator()];
    await withPasskey(ann.token, hers);
    await withPasskey(ben.token, his);
    const pending = await givePassword(ann);
    const stolen = await signChallenge(pending, his);
    expect((await finish(pending, { passkey: stolen })).status).toBe(400);
    const forged = { ...(await signChallenge(pending, hers)), response: stolen['response'] };
    expect((await finish(pending, { passkey: forged })).status).toBe(400);
  });

  test('is renamed and removed by its owner, and the last one can go where none is required', async () => {
    const ann = await newcomer();
    const added = await withPasskey(ann.token, createAuthenticator());
    const call = identity.as(tokenIn(added));
    const read = async () =>
      getSecondFactors.responses[200].parse((await call('GET', getSecondFactors.path)).body);
    const { passkeys } = await read();
    const path = `/api/account/second-factor/passkeys/${passkeys[0]?.id}`;
    expect((await call('PATCH', path, { name: 'Key on my ring' })).status).toBe(200);
    expect((await read()).passkeys).toMatchObject([{ name: 'Key on my ring' }]);
    expect((await call('DELETE', `${path}x`)).status).toBe(404);
    const removed = await call('DELETE', path);
    expect(removed.status).toBe(200);
    expect(await read()).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    const answer = await signIn(identity.url, { username: ann.username, password: PASSWORD });
    expect(answer.status).toBe(200);
  });
});

describe('a fresh proof', () => {
  const longAgo = async ({ id }: SessionUser) => {
    await mongo
      .db(identity.database.database)
      .collection<{ userId: number }>('sessions')
      .updateMany({ userId: id }, { $set: { provedAt: new Date(Date.now() - 11 * 60_000) } });
  };
  const renew = async (token: string) => {
    const answer = await identity.gateway('POST', '/internal/sessions/renew', { token });
    return z.object({ token: z.string() }).parse(answer.body).token;
  };

  test('is asked of who has a factor, for passwords, users and factors, and lasts for minutes', async () => {
    const boss = await newcomer('super_admin');
    const { secret, token } = await withApp(boss);
    const other = await newcomer();
    await longAgo(boss);
    const stale = await renew(token);
    const password = { currentPassword: PASSWORD, password: 'another one here' };
    const calls = [
      ['PUT', '/api/auth/password', { ...password, confirmPassword: 'another one here' }],
      ['PUT', `/api/users/${other.id}`, { role: 'admin' }],
      ['DELETE', `/api/users/${other.id}`, undefined],
      ['DELETE', `/api/second-factors/${other.id}`, undefined],
      ['DELETE', '/api/account/second-factor/totp', undefined],
      ['POST', '/api/account/second-factor/recovery-codes', undefined],
      ['POST', beginTotp.path, { currentPassword: PASSWORD }],
    ] as const;
    for (const [method, path, body] of calls) {
      const refused = await identity.as(stale)(method, path, body);
      expect({ path, status: refused.status }).toEqual({ path, status: 403 });
      expect(refused.body).toMatchObject({ type: PROOF_NEEDED });
    }
    // Everything else still works.
    expect((await identity.as(stale)('GET', '/api/users')).status).toBe(200);
    const prove = (proof: unknown) =>
      identity.as(stale)('POST', '/api/auth/second-factor/proof', proof);
    expect((await prove({ code: '000000' })).status).toBe(400);
    const proved = await prove({ code: await code(secret) });
    expect(proved.status).toBe(200);
    const changed = await identity.as(tokenIn(proved))('PUT', `/api/users/${other.id}`, {
      role: 'admin',
    });
    expect(changed.status).toBe(200);
  });

  test('is not made by the removal of a factor', async () => {
    const ann = await newcomer();
    const { token } = await withApp(ann);
    const both = tokenIn(await withPasskey(token, createAuthenticator()));
    const provedAt = new Date(Math.floor(Date.now() / 1_000) * 1_000 - 9 * 60_000);
    await mongo
      .db(identity.database.database)
      .collection<{ userId: number }>('sessions')
      .updateMany({ userId: ann.id }, { $set: { provedAt } });
    const removed = await identity.as(both)('DELETE', '/api/account/second-factor/totp');
    expect(removed.status).toBe(200);
    expect(tokenClaims.parse(jwt.decode(tokenIn(removed))).proved).toBe(provedAt.getTime() / 1_000);
    const call = identity.as(tokenIn(removed));
    expect(await call('DELETE', '/api/account/second-factor/totp')).toMatchObject({
      status: 404,
      body: { message: 'Authenticator app not found' },
    });
  });

  test('by a passkey is of a challenge of this session', async () => {
    const ann = await newcomer();
    const key = createAuthenticator();
    const token = tokenIn(await withPasskey(ann.token, key));
    const call = identity.as(token);
    const path = '/api/auth/second-factor/challenge';
    const challenge = challengeOf(await call('POST', path, {}));
    const passkey = key.sign({ challenge, origin: ORIGIN, host: HOST });
    expect((await call('POST', '/api/auth/second-factor/proof', { passkey })).status).toBe(200);
    const replayed = await call('POST', '/api/auth/second-factor/proof', { passkey });
    expect(replayed.status).toBe(409);
  });
});

describe('other sessions', () => {
  test('end when a factor comes or goes, and this one stays', async () => {
    const ann = await newcomer();
    const elsewhere = tokenIn(
      await signIn(identity.url, { username: ann.username, password: PASSWORD }),
    );
    const { token } = await withApp(ann);
    expect((await identity.as(elsewhere)('GET', '/api/auth/session')).status).toBe(401);
    expect((await identity.as(token)('GET', '/api/auth/session')).status).toBe(200);
  });

  test('that begin by the password alone while the first factor is set up end too', async () => {
    const { username, token } = await newcomer();
    const call = identity.as(token);
    const begun = await call('POST', beginTotp.path, { currentPassword: PASSWORD });
    const { secret } = beginTotp.responses[200].parse(begun.body);
    const right = await code(secret);
    const tries = Array.from({ length: 20 }, (_, n) =>
      signIn(identity.url, { username, password: PASSWORD }, `198.51.100.${n}`),
    );
    expect((await call('PUT', confirmTotp.path, { code: right })).status).toBe(200);
    const signedInByIt = (await Promise.all(tries))
      .filter(({ status }) => status === 200)
      .map(tokenIn);
    const sessions = await Promise.all(
      signedInByIt.map((other) => identity.as(other)('GET', '/api/auth/session')),
    );
    expect(sessions.map(({ status }) => status)).toEqual(signedInByIt.map(() => 401));
  });
});

test('a sign-in whose second factor is proved while the password is set to another one is over', async () => {
  const ann = await newcomer();
  const { recoveryCodes } = await withApp(ann);
  const [recoveryCode] = recoveryCodes;
  const pending = await givePassword(ann);
  const refused = await whilePasswordIsSet(ann, {
    begin: () => finish(pending, { recoveryCode }),
    // The use of the code waits for the other write.
    async begun() {
      const ns = `${identity.database.database}.users`;
      const writes = [{ $currentOp: { allUsers: true } }, { $match: { ns, op: 'update' } }];
      expect(await mongo.db('admin').aggregate(writes).toArray()).toHaveLength(1);
    },
  });
  expect(refused.status).toBe(409);
  expect(refused.body).toMatchObject({ message: SIGN_IN_OVER });
});

describe('a super administrator', () => {
  test("takes another's factors away, which ends their sessions and is in the history", async () => {
    const ann = await newcomer();
    const { token } = await withApp(ann);
    const call = identity.as(root);
    expect((await call('GET', '/api/second-factors')).body).toContainEqual({
      id: ann.id,
      methods: ['totp', 'recovery-code'],
    });
    expect((await identity.as(token)('DELETE', `/api/second-factors/${ann.id}`)).status).toBe(403);
    expect((await call('DELETE', `/api/second-factors/${ann.id}`)).status).toBe(200);
    expect((await identity.as(token)('GET', '/api/auth/session')).status).toBe(401);
    const answer = await signIn(identity.url, { username: ann.username, password: PASSWORD });
    expect(answer.status).toBe(200);
    const steps = await identity.gateway('GET', `/internal/activity?kind=user&record=${ann.id}`);
    expect(steps.body).toMatchObject([
      {
        by: { id: 1 },
        changes: [{ field: 'secondFactor', from: ['Authenticator app'], to: [] }],
      },
      {
        by: { id: ann.id },
        changes: [{ field: 'secondFactor', from: [], to: ['Authenticator app'] }],
      },
      { action: 'created' },
    ]);
    expect((await call('DELETE', '/api/second-factors/999999')).status).toBe(404);
    expect((await call('DELETE', '/api/second-factors/1')).status).toBe(409);
  });
});

describe('where it is required of administrators', () => {
  let strict: IdentityUnderTest;
  beforeAll(async () => {
    strict = await startIdentityUnderTest({
      database: identity.database,
      settings: { PUBLIC_ORIGIN: ORIGIN, REQUIRE_SECOND_FACTOR: 'admins' },
    });
    await strict.ready();
  });
  afterAll(() => strict.close());

  test('who has none can do nothing after the password but set one up, and is signed in by that', async () => {
    const [ann, ben] = [await newcomer('admin'), await newcomer()];
    const user = await signIn(strict.url, { username: ben.username, password: PASSWORD });
    expect(user.status).toBe(200);
    const answer = await signIn(strict.url, { username: ann.username, password: PASSWORD });
    expect(answer.status).toBe(202);
    expect(answer.body).toMatchObject({ step: 'set-up', methods: ['passkey', 'totp'] });
    expect(answer.headers.getSetCookie().filter((cookie) => cookie.includes('token'))).toEqual([]);
    const cookie = { 'X-Browser-Cookie': cookieIn(answer, 'sign-in') };
    const call = strict.as();
    expect((await call('GET', '/api/auth/sessions', undefined, cookie)).status).toBe(401);
    expect((await call('POST', '/api/auth/second-factor', { code: '123456' }, cookie)).status).toBe(
      409,
    );
    const begun = await call('POST', beginTotp.path, {}, cookie);
    const { secret } = beginTotp.responses[200].parse(begun.body);
    const done = await call('PUT', confirmTotp.path, { code: await code(secret, -1) }, cookie);
    expect(done.status).toBe(200);
    const own = await strict.as(tokenIn(done))('GET', '/api/auth/session');
    expect(own.body).toMatchObject({ username: ann.username });
    // The last one stays.
    const removed = await strict.as(tokenIn(done))('DELETE', confirmTotp.path);
    expect(removed.status).toBe(409);
    // A password alone adds no further one from here on.
    const pending = { 'X-Browser-Cookie': await givePassword(ann, strict.url) };
    expect((await call('POST', beginTotp.path, {}, pending)).status).toBe(409);
  });

  test('a set-up that ends while the password is set to another one adds none', async () => {
    const ann = await newcomer('admin');
    const cookie = { 'X-Browser-Cookie': await givePassword(ann, strict.url) };
    const call = strict.as();
    const { secret } = beginTotp.responses[200].parse(
      (await call('POST', beginTotp.path, {}, cookie)).body,
    );
    const right = await code(secret);
    const refused = await whilePasswordIsSet(ann, {
      begin: () => call('PUT', confirmTotp.path, { code: right }, cookie),
      // What was begun is taken after the sign-in was looked at.
      async begun() {
        const started = stored<{ _id: string }>('started_proofs');
        expect(await started.findOne({ _id: `new-totp:${ann.id}` })).toBeNull();
      },
    });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ message: SIGN_IN_OVER });
    const { body } = await identity.as(root)('GET', '/api/second-factors');
    expect(body).not.toContainEqual(expect.objectContaining({ id: ann.id }));
  });

  test('sessions from before are not renewed', async () => {
    const ann = await newcomer('admin');
    const answer = await strict.gateway('POST', '/internal/sessions/renew', { token: ann.token });
    expect(answer.status).toBe(401);
  });
});

test('an address that is a number has no passkeys, and says so', async () => {
  const bare = await startIdentityUnderTest({
    database: identity.database,
    settings: { PUBLIC_ORIGIN: 'https://203.0.113.9' },
  });
  await bare.ready();
  const { token } = await newcomer();
  const answer = await bare.as(token)('POST', '/api/account/second-factor/passkey-challenge', {
    currentPassword: PASSWORD,
  });
  expect(answer.status).toBe(409);
  expect(answer.body).toMatchObject({
    message: 'Passkeys need a domain name; this address is an IP address',
  });
  await bare.close();
});
