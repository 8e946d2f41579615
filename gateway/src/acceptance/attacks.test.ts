import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type Contract, DEFAULT_BODY_LIMIT } from '@slots/contracts/contract';
import { contracts, publicContracts } from '@slots/contracts/registry';
import { forgedTokens } from '@slots/testing/forged-tokens';
import { TEST_SERVICE_SECRET } from '@slots/testing/test-identity';
import { TEST_ADMIN } from '@slots/testing/whole-system';
import { type Received, type SentRequest, send, sendRaw } from '../testing/send.ts';
import { ROLES, type SignedInSystem, startSignedInSystem } from '../testing/signed-in-system.ts';

// Attacks from outside on the real gateway before the real services. Each attack is
// made from the contracts where that is possible, so that a new call is attacked as well.

/** A call of each service that requires a session. */
const CLOSED = [
  ['identity', '/api/users'],
  ['casino', '/api/casinos'],
  ['affiliate', '/api/affiliates'],
  ['catalog', '/api/games'],
] as const;

const pathOf = ({ path }: Contract) => path.replaceAll(/:\w+/g, '1');
const titled = (some: readonly Contract[]) =>
  some.map((contract) => [`${contract.method} ${contract.path}`, contract] as const);
const writesWithBody = publicContracts.filter(
  ({ method, body }) => method !== 'GET' && body !== undefined,
);

/** Other spellings of a path, which one reader takes for the path and another does not. */
function spellingsOf(path: string): readonly string[] {
  const [, api = '', first = '', ...rest] = path.split('/');
  const tail = rest.map((segment) => `/${segment}`).join('');
  const hex = (text: string) =>
    text.replace(/./g, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
  return [
    `/${api.toUpperCase()}/${first}${tail}`,
    `/${api}/${first.toUpperCase()}${tail}`,
    `/${api}/${hex(first)}${tail}`,
    `/${hex(api)}/${first}${tail}`,
    `/${api}/${hex(first).replaceAll('%', '%25')}${tail}`,
    `/${api}/${first}${tail}/`,
    `/${api}//${first}${tail}`,
    `//${api}/${first}${tail}`,
    `/${api}/./${first}${tail}`,
    `/${api}/public/../${first}${tail}`,
    `/${api}/public/%2e%2e/${first}${tail}`,
    `/${api}/public/..%2f${first}${tail}`,
    `/${api}/public/..%5c${first}${tail}`,
    `/${api}/public/%252e%252e/${first}${tail}`,
    `/${api}/public/games/..;/../../${first}${tail}`,
    `/${api}/${first};a=b${tail}`,
    `/${api}/${first}${tail};/`,
    `/${api}%2f${first}${tail}`,
    `/${api}%5c${first}${tail}`,
    `/${api}\\${first}${tail}`,
    `/${api}/${first}${tail}%00`,
    `/${api}/${first}${tail}%0a`,
    `/${api}/${first}${tail}%20`,
    `/${api}/${first}${tail}.json`,
    `/${api}/${first}${tail}#/api/countries`,
    `/${api}/${first}${tail}%23`,
    `/${api}/${first}${tail}%3f`,
    `/${api}/%c0%ae%c0%ae/${first}${tail}`,
    `http://127.0.0.1/${api}/${first}${tail}`,
    `/internal/../${api}/${first}${tail}`,
    `/${api}/countries/../${first}${tail}`,
    `/healthz/../${api}/${first}${tail}`,
  ];
}

jest.setTimeout(60_000);

describe('the system', () => {
  let system: SignedInSystem;
  beforeAll(async () => {
    system = await startSignedInSystem({ RATE_LIMIT_PROFILE: 'load' }, { games: 2 });
  }, 180_000);
  afterAll(() => system.stop());

  const asSuper = (sent: SentRequest): SentRequest => ({
    ...sent,
    headers: { ...system.cookieOf('super_admin'), ...sent.headers },
  });

  test('takes nobody for a super administrator by a token that identity has not signed', async () => {
    const [, token = ''] = system.cookieOf('user')['Cookie']?.split('=') ?? [];
    const forged = await forgedTokens(token, {
      identityUrl: system.urlOf('identity'),
      serviceSecret: TEST_SERVICE_SECRET,
    });
    const demo = (await send(system.url, { path: '/api/game-token' })).json();
    const letIn: string[] = [];
    for (const [title, one] of [...forged, ['of a demo', String(demo['token'])]] as const) {
      const headers = { Cookie: `token=${one}` };
      for (const path of ['/api/auth/session', ...CLOSED.map(([, path]) => path)]) {
        const { status } = await send(system.url, { path, headers });
        if (status !== 401) letIn.push(`${title}: ${path} ${status}`);
      }
      for (const [name, path] of CLOSED) {
        const url = system.urlOf(name);
        const { status } = await send(url, { path, headers: { Authorization: `Bearer ${one}` } });
        if (status !== 401) letIn.push(`${title}: ${name} ${status}`);
      }
    }
    expect(letIn).toEqual([]);
    expect(forged).toHaveLength(47);
  });

  test('opens nothing by another spelling of its address', async () => {
    const opened: string[] = [];
    let tried = 0;
    for (const contract of contracts.filter(({ access }) => access !== 'any')) {
      const { method, access } = contract;
      const caller = access === 'staff' ? 'anonymous' : 'user';
      const headers = system.cookieOf(caller);
      const spellings = spellingsOf(pathOf(contract));
      tried += spellings.length;
      const answers = spellings.map(async (path) => {
        const { status } = await send(system.url, { method, path, headers });
        const fine = [400, 401, 403, 404, 405].includes(status);
        if (!fine) opened.push(`${method} ${path} ${status}`);
      });
      await Promise.all(answers);
    }
    expect(opened).toEqual([]);
    const closed = contracts.filter(({ access }) => access !== 'any');
    expect(tried).toBe(32 * closed.length);
  });

  test.each(titled(writesWithBody))(
    '%s lets no body reach a prototype',
    async (_title, contract) => {
      const { method, urlEncoded } = contract;
      // Programs send such calls whatever fields they have: unknown ones are ignored, and the address is no good.
      const refusals = urlEncoded ? [400, 404] : [400];
      for (const key of ['__proto__', 'constructor', 'prototype']) {
        for (const value of ['{"polluted":"yes"}', '{"prototype":{"polluted":"yes"}}', '"yes"']) {
          const answer = await send(
            system.url,
            asSuper({
              method,
              path: pathOf(contract),
              headers: { 'Content-Type': 'application/json' },
              body: `{"${key}":${value}}`,
            }),
          );
          const refused = refusals.includes(answer.status);
          expect({ key, value, refused }).toEqual({ key, value, refused: true });
        }
      }
      const { body } = await send(system.url, { path: '/api/countries' });
      expect(body).not.toContain('polluted');
    },
  );

  test.each([
    ['81.2.69.142', 'GB'],
    ['81.2.69.142, 127.0.0.1', 'GB'],
    ['81.2.69.142, ::1, 127.0.0.2', 'GB'],
    ['81.2.69.142, 8.8.8.8', 'US'],
    ['81.2.69.142, 8.8.8.8, ::1', 'US'],
  ])('believes this machine alone about an address: %s', async (addresses, code) => {
    const headers = { 'X-Forwarded-For': addresses };
    const answer = await send(system.url, { path: '/api/geo-detect', headers });
    expect(answer.json()).toMatchObject({ code });
  });

  test('takes no body that is small on the way and large inside', async () => {
    const large = Buffer.from(`{"name":"${'a'.repeat(200 * DEFAULT_BODY_LIMIT)}"}`);
    const packed = {
      gzip: gzipSync(large),
      deflate: deflateSync(large),
      br: brotliCompressSync(large),
    };
    for (const [encoding, body] of Object.entries(packed)) {
      expect(body.length).toBeLessThan(DEFAULT_BODY_LIMIT);
      const answer = await send(
        system.url,
        asSuper({
          method: 'POST',
          path: '/api/casinos',
          headers: {
            'Content-Type': 'application/json',
            'Content-Encoding': encoding,
            'Content-Length': String(body.length),
          },
          body,
        }),
      );
      expect({ encoding, status: answer.status }).toEqual({ encoding, status: 413 });
    }
  });

  test('lets no page of another origin read an answer, and answers no preflight', async () => {
    const told: string[] = [];
    const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'GET' };
    for (const contract of publicContracts) {
      for (const method of ['GET', 'OPTIONS']) {
        if (contract.events) continue;
        const sent = { method, path: pathOf(contract), headers };
        const answer = await send(system.url, asSuper(sent));
        const open = Object.keys(answer.headers).filter((name) =>
          name.startsWith('access-control'),
        );
        if (open.length > 0) told.push(`${method} ${contract.path}: ${open.join()}`);
        if (method === 'OPTIONS' && answer.status !== 405) told.push(`${contract.path} ${method}`);
      }
    }
    expect(told).toEqual([]);
  });

  test('lets a line end in no header, wherever it is sent', async () => {
    const breaks = ['%0d%0aX-Evil:%20yes', '%0aX-Evil:yes', '%E5%98%8D%E5%98%8AX-Evil:yes'];
    const addresses = breaks.flatMap((text) => [
      `/${text}`,
      `/free-to-play/${text}`,
      `/api/public/games/${text}`,
      `/api/public/games?seed=${text}&random=true`,
      `/api/casinos/slug/${text}`,
      `/api/search?q=${text}`,
      `/api/games/1/preview?x=${text}`,
      `/api/game-token?game=1&x=${text}`,
      `/api/direct-sql?query=${text}`,
    ]);
    for (const path of addresses) {
      const { headers, status } = await send(system.url, asSuper({ path }));
      expect({ path, evil: headers['x-evil'], failed: status === 500 }).toEqual({
        path,
        evil: undefined,
        failed: false,
      });
    }
    for (const name of ['X-Request-Id', 'User-Agent', 'Idempotency-Key', 'If-Match', 'Prefer']) {
      const answer = await sendRaw(
        system.url,
        `GET /api/countries HTTP/1.1\r\nHost: a\r\n${name}: a\nX-Evil: yes\r\nConnection: close\r\n\r\n`,
      );
      expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    }
  });

  test('keeps what only one person may see out of every cache', async () => {
    const kept: string[] = [];
    for (const contract of publicContracts) {
      if (contract.method !== 'GET' || contract.events || contract.access === 'any') continue;
      const answer: Received = await send(system.url, asSuper({ path: pathOf(contract) }));
      const control = String(answer.headers['cache-control']);
      if (!/no-store|private|no-cache/.test(control)) kept.push(`${contract.path}: ${control}`);
    }
    expect(kept).toEqual([]);
  });

  test('takes as long to refuse a name that nobody has as one that somebody has', async () => {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    async function refuse(kind: 'known' | 'unknown', username: string, at: number): Promise<void> {
      const startedAt = performance.now();
      const answer = await system.sendJson(
        {
          method: 'POST',
          path: '/api/auth/login',
          headers: { 'X-Forwarded-For': `198.51.100.${at}` },
        },
        { username, password: 'not-the-password' },
      );
      times[kind].push(performance.now() - startedAt);
      expect(answer.status).toBe(401);
    }
    for (let round = 0; round < 8; round += 1) {
      for (const [at, role] of ROLES.entries()) {
        await refuse('known', `the-${role}`, 3 * round + at);
        await refuse('unknown', `nobody-${round}-${at}`, 100 + 3 * round + at);
      }
    }
    const middle = (of: number[]) => of.sort((a, b) => a - b)[Math.floor(of.length / 2)] ?? 0;
    // A password that is not checked at all is answered five times as fast.
    const ratio = middle(times.known) / middle(times.unknown);
    expect(ratio).toBeGreaterThan(0.6);
    expect(ratio).toBeLessThan(1.7);
  });

  // After all of the above.
  test('has written no password, token, cookie or secret into its logs', async () => {
    const [, token = ''] = system.cookieOf('super_admin')['Cookie']?.split('=') ?? [];
    const logs = system.logs();
    expect(logs.length).toBeGreaterThan(0);
    const secrets = [TEST_ADMIN.password, TEST_SERVICE_SECRET, token, token.split('.')[2] ?? token];
    expect(secrets.filter((secret) => logs.includes(secret))).toEqual([]);
    expect(logs).not.toMatch(/argon2id\$|-----BEGIN|Bearer ey|token=ey/);
  });

  test('has let no text that was sent make a line of its own in its logs', async () => {
    const forged = 'x\r\n{"level":"error","msg":"forged"}\nforged';
    await send(system.url, { path: `/api/public/games/${encodeURIComponent(forged)}` });
    await send(system.url, { path: '/api/public/games', headers: { 'User-Agent': 'forged' } });
    const login = { method: 'POST', path: '/api/auth/login' };
    await system.sendJson(login, { username: forged, password: forged });
    const lines = system.logs().trimEnd().split('\n');
    const made = lines.map((line): unknown => JSON.parse(line));
    expect(made.length).toBeGreaterThan(5);
    expect(made).not.toContainEqual(expect.objectContaining({ msg: 'forged' }));
  });
});
