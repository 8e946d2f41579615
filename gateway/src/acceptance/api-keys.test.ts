import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createApiClient } from '@slots/api-client/client';
import { createWebhook } from '@slots/contracts/affiliate/webhooks';
import { exportActivity, listActivity } from '@slots/contracts/gateway/activity';
import { createApiKey, listAllApiKeys, listApiKeys } from '@slots/contracts/identity/api-keys';
import type { KeyRight } from '@slots/contracts/key-rights';
import { REPOSITORY } from '@slots/processes/repository';
import { serve } from '@slots/testing/serve';
import { until } from '@slots/testing/until';
import { Webhook } from 'standardwebhooks';
import { type Received, send } from '../testing/send.ts';
import {
  problem,
  type SignedInSystem,
  type StaffRole,
  startSignedInSystem,
  told,
} from '../testing/signed-in-system.ts';

// API keys through the real gateway: what they may do, and how they end.

const HOUR_MS = 3_600_000;
const inAnHour = () => new Date(Date.now() + HOUR_MS).toISOString();

/** Another program's address, which hears messages. */
async function startListener() {
  const heard: { headers: Record<string, string>; body: string }[] = [];
  const { host, stop } = await serve(async (request, response) => {
    const headers = Object.entries(request.headers).map(([name, value]) => [name, String(value)]);
    heard.push({ headers: Object.fromEntries(headers), body: await text(request) });
    response.writeHead(204).end();
  });
  return { heard, host, stop };
}

describe('an API key', () => {
  let system: SignedInSystem;
  let listener: Awaited<ReturnType<typeof startListener>>;
  beforeAll(async () => {
    listener = await startListener();
    system = await startSignedInSystem({ WEBHOOK_PRIVATE_HOSTS: listener.host });
  }, 180_000);
  afterAll(async () => {
    await system.stop();
    await listener.stop();
  });

  const as = (role: StaffRole) => ({ headers: system.cookieOf(role) });
  const withKey = (key: string, more: Readonly<Record<string, string>> = {}) => ({
    headers: { Authorization: `Bearer ${key}`, ...more },
  });

  async function newKey(
    role: StaffRole,
    rights: readonly KeyRight[],
    { name = 'A program', expiresAt = inAnHour() } = {},
  ) {
    const sent = { method: 'POST', path: createApiKey.path, ...as(role) };
    const answer = await system.sendJson(sent, { name, rights, expiresAt });
    return createApiKey.responses[201].parse(answer.json());
  }

  const read = (key: string, path = '/api/payment-methods') =>
    send(system.url, { path, ...withKey(key) });

  async function idOf(role: StaffRole): Promise<number> {
    const answer = await send(system.url, { path: '/api/auth/session', ...as(role) });
    return Number(Object(answer.json()).id);
  }

  const change = (id: number, body: object): Promise<Received> =>
    system.sendJson({ method: 'PUT', path: `/api/users/${id}`, ...as('super_admin') }, body);

  test('makes calls without cookie or origin, and what it writes is its owner’s', async () => {
    const { key, id } = await newKey('user', ['casino:write'], { name: 'Nightly prices' });
    expect(key).toMatch(/^slots_[\w-]{43}$/);
    const sent = { method: 'POST', path: '/api/casinos', ...withKey(key) };
    const created = await system.sendJson(sent, { name: 'Made by a program' });
    expect(created.status).toBe(201);
    const history = await read(key, `/api/casinos/${Object(created.json()).id}/history`);
    const by = { username: 'the-user', key: { id, name: 'Nightly prices' } };
    expect(history.json()).toMatchObject({ data: [{ by }] });
    const record = `?kind=casino&record=${Object(created.json()).id}`;
    const activity = { path: listActivity.path + record, ...as('super_admin') };
    expect((await send(system.url, activity)).json()).toMatchObject({ data: [{ by }] });
    const file = { path: exportActivity.path + record, ...as('super_admin') };
    expect((await send(system.url, file)).body).toContain(
      '"the-user","Nightly prices","created","casino",',
    );
    // Its class has a quota of its own.
    expect(String(history.headers['ratelimit-policy'])).toMatch(/^"keys";/);
    expect(history.headers['set-cookie']).toBeUndefined();
  });

  test('goes no further than its rights, nor than the role of its owner', async () => {
    const { key, id } = await newKey('user', ['casino:read', 'identity:write', 'catalog:write']);
    const create = { method: 'POST', path: '/api/casinos', ...withKey(key) };
    const refused = await system.sendJson(create, { name: 'Not allowed' });
    expect(told(refused)).toEqual(
      problem(refused, 403, { message: 'This API key has no right to make this call.' }),
    );
    const read403 = await read(key, '/api/affiliates');
    expect(read403.status).toBe(403);
    // Refused reads too are logged with user and key.
    const line = await until(() => {
      const requestId = String(read403.headers['x-request-id']);
      const found = system
        .logs()
        .split('\n')
        .find((one) => one.includes(requestId) && one.includes('"name":"gateway"'));
      if (found === undefined) throw new Error('nothing is logged');
      return found;
    });
    expect(JSON.parse(line.slice(line.indexOf('{')))).toMatchObject({
      level: 'info',
      route: '/api/affiliates',
      status: 403,
      user: await idOf('user'),
      key: id,
    });
    // Rights that the role lacks.
    expect((await read(key, '/api/users')).status).toBe(403);
    expect((await read(key, '/api/game-import/sync')).status).toBe(403);
    // On open calls a key without the right sees what visitors see.
    const { key: other } = await newKey('user', ['affiliate:read']);
    const draft = await newDraft();
    expect((await read(key, `/api/casinos/${draft}`)).status).toBe(200);
    expect((await read(other, `/api/casinos/${draft}`)).status).toBe(403);
  });

  async function newDraft(): Promise<number> {
    const sent = { method: 'POST', path: '/api/casinos', ...as('user') };
    const created = await system.sendJson(sent, { name: 'A draft' });
    return Number(Object(created.json()).id);
  }

  test('counts alone: no cookie is read beside it, and a wrong one is told', async () => {
    const misspelt = `slots_${'x'.repeat(43)}`;
    const answer = await send(system.url, {
      path: '/api/payment-methods',
      ...withKey(misspelt, system.cookieOf('super_admin')),
    });
    expect(told(answer)).toEqual(problem(answer, 401));
    expect(answer.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
    const { key } = await newKey('user', ['casino:read']);
    const beside = await send(system.url, {
      path: '/api/users',
      ...withKey(key, system.cookieOf('super_admin')),
    });
    expect(beside.status).toBe(403);
    // Other Authorization headers are ignored, as before.
    const { status } = await send(system.url, {
      path: '/api/payment-methods',
      headers: { Authorization: 'Bearer of-somebody-else', ...system.cookieOf('user') },
    });
    expect(status).toBe(200);
  });

  test('that was stolen is worth nothing within a second of its revocation', async () => {
    const { key, id } = await newKey('admin', ['casino:read']);
    expect((await read(key)).status).toBe(200);
    const path = `/api/api-keys/${id}`;
    // Only a super administrator may revoke another user's key.
    expect((await send(system.url, { method: 'DELETE', path, ...as('user') })).status).toBe(404);
    expect((await read(key)).status).toBe(200);
    const revoked = await send(system.url, { method: 'DELETE', path, ...as('super_admin') });
    expect(revoked.status).toBe(200);
    const before = Date.now();
    await until(async () => expect((await read(key)).status).toBe(401));
    expect(Date.now() - before).toBeLessThan(1_000);
  });

  test('ends when its time has come', async () => {
    const soon = new Date(Date.now() + 2_500).toISOString();
    const { key } = await newKey('admin', ['casino:read'], { expiresAt: soon });
    expect((await read(key)).status).toBe(200);
    await until(async () => expect((await read(key)).status).toBe(401), { timeoutMs: 5_000 });
    const past = await system.sendJson(
      { method: 'POST', path: createApiKey.path, ...as('admin') },
      { name: 'Too late', rights: ['casino:read'], expiresAt: '2020-01-01T00:00:00Z' },
    );
    expect(told(past)).toMatchObject({ status: 400, body: { errors: [{ path: 'expiresAt' }] } });
  });

  test('loses what its owner loses, and dies with its owner', async () => {
    const { key } = await newKey('admin', ['affiliate:read']);
    expect((await read(key, '/api/deals')).status).toBe(200);
    const id = await idOf('admin');
    expect((await change(id, { role: 'user' })).status).toBe(200);
    await until(async () => expect((await read(key, '/api/deals')).status).toBe(403));
    // It is still a valid key, of a user with fewer rights.
    expect((await read(key, '/api/affiliates')).status).toBe(200);
    const gone = { method: 'DELETE', path: `/api/users/${id}`, ...as('super_admin') };
    expect((await send(system.url, gone)).status).toBe(200);
    await until(async () => expect((await read(key, '/api/affiliates')).status).toBe(401));
    const all = await send(system.url, { path: listAllApiKeys.path, ...as('super_admin') });
    const left = listAllApiKeys.responses[200].parse(all.json());
    expect(left.map(({ owner }) => owner.username)).not.toContain('the-admin');
  });

  test('works the example of the documentation, and serves the typed client', async () => {
    const { key } = await newKey('user', ['casino:write']);
    const page = readFileSync(join(REPOSITORY, 'docs/api-keys.md'), 'utf8');
    const [, example = ''] = /```sh\n([^]*?)```/.exec(page) ?? [];
    const folder = mkdtempSync(join(tmpdir(), 'slots-curl-'));
    const env = { ...process.env, SLOTS_URL: system.url, SLOTS_KEY: key };
    await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', example], { cwd: folder, env });
    expect(readFileSync(join(folder, 'promotions.csv'), 'utf8')).toContain('50 Free Spins');
    rmSync(folder, { recursive: true });

    const api = createApiClient({ baseUrl: system.url, key });
    const { data } = await api.GET('/api/casinos', { params: { query: { search: 'Curl' } } });
    const [made] = data?.casinos ?? [];
    expect(made).toMatchObject({ name: 'Curl Palace', published: 'true' });
    const changed = await api.PATCH('/api/casinos/{id}', {
      params: { path: { id: made?.id ?? 0 } },
      body: { rating: '5' },
    });
    expect(changed.data?.rating).toBe('5');
    const refused = await api.GET('/api/affiliates');
    expect([refused.response.status, refused.error?.message]).toEqual([
      403,
      'This API key has no right to make this call.',
    ]);
    const nobody = createApiClient({ baseUrl: system.url });
    expect((await nobody.GET('/api/public/promotions')).data?.total).toBe(1);
  });

  test('and a webhook make a whole: the key reads what the webhook is told of', async () => {
    const { key } = await newKey('super_admin', ['casino:read', 'affiliate:write']);
    const url = `http://${listener.host}/`;
    const hook = { url, events: ['casino.published'] };
    const path = createWebhook.path;
    // Keys make no webhooks.
    const refused = await system.sendJson({ method: 'POST', path, ...withKey(key) }, hook);
    expect(refused.status).toBe(403);
    const made = await system.sendJson({ method: 'POST', path, ...as('super_admin') }, hook);
    const { secret } = createWebhook.responses[201].parse(made.json());
    const id = await newDraft();
    const sent = { method: 'PATCH', path: `/api/casinos/${id}`, ...as('user') };
    await system.sendJson(sent, { published: 'true' });
    const { headers, body } = await until(() => {
      const [message] = listener.heard;
      if (!message) throw new Error('nothing was heard');
      return message;
    });
    const told: unknown = new Webhook(secret).verify(body, headers);
    expect(told).toMatchObject({
      type: 'casino.published',
      data: { kind: 'casino', id, action: 'published', by: 'the-user' },
    });
    const casino = await read(key, `/api/casinos/${Object(Object(told).data).id}`);
    expect(casino.json()).toMatchObject({ name: 'A draft', published: 'true' });
    expect(system.logs()).not.toContain(secret.slice('whsec_'.length));
  });

  test('is listed without its text, with its last use, and kept in the activity', async () => {
    const made = await newKey('user', ['casino:read'], { name: 'Told once' });
    await read(made.key);
    const list = await send(system.url, { path: listApiKeys.path, ...as('user') });
    const own = listApiKeys.responses[200].parse(list.json());
    const { key, createdAt, ...shown } = made;
    expect(own[0]).toEqual({ ...shown, createdAt, lastUsedAt: expect.any(String) });
    expect(list.body).not.toContain(key);
    const activity = await send(system.url, {
      path: `${listActivity.path}?kind=api-key&record=${made.id}`,
      ...as('super_admin'),
    });
    expect(activity.json()).toMatchObject({
      data: [{ action: 'created', name: 'Told once', by: { username: 'the-user' } }],
    });
    expect(activity.body).not.toMatch(/hash|slots_/);
    // By a person, who is no program.
    expect(activity.body).not.toContain('"key"');
    // Sessions are of browsers.
    const sessions = await send(system.url, { path: '/api/auth/sessions', ...as('user') });
    expect(sessions.body).not.toContain('API key');
    expect(system.logs()).not.toMatch(/slots_[\w-]{20}/);
  });
});
