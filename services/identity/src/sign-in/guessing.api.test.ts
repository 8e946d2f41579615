import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { BROWSER_COOKIE_HEADER } from '@slots/contracts/contract';
import { updateUser } from '@slots/contracts/identity/users';
import type { ApiAnswer } from '@slots/testing/api-caller';
import { redisUrl } from '@slots/testing/databases';
import { createRedisGate } from '@slots/testing/gate';
import { until } from '@slots/testing/until';
import { Redis } from 'ioredis';
import {
  ADMIN,
  type IdentityUnderTest,
  PASSWORD,
  person,
  signedIn,
  signIn,
  startIdentityUnderTest,
  tokenIn,
} from '../identity-under-test.ts';

const SLOW_MS = 60_000;

let identity: IdentityUnderTest;
let root = '';
beforeAll(async () => {
  identity = await startIdentityUnderTest();
  await identity.ready();
  root = await signedIn(identity.url);
});
afterAll(() => identity.close());

let networks = 0;
/** An unused IPv4 address. */
function newAddress(): string {
  networks += 1;
  return `10.${Math.floor(networks / 250)}.${networks % 250}.1`;
}

const guess = (username: string, address: string, passedOn?: Record<string, string>) =>
  signIn(identity.url, { username, password: 'a guess' }, address, passedOn);

const statusesOf = (answers: readonly ApiAnswer[]) => answers.map(({ status }) => status);
const countOf = (status: number, answers: readonly ApiAnswer[]) =>
  answers.filter((answer) => answer.status === status).length;

/** As many guesses at one account, each from an address of its own, all at once. */
const strangers = (username: string, count: number) =>
  Promise.all(Array.from({ length: count }, () => guess(username, newAddress())));

describe('failed sign-ins', () => {
  test('at one account from one address are limited, and told how long to wait', async () => {
    const address = newAddress();
    const statuses = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await guess('ann', address)).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429]);
    const refused = await guess('ANN', address);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await guess('ben', address)).status).toBe(401);
    expect((await guess('ann', newAddress())).status).toBe(401);
  });

  test('sent all at once are limited too', async () => {
    const address = newAddress();
    const answers = await Promise.all(Array.from({ length: 40 }, () => guess('carl', address)));
    expect(countOf(401, answers)).toBeGreaterThanOrEqual(10);
    expect(countOf(401, answers)).toBeLessThanOrEqual(11);
    expect(countOf(429, answers)).toBe(40 - countOf(401, answers));
  });

  test('are limited for an address over all accounts', async () => {
    const address = newAddress();
    for (let n = 0; n < 50; n += 1) await guess(`someone-${n}`, address);
    expect((await signIn(identity.url, ADMIN, address)).status).toBe(429);
    expect((await signIn(identity.url, ADMIN, newAddress())).status).toBe(200);
  });

  test(
    'from all addresses of one IPv6 network count as from one',
    async () => {
      const answers = [];
      for (let n = 0; n < 70; n += 1) answers.push(await guess('dave', `2001:db8:7:7::${n + 1}`));
      expect(countOf(401, answers)).toBe(10);
      expect((await guess('dave', '2001:db8:7:8::1')).status).toBe(401);
      const over = [];
      for (let n = 0; n < 60; n += 1) over.push(await guess(`v6-${n}`, `2001:db8:7:9:${n}::1`));
      expect(countOf(401, over)).toBe(50);
    },
    SLOW_MS,
  );

  test(
    'count alone: a hundred sign-ins that succeed are not refused for it',
    async () => {
      const address = newAddress();
      for (let n = 0; n < 100; n += 10) {
        const tenAtOnce = Array.from({ length: 10 }, () => signIn(identity.url, ADMIN, address));
        expect(countOf(200, await Promise.all(tenAtOnce))).toBe(10);
      }
    },
    SLOW_MS,
  );

  test('leave nothing in Redis for good, and no name that was typed', async () => {
    await guess('somebody-who-typed-a-password', newAddress());
    const redis = new Redis(await redisUrl());
    try {
      const keys = await redis.keys('identity:failed-sign-ins:*');
      expect(keys.length).toBeGreaterThan(2);
      expect(keys.join('\n')).not.toContain('somebody');
      const lives = await Promise.all(keys.map((key) => redis.ttl(key)));
      for (const seconds of lives) {
        // One that has just gone has -2, one that never goes -1.
        expect(seconds).not.toBe(-1);
        expect(seconds).toBeLessThanOrEqual(300);
      }
    } finally {
      redis.disconnect();
    }
  });

  test('are counted by the replica itself while Redis is away, and signing in goes on', async () => {
    const gate = await createRedisGate(await redisUrl());
    const alone = await startIdentityUnderTest({ settings: { REDIS_URL: gate.url } });
    try {
      const call = alone.as();
      // Were it not ready, a cluster would send no requests here, to no replica of it at all.
      await until(async () =>
        expect(await call('GET', '/readyz')).toMatchObject({
          status: 200,
          body: { ready: true, dependencies: { mongodb: 'up', redis: 'degraded' } },
        }),
      );
      expect((await signIn(alone.url)).status).toBe(200);
      const statuses = [];
      for (let n = 0; n < 11; n += 1) {
        const guessed = await signIn(alone.url, { username: 'dora', password: 'x' });
        statuses.push(guessed.status);
      }
      expect(statuses.at(-1)).toBe(429);
      await gate.open();
      await alone.ready();
    } finally {
      await alone.close();
      await gate.shut();
    }
  });
});

describe('an account that strangers guess at from many addresses', () => {
  test(
    'lets its owner in, from an address that has not guessed and from a known browser',
    async () => {
      const owner = await person(identity, root, 'admin');
      const credentials = { username: owner.username, password: PASSWORD };
      const before = await signIn(identity.url, credentials, newAddress());
      const knownBrowser = { [BROWSER_COOKIE_HEADER]: browserIn(before) };
      const guessed: ApiAnswer[] = [];
      for (let n = 0; n < 10; n += 1) guessed.push(...(await strangers(owner.username, 4)));
      expect(countOf(401, guessed)).toBeGreaterThanOrEqual(20);
      expect((await signIn(identity.url, credentials, newAddress())).status).toBe(200);
      // From the very address that has used up its guesses.
      const address = newAddress();
      for (let n = 0; n < 12; n += 1) await guess(owner.username, address);
      expect((await signIn(identity.url, credentials, address)).status).toBe(429);
      expect((await signIn(identity.url, credentials, address, knownBrowser)).status).toBe(200);
    },
    SLOW_MS,
  );

  test(
    'is guessed at slowly, few guesses at a time, and an owner who has not guessed goes before them',
    async () => {
      const owner = await person(identity, root, 'admin');
      const credentials = { username: owner.username, password: PASSWORD };
      const guessers = Array.from({ length: 30 }, newAddress);
      for (const address of guessers) await guess('somebody-else', address);
      const begun = await strangers(owner.username, 20);
      expect(countOf(401, begun)).toBe(20);
      let ended = 0;
      const burst = Promise.all(
        guessers.map(async (address) => {
          const answer = await guess(owner.username, address);
          ended += 1;
          return answer;
        }),
      );
      // Those that are not held have been refused by then.
      await until(() => expect(ended).toBeGreaterThanOrEqual(20), { timeoutMs: 20_000 });
      expect((await signIn(identity.url, credentials, newAddress())).status).toBe(200);
      const answers = await burst;
      expect(countOf(401, answers)).toBeLessThanOrEqual(10);
      expect(countOf(429, answers)).toBeGreaterThanOrEqual(20);
    },
    SLOW_MS,
  );

  test(
    'looks the same when nobody has it',
    async () => {
      const name = 'nobody-has-this-name';
      expect(countOf(401, await strangers(name, 20))).toBe(20);
      const startedAt = performance.now();
      expect((await guess(name, newAddress())).status).toBe(401);
      // The hold itself: it is a promise to wait, so a busy machine can only make it longer.
      expect(performance.now() - startedAt).toBeGreaterThan(950);
    },
    SLOW_MS,
  );
});

describe('many sign-ins at once from one address', () => {
  test(
    'do not make those from another one wait for all of them',
    async () => {
      const address = newAddress();
      const ended: string[] = [];
      const flood = Array.from({ length: 45 }, async (_, n) => {
        const { status } = await guess(`flooded-${n}`, address);
        ended.push('flood');
        return status;
      });
      await until(() => expect(ended.length).toBeGreaterThan(0), { timeoutMs: 20_000 });
      expect((await signIn(identity.url, ADMIN, newAddress())).status).toBe(200);
      expect(ended.length).toBeLessThan(flood.length - 5);
      await Promise.all(flood);
    },
    SLOW_MS,
  );

  test(
    'are refused beyond what may wait, and give way to those from another one',
    async () => {
      const address = newAddress();
      const flood = Array.from({ length: 200 }, (_, n) => guess(`crowd-${n}`, address));
      const others = await Promise.all(
        Array.from({ length: 10 }, () => signIn(identity.url, ADMIN, newAddress())),
      );
      expect(statusesOf(others)).toEqual(Array.from({ length: 10 }, () => 200));
      const answers = await Promise.all(flood);
      expect(countOf(429, answers)).toBeGreaterThan(100);
      expect(countOf(401, answers) + countOf(429, answers)).toBe(200);
    },
    SLOW_MS,
  );
});

/** The cookie of a known browser, in the answer to a sign-in or a change of password. */
function browserIn({ headers }: ApiAnswer): string {
  const value = /known-browser=([^;]+);/.exec(headers.get('set-cookie') ?? '')?.[1];
  if (!value) throw new Error('The answer sets no cookie of a known browser');
  return value;
}

describe('a known browser', () => {
  /** A user with a known browser, and an address from which no guess at them is accepted any more. */
  async function known() {
    const owner = await person(identity, root, 'admin');
    const credentials = { username: owner.username, password: PASSWORD };
    const answer = await signIn(identity.url, credentials, newAddress());
    const address = newAddress();
    for (let n = 0; n < 10; n += 1) await guess(owner.username, address);
    const tryFrom = async (browser: string, given = credentials) =>
      (await signIn(identity.url, given, address, { [BROWSER_COOKIE_HEADER]: browser })).status;
    return { owner, credentials, browser: browserIn(answer), token: tokenIn(answer), tryFrom };
  }

  test('counts its own failures, which are limited as well and refuse nobody else', async () => {
    const { owner, credentials, browser, tryFrom } = await known();
    const wrong = { ...credentials, password: 'a typing error' };
    for (let n = 0; n < 10; n += 1) expect(await tryFrom(browser, wrong)).toBe(401);
    expect(await tryFrom(browser)).toBe(429);
    expect((await signIn(identity.url, credentials, newAddress())).status).toBe(200);
    expect((await guess(owner.username, newAddress())).status).toBe(401);
  });

  test('says nothing of its person, and is one at each sign-in', async () => {
    const { owner, credentials, browser, tryFrom } = await known();
    const text = `${browser} ${Buffer.from(browser, 'base64url').toString('latin1')}`;
    expect(text).not.toContain(owner.username);
    expect(browser.split('.')).toHaveLength(3);
    const again = browserIn(await signIn(identity.url, credentials, newAddress()));
    expect(again).not.toBe(browser);
    expect([await tryFrom(browser), await tryFrom(again)]).toEqual([200, 200]);
  });

  test("is nobody else's, and cannot be made up", async () => {
    const [one, other] = [await known(), await known()];
    const [name = '', since = '', proof = ''] = one.browser.split('.');
    for (const browser of [
      other.browser,
      `${name}.${since}1.${proof}`,
      `${name}.${since}.${other.browser.split('.')[2]}`,
      `${name.toLowerCase()}.${since}.${proof}`,
      `${name}.${since}.`,
      name,
      '',
      'x'.repeat(4_000),
    ]) {
      expect([browser, await one.tryFrom(browser)]).toEqual([browser, 429]);
    }
    expect(await one.tryFrom(one.browser)).toBe(200);
  });

  test('is known no more once the password is another one, but the browser that set it is', async () => {
    const { credentials, browser, token, tryFrom } = await known();
    const password = 'another password of eight or more';
    const changed = await identity.as(token)('PUT', '/api/auth/password', {
      currentPassword: credentials.password,
      password,
      confirmPassword: password,
    });
    expect(changed.status).toBe(200);
    const present = { ...credentials, password };
    expect(await tryFrom(browser, present)).toBe(429);
    expect(await tryFrom(browserIn(changed), present)).toBe(200);
  });

  test('is known no more once a super administrator has set the password', async () => {
    const { owner, credentials, browser, tryFrom } = await known();
    const password = 'one that was set for them';
    const path = updateUser.path.replace(':id', String(owner.id));
    const set = await identity.as(root)('PUT', path, { password, confirmPassword: password });
    expect(set.status).toBe(200);
    expect(await tryFrom(browser, { ...credentials, password })).toBe(429);
  });
});
