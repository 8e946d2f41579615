import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { beginAgeCheck, endAgeCheck } from '@slots/contracts/catalog/age-checks';
import { BROWSER_COOKIE_HEADER } from '@slots/contracts/contract';
import { parseSettings } from '@slots/env/env';
import { createLogger } from '@slots/logger/logger';
import { type OpenidProvider, startOpenidProvider } from '@slots/testing/openid-provider';
import jwt from 'jsonwebtoken';
import { startCatalog } from '../app.ts';
import { type CatalogUnderTest, startCatalogUnderTest } from '../catalog-under-test.ts';
import { serverSettings } from '../env.ts';

const SITE = 'https://www.slots.example';
const RETURN_TO = '/free-to-play/a-game';
const OVER = {
  status: 410,
  body: {
    message:
      'This age check has expired, or was started in another browser. Please start it again.',
  },
};
const NOT_PROVEN = { status: 403, body: { message: 'Your age could not be verified.' } };
const AWAY = {
  status: 503,
  body: { detail: 'The provider of age checks cannot be reached at the moment.' },
};

/** A check that was begun: where it leads, and the cookie of the browser that began it. */
interface Begun {
  readonly url: string;
  readonly cookie: string;
}

/** The catalog with a provider of its own. */
async function startWith(
  options: Parameters<typeof startOpenidProvider>[0] = {},
  env: Readonly<Record<string, string>> = {},
) {
  const provider = await startOpenidProvider(options);
  provider.open(`${SITE}/age-check`);
  const catalog = await startCatalogUnderTest({
    games: 1,
    env: { ...provider.settings, PUBLIC_ORIGIN: SITE, ...env },
  });
  const post = (path: string, body: object, cookie?: string) =>
    catalog.call('POST', path, {
      as: null,
      body,
      ...(cookie !== undefined && { headers: { [BROWSER_COOKIE_HEADER]: cookie } }),
    });
  return {
    provider,
    catalog,
    post,
    async begin(cookie?: string): Promise<Begun> {
      const answer = await post(beginAgeCheck.path, { returnTo: RETURN_TO }, cookie);
      const [line = ''] = answer.headers.getSetCookie();
      return {
        url: beginAgeCheck.responses[201].parse(answer.body).url,
        cookie: /^__Host-age-check=([^;]+)/.exec(line)?.[1] ?? '',
      };
    },
    /** Ends a check with the address that the visitor came back to. */
    end(back: URL, cookie: string | undefined) {
      const { state = '', ...answer } = Object.fromEntries(back.searchParams);
      return post(endAgeCheck.path, { state, answer }, cookie);
    },
    async close() {
      await catalog.close();
      await provider.close();
    },
  };
}

type Started = Awaited<ReturnType<typeof startWith>>;

describe('an OpenID provider', () => {
  let system: Started;
  let provider: OpenidProvider;
  let catalog: CatalogUnderTest;
  beforeAll(async () => {
    system = await startWith();
    ({ provider, catalog } = system);
  });
  afterAll(() => system.close());

  test('sends who is of age back to a proof that says nothing else, and the cookie is gone', async () => {
    const begun = await system.begin();
    const back = await provider.signIn(begun.url, 'adult');
    expect(back.origin + back.pathname).toBe(`${SITE}/age-check`);
    const ended = await system.end(back, begun.cookie);
    expect(ended).toMatchObject({ status: 200, body: { returnTo: RETURN_TO, expiresIn: 86_400 } });
    expect(ended.headers.getSetCookie()).toEqual([
      '__Host-age-check=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0; Secure',
    ]);
    const { proof } = endAgeCheck.responses[200].parse(ended.body);
    expect(Object.keys(Object(jwt.decode(proof))).toSorted()).toEqual(['aud', 'exp', 'iat']);
  });

  test('is asked with PKCE, state and nonce, for one claim, and learns of no page', async () => {
    const answer = await system.post(beginAgeCheck.path, { returnTo: RETURN_TO });
    const { url } = beginAgeCheck.responses[201].parse(answer.body);
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      response_type: 'code',
      client_id: 'the-site',
      redirect_uri: `${SITE}/age-check`,
      scope: 'openid',
      state: expect.stringMatching(/^[\w.-]+$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    });
    const readable = new URL(url).searchParams
      .get('state')
      ?.split('.')
      .map((part) => Buffer.from(part, 'base64url').toString('latin1'))
      .join(' ');
    expect(readable).not.toContain('a-game');
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-age-check=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=900; Secure$/,
      ),
    ]);
  });

  test('is told from any replica, and by each of two tabs', async () => {
    const first = await system.begin();
    const second = await system.begin(first.cookie);
    expect(second.cookie).toBe(first.cookie);
    const replica = await catalog.startReplica();
    for (const { url, cookie } of [first, second]) {
      const { state = '', ...answer } = Object.fromEntries(
        (await provider.signIn(url, 'adult')).searchParams,
      );
      const ended = await fetch(`${replica}${endAgeCheck.path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', [BROWSER_COOKIE_HEADER]: cookie },
        body: JSON.stringify({ state, answer }),
      });
      expect(ended.status).toBe(200);
    }
  });

  test.each(['minor', 'misspelt', 'unknown', 'nobody'] as const)(
    'proves nothing of %s',
    async (person) => {
      const begun = await system.begin();
      const back = await provider.signIn(begun.url, person);
      expect(await system.end(back, begun.cookie)).toMatchObject(NOT_PROVEN);
    },
  );

  test('proves nothing by a code for another nonce', async () => {
    const begun = await system.begin();
    const forged = new URL(begun.url);
    forged.searchParams.set('nonce', 'of-somebody-else');
    const back = await provider.signIn(forged.href, 'adult');
    expect(await system.end(back, begun.cookie)).toMatchObject(NOT_PROVEN);
  });

  test.each([
    ['nothing', {}],
    ['an error', { error: 'consent_required' }],
    ['another issuer', { code: 'x', iss: 'https://evil.example' }],
  ])('proves nothing by an address with %s', async (_case, answer) => {
    const { url, cookie } = await system.begin();
    const state = new URL(url).searchParams.get('state') ?? '';
    const ended = await system.post(endAgeCheck.path, { state, answer }, cookie);
    expect(ended).toMatchObject(NOT_PROVEN);
  });

  test.each([
    ['made up', (state: string) => state.replace(/.{9}$/, 'forgery-x')],
    ['of another kind', () => jwt.sign({ returnTo: '/' }, 'a-secret-of-somebody-else')],
    ['no word of ours', () => 'x'],
  ])('is not asked about a state that is %s', async (_case, forge) => {
    const begun = await system.begin();
    const back = await provider.signIn(begun.url, 'adult');
    const forged = new URL(back);
    forged.searchParams.set('state', forge(back.searchParams.get('state') ?? ''));
    expect(await system.end(forged, begun.cookie)).toMatchObject(OVER);
    // The code was not used up: the check itself is still good.
    expect(await system.end(back, begun.cookie)).toMatchObject({ status: 200 });
  });

  test.each([
    ['another one', async () => (await system.begin()).cookie],
    ['one without the cookie', async () => undefined],
  ])('is not asked when a check comes back to %s than began it', async (_case, cookieOf) => {
    const { url, cookie } = await system.begin();
    const back = await provider.signIn(url, 'adult');
    expect(await system.end(back, await cookieOf())).toMatchObject(OVER);
    expect(await system.end(back, cookie)).toMatchObject({ status: 200 });
  });

  test('takes a code once, and for the check that it was given for', async () => {
    const [first, second] = [await system.begin(), await system.begin()];
    const back = await provider.signIn(first.url, 'adult');
    const stolen = new URL(back);
    stolen.searchParams.set('state', new URL(second.url).searchParams.get('state') ?? '');
    expect(await system.end(stolen, second.cookie)).toMatchObject(OVER);

    const again = await provider.signIn(second.url, 'adult');
    expect(await system.end(again, second.cookie)).toMatchObject({ status: 200 });
    expect(await system.end(again, second.cookie)).toMatchObject(OVER);
  });

  test('takes no code that has expired', async () => {
    const begun = await system.begin();
    const back = await provider.signIn(begun.url, 'adult');
    provider.expireCodes();
    expect(await system.end(back, begun.cookie)).toMatchObject(OVER);
  });
});

test.each(['by name', 'by token'] as const)(
  'a provider that is asked for the age %s tells it',
  async (age) => {
    const system = await startWith({ age });
    try {
      for (const [person, status] of [
        ['adult', 200],
        ['minor', 403],
        ['unknown', 403],
      ] as const) {
        const begun = await system.begin();
        const back = await system.provider.signIn(begun.url, person);
        expect((await system.end(back, begun.cookie)).status).toBe(status);
      }
    } finally {
      await system.close();
    }
  },
);

test('while the provider is away no check begins or ends, and it goes on when the provider is back', async () => {
  const system = await startWith();
  try {
    const begun = await system.begin();
    const back = await system.provider.signIn(begun.url, 'adult');
    const replica = await system.catalog.startReplica();
    await system.provider.goAway();
    expect(await system.end(back, begun.cookie)).toMatchObject(AWAY);
    const begin = () =>
      fetch(`${replica}${beginAgeCheck.path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ returnTo: RETURN_TO }),
      });
    expect((await begin()).status).toBe(503);
    await system.provider.comeBack();
    expect((await begin()).status).toBe(201);
    expect(await system.end(back, begun.cookie)).toMatchObject({ status: 200 });
  } finally {
    await system.close();
  }
});

test('an ID token that none of the keys of the provider has signed proves nothing', async () => {
  const system = await startWith();
  try {
    system.provider.forgeKeys();
    const begun = await system.begin();
    const back = await system.provider.signIn(begun.url, 'adult');
    expect(await system.end(back, begun.cookie)).toMatchObject(NOT_PROVEN);
  } finally {
    await system.close();
  }
});

test('a provider that does not know us as its client is as good as away', async () => {
  const system = await startWith({}, { AGE_OIDC_CLIENT_SECRET: 'another-one' });
  try {
    const begun = await system.begin();
    const back = await system.provider.signIn(begun.url, 'adult');
    expect(await system.end(back, begun.cookie)).toMatchObject(AWAY);
  } finally {
    await system.close();
  }
});

describe('the settings of an OpenID provider', () => {
  const SETTINGS = {
    AGE_OIDC_ISSUER: 'https://id.example/tenant/',
    AGE_OIDC_CLIENT_ID: 'the-site',
    AGE_OIDC_CLIENT_SECRET: 'secret',
    PUBLIC_ORIGIN: SITE,
  };
  let catalog: CatalogUnderTest;
  beforeAll(async () => {
    catalog = await startCatalogUnderTest({ games: 1 });
  });
  afterAll(() => catalog.close());

  const parse = (env: object) =>
    parseSettings(serverSettings, 'catalog', { ...catalog.env, AGE_PROVIDER: 'oidc', ...env });

  test('are complete with these four, and the claim has a name by default', () => {
    expect(parse(SETTINGS)).toMatchObject({
      ...SETTINGS,
      AGE_OIDC_CLAIM: 'age_over_18',
      AGE_OIDC_SCOPE: 'openid',
    });
  });

  test.each(Object.keys(SETTINGS))('without %s are refused by its name', (name) => {
    expect(() => parse({ ...SETTINGS, [name]: '' })).toThrow(
      new RegExp(`^catalog cannot start, its settings are wrong:\\n  ${name}: must be set`),
    );
  });

  test('are all named when none is there, and nobody asks for them without the provider', () => {
    expect(() => parse({})).toThrow(/ISSUER.*\n.*CLIENT_ID.*\n.*CLIENT_SECRET.*\n.*PUBLIC_ORIGIN/);
    expect(() => parse({ AGE_PROVIDER: 'test' })).not.toThrow();
  });

  test('with a claim that the law is not content with do not let it start', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'law-'));
    const LAW_FILE = join(folder, 'law.json');
    const fallback = { demo: 'age-gate', terms: 'optional' };
    const law = { default: fallback, DE: { demo: 'verified-age', minAge: 21 } };
    writeFileSync(LAW_FILE, JSON.stringify(law));
    const logger = createLogger({ name: 'catalog', level: 'silent' });
    const starting = startCatalog(parse({ ...SETTINGS, LAW_FILE }), logger);
    await expect(starting).rejects.toThrow('DE (21): AGE_OIDC_CLAIM cannot be age_over_18');
    rmSync(folder, { recursive: true });
  });

  test.each([
    ['http://id.example', 'AGE_OIDC_ISSUER: must be an https address'],
    ['id.example', 'AGE_OIDC_ISSUER'],
  ])('with the issuer %s are refused', (issuer, message) => {
    expect(() => parse({ ...SETTINGS, AGE_OIDC_ISSUER: issuer })).toThrow(message);
  });

  test.each(['http://127.0.0.1:3000', 'http://localhost:3000', 'http://[::1]:3000'])(
    'take %s, which is on this machine',
    (issuer) => {
      expect(parse({ ...SETTINGS, AGE_OIDC_ISSUER: issuer }).AGE_OIDC_ISSUER).toBe(issuer);
    },
  );

  test('with a scope that asks for no identity of OpenID are refused', () => {
    expect(() => parse({ ...SETTINGS, AGE_OIDC_SCOPE: 'age' })).toThrow('AGE_OIDC_SCOPE');
    expect(parse({ ...SETTINGS, AGE_OIDC_SCOPE: 'openid age' }).AGE_OIDC_SCOPE).toBe('openid age');
  });
});
