import { generateKeyPairSync, randomBytes } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from '@slots/processes/ports';
import { type Adapter, type AdapterPayload, Provider } from 'oidc-provider';
import { serve } from './serve.ts';

const CLIENT = { id: 'the-site', secret: 'a-secret-of-the-site-that-only-tests-use' } as const;
const CLAIM = 'age_over_18';

/** The provider's claims about age, by sign-in name. */
const AGES = {
  adult: { [CLAIM]: true },
  minor: { [CLAIM]: false },
  /** A text is not true. */
  misspelt: { [CLAIM]: 'true' },
  unknown: {},
} as const;
type Person = keyof typeof AGES;

const SIGN_IN = `<!doctype html><html lang="en"><title>Sign in</title><form method="post">
  <label>Name <input name="person"></label> <button>Sign in</button>
  <button name="cancel" value="yes">Cancel</button></form></html>`;
const INTERACTION = '/interaction/';

const KEY = { kid: 'the-only-one', use: 'sig' } as const;
const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

/**
 * A real OpenID provider on this machine, with a page on which people sign in by their name. Its issuer is at
 * `localhost`, which to a browser is another site than 127.0.0.1.
 * @param age which clients get the age: all in the ID token, those that ask for the claim by name, or those that ask
 * again with the access token
 */
export async function startOpenidProvider({
  age = 'to all',
}: {
  age?: 'to all' | 'by name' | 'by token';
} = {}) {
  let answer: RequestListener | undefined;
  let published: object | undefined;
  const handler: RequestListener = (request, response) => {
    if (published && request.url === '/jwks') {
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify(published));
    } else if (answer) answer(request, response);
    else response.writeHead(503).end();
  };
  const port = await freePort();
  let server = await serve(handler, port);
  const issuer = `http://localhost:${port}`;
  const { privateKey } = newKey();
  const records = createRecords();

  /** Sends people back to this address, which it takes as the site's only one. */
  function open(redirectUri: string): void {
    const provider = new Provider(issuer, {
      adapter: records.adapter,
      claims: age === 'by name' ? { openid: ['sub'], [CLAIM]: null } : { openid: ['sub', CLAIM] },
      clients: [
        { client_id: CLIENT.id, client_secret: CLIENT.secret, redirect_uris: [redirectUri] },
      ],
      conformIdTokenClaims: age !== 'to all',
      cookies: { keys: [randomBytes(32).toString('hex')] },
      features: {
        claimsParameter: { enabled: age === 'by name' },
        devInteractions: { enabled: false },
      },
      findAccount: (_context, id) => ({
        accountId: id,
        claims: () => ({
          sub: id,
          ...Object.entries(AGES).find(([person]) => person === id)?.[1],
        }),
      }),
      interactions: { url: (_context, { uid }) => `${INTERACTION}${uid}` },
      jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), ...KEY }] },
      // Consent is not asked for: the site asks for one claim.
      async loadExistingGrant({ oidc }) {
        const grant = new oidc.provider.Grant({
          accountId: oidc.session?.accountId,
          clientId: oidc.client?.clientId,
        });
        grant.addOIDCScope('openid');
        grant.addOIDCClaims([CLAIM]);
        await grant.save();
        return grant;
      },
      pkce: { required: () => true },
      ttl: {
        AccessToken: 60,
        AuthorizationCode: 60,
        Grant: 60,
        IdToken: 60,
        Interaction: 60,
        Session: 60,
      },
    });
    const answerOthers = provider.callback();

    async function interact(request: IncomingMessage, response: ServerResponse): Promise<void> {
      if (request.method === 'GET') {
        response.writeHead(200, { 'Content-Type': 'text/html' }).end(SIGN_IN);
        return;
      }
      const form = new URLSearchParams(await text(request));
      const result = form.has('cancel')
        ? { error: 'access_denied' }
        : { login: { accountId: form.get('person') ?? '' } };
      await provider.interactionFinished(request, response, result);
    }

    answer = (request, response) => {
      if (!request.url?.startsWith(INTERACTION)) void answerOthers(request, response);
      else interact(request, response).catch((error: unknown) => response.destroy(Object(error)));
    };
  }

  return {
    /** The settings that make it the provider of age checks. */
    settings: {
      AGE_PROVIDER: 'oidc',
      AGE_OIDC_ISSUER: issuer,
      AGE_OIDC_CLIENT_ID: CLIENT.id,
      AGE_OIDC_CLIENT_SECRET: CLIENT.secret,
    },
    open,
    signIn: (url: string, person: Person | 'nobody') => signIn(url, person, issuer),
    expireCodes: records.expireCodes,
    /** Publishes another key than the one that it signs with. */
    forgeKeys() {
      published = { keys: [{ ...newKey().publicKey.export({ format: 'jwk' }), ...KEY }] };
    },
    /** Cuts every connection and refuses new ones. */
    goAway: () => server.stop(),
    async comeBack() {
      server = await serve(handler, port);
    },
    close: () => server.stop(),
  };
}

export type OpenidProvider = Awaited<ReturnType<typeof startOpenidProvider>>;

/**
 * Follows the provider's pages as a browser would, signs in or cancels, and gives the first address that is not
 * the provider's.
 */
async function signIn(url: string, person: Person | 'nobody', issuer: string): Promise<URL> {
  const cookies = new Map<string, string>();
  const form = person === 'nobody' ? { cancel: 'yes' } : { person };
  let at = new URL(url);
  let body: URLSearchParams | null = null;
  while (at.origin === issuer) {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const sent: RequestInit = { method: body ? 'POST' : 'GET', body, headers: { cookie } };
    const answer: Response = await fetch(at, { ...sent, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (location === null && (answer.status !== 200 || body)) {
      throw new Error(`${at.pathname} answered ${answer.status}: ${await answer.text()}`);
    }
    body = location === null ? new URLSearchParams(form) : null;
    if (location !== null) at = new URL(location, at);
  }
  return at;
}

/** The provider's storage, in memory. */
function createRecords() {
  const records = new Map<string, AdapterPayload>();
  let codesExpire = false;

  class Records implements Adapter {
    readonly #kind: string;
    constructor(kind: string) {
      this.#kind = kind;
    }
    async upsert(id: string, payload: AdapterPayload) {
      records.set(`${this.#kind}:${id}`, payload);
    }
    async find(id: string) {
      const found = records.get(`${this.#kind}:${id}`);
      const expired = codesExpire && this.#kind === 'AuthorizationCode';
      return found && expired ? { ...found, exp: 1 } : found;
    }
    async findByUid(uid: string) {
      const ofKind = [...records].filter(([key]) => key.startsWith(`${this.#kind}:`));
      return ofKind.find(([, one]) => one.uid === uid)?.[1];
    }
    async findByUserCode() {
      return undefined;
    }
    async consume(id: string) {
      const found = await this.find(id);
      if (found) await this.upsert(id, { ...found, consumed: Math.floor(Date.now() / 1_000) });
    }
    async destroy(id: string) {
      records.delete(`${this.#kind}:${id}`);
    }
    async revokeByGrantId(grantId: string) {
      for (const [key, { grantId: own }] of records) if (own === grantId) records.delete(key);
    }
  }
  return {
    adapter: Records,
    /** Codes are too old from now on, also those that were given out. */
    expireCodes() {
      codesExpire = true;
    },
  };
}
