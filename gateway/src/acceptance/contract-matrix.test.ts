import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { type Contract, DEFAULT_BODY_LIMIT, type Method } from '@slots/contracts/contract';
import { createApiKey, exchangeApiKey } from '@slots/contracts/identity/api-keys';
import { type KeyRight, keyRight, rightFor } from '@slots/contracts/key-rights';
import { contracts, mounts, publicContracts } from '@slots/contracts/registry';
import { serviceCredential } from '@slots/testing/test-identity';
import { KEY_REFUSED, roleAllows } from '@slots/tokens/claims';
import { signServiceCredential } from '@slots/tokens/service-credential';
import { type Received, send } from '../testing/send.ts';
import {
  type Caller,
  problem,
  ROLES,
  type SignedInSystem,
  startSignedInSystem,
  told,
} from '../testing/signed-in-system.ts';

// Every call of the table through the real gateway to the real services, and around the gateway to the
// service itself: who may make it, and what becomes of bodies that it must not take.

const CALLERS: readonly Caller[] = ['anonymous', ...ROLES];
const METHODS: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];
const NO_SUCH_ROUTE = 'There is nothing at this address.';

/** Values for path parameters; none is anything that exists. */
const NOTHING_THERE = ['999999', 'nothing-there', `${'0'.repeat(40)}-64`, `${'0'.repeat(32)}-160`];

/** The path of a call with parameters that it takes. */
function pathOf({ id, path, params }: Contract): string {
  return path.replaceAll(/:(\w+)/g, (_text, name: string) => {
    const schema = params?.shape[name];
    const value = NOTHING_THERE.find((candidate) => schema?.safeParse(candidate).success ?? true);
    if (value === undefined) throw new Error(`No value fits ${name} of ${id}.`);
    return value;
  });
}

/** The status that the contract refuses a caller with; undefined: let through. */
function refusalOf({ access }: Contract, caller: Caller): 401 | 403 | undefined {
  if (access === 'any') return undefined;
  if (access === 'internal' || caller === 'anonymous') return 401;
  return roleAllows(access, caller) ? undefined : 403;
}

/** The same for an API key of a super administrator, with all rights or with those of one owner. */
function keyRefusalOf(contract: Contract, rights: readonly KeyRight[]): 401 | 403 | undefined {
  const { access, peopleOnly } = contract;
  const right = rightFor(contract);
  if (access === 'internal') return 401;
  if (right !== null && rights.includes(right)) return undefined;
  return access === 'any' && !peopleOnly ? undefined : 403;
}

/** Keys of a super administrator: with every right, with all rights to read, and with those to casinos. */
const KEYS: Readonly<Record<string, readonly KeyRight[]>> = {
  all: keyRight.options,
  reading: keyRight.options.filter((right) => right.endsWith(':read')),
  casinos: ['casino:read', 'casino:write'],
};

/** Refused, failed, or let through with the owner's answer. */
function outcomeOf(answer: Received) {
  const { status } = answer;
  if (status === 401 || status === 403) return { outcome: 'refused', ...told(answer) };
  if (status >= 500) return { outcome: 'failed', ...told(answer) };
  if (status === 404 && answer.body.includes(NO_SUCH_ROUTE))
    return { outcome: 'not there', ...told(answer) };
  return { outcome: 'let through' };
}

const named = (contract: Contract) =>
  [`${contract.method} ${contract.path} (${contract.id})`, contract] as const;
const calls = publicContracts.map(named);
/** Those that a service answers, the calls between services included. */
const callsOfServices = contracts.filter(({ owner }) => owner !== 'gateway').map(named);
const writes = calls.filter(([, { method }]) => method !== 'GET');
const writesWithBody = writes.filter(([, { body }]) => body !== undefined);
const paths = [...new Map(publicContracts.map((contract) => [contract.path, contract]))];
/** Public reads that the gateway caches. */
const cachedReads = calls.filter(
  ([, { publicCache, params, query }]) =>
    publicCache !== undefined && !params && (query?.safeParse({}).success ?? true),
);

jest.setTimeout(60_000);

describe('every call through the gateway', () => {
  let system: SignedInSystem;
  let url = '';
  const keys: Record<string, string> = {};
  beforeAll(async () => {
    system = await startSignedInSystem();
    url = system.url;
    for (const [name, rights] of Object.entries(KEYS)) {
      const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
      const sent = {
        method: 'POST',
        path: createApiKey.path,
        headers: system.cookieOf('super_admin'),
      };
      const answer = await system.sendJson(sent, { name, rights, expiresAt });
      keys[name] = createApiKey.responses[201].parse(answer.json()).key;
    }
  }, 180_000);
  afterAll(() => system.stop());

  test.each(calls.filter(([, { id }]) => id !== 'auth.session'))(
    '%s is open to the API keys that have a right to it',
    async (_name, contract) => {
      for (const [name, rights] of Object.entries(KEYS)) {
        const headers = { Authorization: `Bearer ${keys[name]}` };
        const sent = { method: contract.method, path: pathOf(contract), headers };
        const writesBody = contract.body !== undefined && contract.method !== 'GET';
        const answer = await (writesBody ? system.sendJson(sent, {}) : send(url, sent));
        const refusal = keyRefusalOf(contract, rights);
        const [seen, due] =
          refusal === undefined
            ? [outcomeOf(answer), { outcome: 'let through' }]
            : [told(answer), problem(answer, refusal, { message: KEY_REFUSED })];
        expect({ name, ...seen }).toEqual({ name, ...due });
      }
    },
  );

  async function call(contract: Contract, caller: Caller): Promise<Received> {
    const sent = {
      method: contract.method,
      path: pathOf(contract),
      headers: system.cookieOf(caller),
    };
    const writesBody = contract.body !== undefined && contract.method !== 'GET';
    const answer = await (writesBody ? system.sendJson(sent, {}) : send(url, sent));
    if (contract.id === 'auth.logout' && caller !== 'anonymous') {
      await system.signInAgain(caller);
    }
    return answer;
  }

  /** As a super administrator, so that nothing but the body can be wrong. */
  function write(contract: Contract, type: string, body: string | Buffer): Promise<Received> {
    const headers = {
      ...system.cookieOf('super_admin'),
      'Content-Type': type,
      // Node tells no length of a DELETE's body by itself.
      'Content-Length': String(Buffer.byteLength(body)),
    };
    return send(url, { method: contract.method, path: pathOf(contract), headers, body });
  }

  test.each(calls.filter(([, { id }]) => id !== 'auth.session'))(
    '%s is open to those it is for, and to nobody else',
    async (_name, contract) => {
      for (const caller of CALLERS) {
        const answer = await call(contract, caller);
        const refusal = refusalOf(contract, caller);
        const [seen, due] =
          refusal === undefined
            ? [outcomeOf(answer), { outcome: 'let through' }]
            : [told(answer), problem(answer, refusal)];
        expect({ caller, ...seen }).toEqual({ caller, ...due });
      }
    },
  );

  describe('around the gateway', () => {
    /** Callers of a service besides people: another service, and impostors. */
    const servicesFor = (owner: string): readonly (readonly [string, string])[] => [
      ['a service', serviceCredential('gateway', owner)],
      ['a service that was let in elsewhere', serviceCredential('gateway', 'elsewhere')],
      [
        'a service with a secret of its own',
        signServiceCredential({
          from: 'gateway',
          to: owner,
          secrets: ['a-secret-that-is-another-one'],
        }),
      ],
    ];

    /** The token that the gateway gets for a key: a new one each time, since some calls end what was begun with it. */
    async function tokenOf(key: string): Promise<string> {
      const hash = createHash('sha256').update(key).digest('base64url');
      const headers = { Authorization: `Bearer ${serviceCredential('gateway', 'identity')}` };
      const answer = await send(system.urlOf('identity'), {
        method: 'POST',
        path: exchangeApiKey.path,
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ hash, address: '192.0.2.1' }),
      });
      return exchangeApiKey.responses[200].parse(answer.json()).token;
    }

    async function callService(contract: Contract, headers: Readonly<Record<string, string>>) {
      const { owner, method } = contract;
      if (owner === 'gateway') throw new Error('The gateway is no service.');
      const sent = { method, path: pathOf(contract), headers };
      if (contract.body === undefined) return send(system.urlOf(owner), sent);
      const json = { ...headers, 'Content-Type': 'application/json', 'Content-Length': '2' };
      return send(system.urlOf(owner), { ...sent, headers: json, body: '{}' });
    }

    test.each(callsOfServices.filter(([, { id }]) => id !== 'auth.session'))(
      '%s is open to the same, by the service alone',
      async (_name, contract) => {
        const outcomes: Record<string, unknown> = {};
        const due: Record<string, unknown> = {};
        for (const caller of CALLERS) {
          const answer = await callService(contract, system.bearerOf(caller));
          const refusal = refusalOf(contract, caller);
          outcomes[caller] = refusal === undefined ? outcomeOf(answer) : answer.status;
          due[caller] = refusal ?? { outcome: 'let through' };
          if (contract.id === 'auth.logout' && caller !== 'anonymous') {
            await system.signInAgain(caller);
          }
        }
        for (const [name, rights] of Object.entries(KEYS)) {
          const Authorization = `Bearer ${await tokenOf(keys[name] ?? '')}`;
          const answer = await callService(contract, { Authorization });
          const refusal = keyRefusalOf(contract, rights);
          outcomes[name] = refusal === undefined ? outcomeOf(answer) : answer.status;
          due[name] = refusal ?? { outcome: 'let through' };
        }
        for (const [who, credential] of servicesFor(contract.owner)) {
          const answer = await callService(contract, { Authorization: `Bearer ${credential}` });
          const isOpen =
            contract.access === 'any' || (contract.access === 'internal' && who === 'a service');
          outcomes[who] = isOpen ? outcomeOf(answer) : answer.status;
          due[who] = isOpen ? { outcome: 'let through' } : 401;
        }
        expect(outcomes).toEqual(due);
      },
    );

    test.each(mounts)('everything under $path is for $access alone', async ({ owner, path }) => {
      const statuses: Record<string, number> = {};
      for (const caller of CALLERS) {
        const sent = { path: `${path}/api/queues`, headers: system.bearerOf(caller) };
        statuses[caller] = (await send(system.urlOf(owner), sent)).status;
      }
      const Authorization = `Bearer ${await tokenOf(keys['all'] ?? '')}`;
      const sent = { path: `${path}/api/queues`, headers: { Authorization } };
      statuses['key'] = (await send(system.urlOf(owner), sent)).status;
      expect(statuses).toEqual({
        anonymous: 401,
        user: 403,
        admin: 403,
        super_admin: 200,
        key: 403,
      });
    });
  });

  test('GET /api/auth/session tells who is signed in, and 401 when nobody is', async () => {
    const path = '/api/auth/session';
    const nobody = await send(url, { path });
    expect(told(nobody)).toEqual(problem(nobody, 401));
    for (const role of ROLES) {
      const answer = await send(url, { path, headers: system.cookieOf(role) });
      expect(answer.json()).toEqual({ id: expect.any(Number), username: `the-${role}`, role });
    }
  });

  test.each(paths)('%s answers a wrong method with 405 and the right ones', async (path, one) => {
    const known = publicContracts.filter((contract) => contract.path === path);
    const right = [...new Set(known.map(({ method }) => method))].sort();
    for (const method of METHODS.filter((other) => !right.includes(other))) {
      const answer = await send(url, { method, path: pathOf(one) });
      const allow = String(answer.headers.allow).split(', ');
      expect({ method, ...told(answer) }).toEqual({ method, ...problem(answer, 405) });
      expect(allow.filter((allowed) => allowed !== 'HEAD').sort()).toEqual(right);
    }
  });

  test.each(cachedReads)(
    '%s answers 304 to the ETag of its answer, as the document says',
    async (_name, { path }) => {
      const { headers } = await send(url, { path });
      const again = await send(url, { path, headers: { 'If-None-Match': String(headers.etag) } });
      expect(told(again)).toMatchObject({ status: 304 });
      const document: unknown = (await send(url, { path: '/api/openapi.json' })).json();
      const answer = { headers: { ETag: expect.anything() } };
      expect(document).toMatchObject({
        paths: { [path]: { get: { responses: { 200: answer, 304: answer } } } },
      });
    },
  );

  test.each(['/api', '/api/', '/api/nothing', '/api/users/1/x', '/API/users', '/api/casinos/'])(
    '%s is not there, whoever asks and however',
    async (path) => {
      const tries = METHODS.flatMap((method) => [
        { method, path },
        { method, path, headers: system.cookieOf('super_admin') },
      ]);
      for (const sent of tries) {
        const answer = await send(url, sent);
        expect({ ...sent, ...told(answer) }).toEqual({ ...sent, ...problem(answer, 404) });
      }
    },
  );

  test.each(writesWithBody)('%s refuses what is no JSON with 400', async (_name, contract) => {
    const answer = await write(contract, 'application/json', '{"a":');
    expect(told(answer)).toEqual(problem(answer, 400));
  });

  test.each(writesWithBody)('%s refuses another content type with 415', async (_name, contract) => {
    const answer = await write(contract, 'application/xml', '{}');
    expect(told(answer)).toEqual(problem(answer, 415));
  });

  test.each(writes)('%s refuses a body over its limit with 413', async (_name, contract) => {
    const tooLarge = Buffer.alloc((contract.bodyLimit ?? DEFAULT_BODY_LIMIT) + 1, ' ');
    tooLarge.write('{}');
    const answer = await write(contract, 'application/json', tooLarge);
    expect(told(answer)).toEqual(problem(answer, 413));
  });

  test.each(writesWithBody)('%s refuses an unknown field and names it', async (_name, contract) => {
    const answer = await write(contract, 'application/json', '{"no_such_field":1}');
    const named: unknown = expect.arrayContaining([
      { path: 'no_such_field', message: expect.any(String) },
    ]);
    expect(told(answer)).toEqual(problem(answer, 400, { errors: named }));
  });
});
