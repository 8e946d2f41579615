import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  REVOCATION_CHANNEL,
  revocationMessage,
  revokedSessions,
} from '@slots/contracts/identity/auth';
import { redisUrl } from '@slots/testing/databases';
import { createRedisGate } from '@slots/testing/gate';
import { until } from '@slots/testing/until';
import { tokenClaims } from '@slots/tokens/claims';
import { Redis } from 'ioredis';
import jwt from 'jsonwebtoken';
import {
  type IdentityUnderTest,
  signedIn,
  startIdentityUnderTest,
} from '../identity-under-test.ts';

/** The messages to gateways. Other tests publish on the same channel, so only our own sessions count. */
const heard: { at: number; sessionId: string }[] = [];
let beats = 0;
let listener: Redis;
let identity: IdentityUnderTest;

beforeAll(async () => {
  listener = new Redis(await redisUrl());
  await listener.subscribe(REVOCATION_CHANNEL);
  listener.on('message', (_channel, text) => {
    const message = revocationMessage.parse(JSON.parse(text));
    if (message.kind === 'beat') beats += 1;
    else for (const sessionId of message.sessionIds) heard.push({ at: Date.now(), sessionId });
  });
  identity = await startIdentityUnderTest();
  await identity.ready();
});
afterAll(async () => {
  await identity.close();
  listener.disconnect();
});

const sessionOf = (token: string) => tokenClaims.parse(jwt.decode(token)).sid;
const signOut = (at: IdentityUnderTest, token: string) => at.as(token)('POST', '/api/auth/logout');
const hears = (sessionId: string) => heard.filter((message) => message.sessionId === sessionId);

async function recent(at: IdentityUnderTest) {
  const answer = await at.gateway('GET', '/internal/revocations');
  return revokedSessions.responses[200].parse(answer.body).sessionIds;
}

describe('a revocation', () => {
  test('is heard within a second', async () => {
    const token = await signedIn(identity.url);
    const before = Date.now();
    await signOut(identity, token);
    const [message] = await until(() => {
      const messages = hears(sessionOf(token));
      expect(messages).not.toHaveLength(0);
      return messages;
    });
    expect((message?.at ?? Infinity) - before).toBeLessThan(1_000);
  });

  test('is told to a gateway that asks, for as long as its tokens could be used', async () => {
    const token = await signedIn(identity.url);
    const other = await signedIn(identity.url);
    await signOut(identity, token);
    expect(await recent(identity)).toContain(sessionOf(token));
    expect(await recent(identity)).not.toContain(sessionOf(other));
    expect((await identity.as()('GET', '/internal/revocations')).status).toBe(401);
  });

  test('made while Redis was away is heard when it is back', async () => {
    const gate = await createRedisGate(await redisUrl());
    const cutOff = await startIdentityUnderTest({ settings: { REDIS_URL: gate.url } });
    await cutOff.prepared;
    expect((await cutOff.as()('GET', '/internal/jwks')).status).toBe(200);
    const token = await signedIn(cutOff.url);
    expect((await signOut(cutOff, token)).status).toBe(200);
    expect(hears(sessionOf(token))).toHaveLength(0);
    expect(await recent(cutOff)).toContain(sessionOf(token));
    await gate.open();
    await until(() => expect(hears(sessionOf(token))).not.toHaveLength(0), { timeoutMs: 10_000 });
    await cutOff.close();
    await gate.shut();
  });

  test('noted by a replica that could not tell is told by another', async () => {
    const gate = await createRedisGate(await redisUrl());
    const cutOff = await startIdentityUnderTest({
      database: identity.database,
      settings: { REDIS_URL: gate.url },
    });
    await cutOff.prepared;
    const token = await signedIn(cutOff.url);
    await signOut(cutOff, token);
    await cutOff.close();
    await until(() => expect(hears(sessionOf(token))).not.toHaveLength(0));
  });
});

test('a beat comes several times a second, so that gateways know that they hear', async () => {
  const before = beats;
  await until(() => expect(beats).toBeGreaterThanOrEqual(before + 3), { timeoutMs: 1_500 });
});
