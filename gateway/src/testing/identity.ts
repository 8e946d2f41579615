import { createHash } from 'node:crypto';
import { json } from 'node:stream/consumers';
import { noteActivity } from '@slots/contracts/activity';
import type { BodyOf } from '@slots/contracts/contract';
import { serve } from '@slots/testing/serve';
import {
  startTestIdentity,
  TEST_SERVICE_SECRET,
  type TestIdentity,
} from '@slots/testing/test-identity';
import { verifyServiceCredential } from '@slots/tokens/service-credential';
import { z } from 'zod';
import { echo } from './upstream.ts';

/** Identity as the gateway sees it: keys, renewal, sessions' states; everything else is an echo. */
export interface SessionIdentity {
  readonly url: string;
  readonly tokenFor: TestIdentity['tokenFor'];
  readonly revoked: Set<string>;
  /** Sessions that are over without having been revoked: identity says so only when it is asked. */
  readonly ended: Set<string>;
  /** The renewed token of each token; one that is not here is refused. */
  readonly renewals: Map<string, string>;
  /** The token of each API key, by the key. */
  readonly apiKeys: Map<string, string>;
  /** Exports and imports that it was told of, oldest first. */
  readonly notes: BodyOf<typeof noteActivity>[];
  /** Paths under /internal that were called, oldest first. */
  readonly calls: string[];
  /** While true every call is answered with 503. */
  away: boolean;
  /** Renewals wait for it. */
  heldRenewals: Promise<void> | undefined;
  /** Once true no key is published any more. */
  keysThrownAway: boolean;
  stop(): Promise<void>;
}

const hashOf = (key: string) => createHash('sha256').update(key).digest('base64url');

const exchangeBody = z.object({ hash: z.string() });
const renewBody = z.object({ token: z.string() });

export async function startSessionIdentity(): Promise<SessionIdentity> {
  const keys = await startTestIdentity();
  const server = await serve(async (request, response) => {
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const path = request.url ?? '';
    if (identity.away) {
      answer(503, {});
      return;
    }
    if (!path.startsWith('/internal/')) {
      echo(request, response);
      return;
    }
    identity.calls.push(path);
    if (path === '/internal/jwks') {
      const published = await (await fetch(`${keys.url}${path}`)).json();
      answer(200, identity.keysThrownAway ? { keys: [] } : published);
      return;
    }
    verifyServiceCredential(request.headers.authorization?.slice('Bearer '.length) ?? '', {
      to: 'identity',
      secrets: [TEST_SERVICE_SECRET],
    });
    if (path === '/internal/revocations') {
      answer(200, { sessionIds: [...identity.revoked] });
    } else if (path === '/internal/sessions/renew') {
      const { token } = renewBody.parse(await json(request));
      await identity.heldRenewals;
      const renewed = identity.renewals.get(token);
      if (renewed === undefined) answer(401, { type: 'about:blank', title: 'Unauthorized' });
      else answer(200, { token: renewed });
    } else if (path === '/internal/api-keys/exchange') {
      const { hash } = exchangeBody.parse(await json(request));
      const token = [...identity.apiKeys].find(([key]) => hashOf(key) === hash)?.[1];
      if (token === undefined) answer(401, { type: 'about:blank', title: 'Unauthorized' });
      else answer(200, { token });
    } else if (path === noteActivity.path) {
      identity.notes.push(noteActivity.body.parse(await json(request)));
      answer(200, { message: 'Noted.' });
    } else {
      const id = path.slice('/internal/sessions/'.length);
      answer(200, { live: !identity.revoked.has(id) && !identity.ended.has(id) });
    }
  });
  const identity: SessionIdentity = {
    url: server.url,
    tokenFor: keys.tokenFor,
    revoked: new Set(),
    ended: new Set(),
    renewals: new Map(),
    apiKeys: new Map(),
    notes: [],
    calls: [],
    away: false,
    heldRenewals: undefined,
    keysThrownAway: false,
    async stop() {
      await Promise.all([server.stop(), keys.stop()]);
    },
  };
  return identity;
}
