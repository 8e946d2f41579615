import { afterAll, expect, test } from '@jest/globals';
import { affiliate } from '@slots/contracts/affiliate/affiliates';
import { historyPage } from '@slots/contracts/history';
import { startAffiliateUnderTest } from '../affiliate-under-test.ts';
import { startCasinoStandIn } from '../testing/casino-stand-in.ts';

const casinos = await startCasinoStandIn();
const service = await startAffiliateUnderTest({ CASINO_URL: casinos.url });
const { visitor, user, admin, superAdmin } = service;
const HIDDEN = { Prefer: 'password=hidden' };

afterAll(async () => {
  await service.stop();
  await casinos.stop();
});

async function createdPath(name = 'Partner') {
  const { body } = await admin('POST', '/api/affiliates', { name });
  return `/api/affiliates/${affiliate.parse(body).id}`;
}

async function historyOf(path: string) {
  const answer = await user('GET', `${path}/history`);
  expect(answer.status).toBe(200);
  return historyPage.parse(answer.body);
}

test('creation, changes and deletion are told, newest first', async () => {
  const path = await createdPath('Ledger');
  await user('PATCH', path, { status: 'applied', email: 'ada@ledger.example' });
  await superAdmin('DELETE', path);
  const { data, total } = await historyOf(path);
  expect(total).toBe(3);
  expect(data).toMatchObject([
    { action: 'deleted', by: { id: 13, username: 'super_admin' } },
    { action: 'updated', by: { id: 11, username: 'user' } },
    { action: 'created', by: { id: 12, username: 'admin' } },
  ]);
  expect(data[1]?.changes).toEqual([
    { field: 'status', from: 'not_applied', to: 'applied' },
    { field: 'email', from: null, to: 'ada@ledger.example' },
  ]);
});

test('a look at the stored password is told, with who looked; screens get none without', async () => {
  const path = await createdPath('Looked at');
  await admin('PATCH', path, { password: 'Geheim-3' });
  expect((await user('GET', path, undefined, HIDDEN)).body).toMatchObject({ password: '' });
  expect((await historyOf(path)).total).toBe(2);
  const shown = await user('POST', `${path}/password`);
  expect(shown.status).toBe(200);
  expect(shown.headers.get('cache-control')).toBe('no-store');
  expect(shown.body).toEqual({ password: 'Geheim-3' });
  expect((await historyOf(path)).data[0]).toMatchObject({
    action: 'revealed',
    by: { id: 11, username: 'user' },
    changes: [{ field: 'credential', from: null, to: null }],
  });
  expect((await visitor('POST', `${path}/password`)).status).toBe(401);
  expect((await user('POST', '/api/affiliates/999999/password')).status).toBe(404);
  await admin('PATCH', path, { password: '' });
  expect((await user('GET', path, undefined, HIDDEN)).body).toMatchObject({ password: null });
});

test('of a stored password only that it changed is told, never anything of it', async () => {
  const path = await createdPath();
  await user('PATCH', path, { password: 'Geheim-1' });
  await user('PATCH', path, { password: 'Geheim-2', username: 'ada' });
  await user('PATCH', path, { password: '' });
  const answer = await user('GET', `${path}/history`);
  const { data } = historyPage.parse(answer.body);
  const changed = { field: 'credential', from: null, to: null };
  expect(data.map(({ changes }) => changes)).toEqual([
    [changed],
    [{ field: 'username', from: null, to: 'ada' }, changed],
    [changed],
    [
      { field: 'name', from: null, to: 'Partner' },
      { field: 'status', from: null, to: 'not_applied' },
    ],
  ]);
  expect(JSON.stringify(answer.body)).not.toMatch(/Geheim|v1\.|password/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('how partners report is told to managers alone', async () => {
  const path = await createdPath('Reporter');
  await superAdmin('POST', `${path}/postback-key`);
  await admin('PATCH', path, { postbackParameters: { clickid: 'subid' }, email: 'ada@b.example' });
  const told = historyPage.parse((await admin('GET', `${path}/history`)).body);
  const fields = (page: typeof told) =>
    page.data.flatMap(({ changes }) => changes).map(({ field }) => field);
  expect(fields(told)).toEqual(
    expect.arrayContaining(['postbackKey', 'postbackParameters', 'email']),
  );
  const hidden = await historyOf(path);
  expect(hidden.total).toBe(told.total);
  expect(fields(hidden)).toEqual(['email', 'name', 'status']);
});

test('names that a partner gives to parameters are told as the affiliate shows them', async () => {
  const path = await createdPath('Renamer');
  await admin('PATCH', path, { postbackParameters: { clickid: 'subid' } });
  await admin('PATCH', path, { postbackParameters: { clickid: 'subid', tx: 'order' } });
  await admin('PATCH', path, { postbackParameters: null });
  const { data } = historyPage.parse((await admin('GET', `${path}/history`)).body);
  const field = 'postbackParameters';
  const both = { tx: 'order', clickid: 'subid' };
  expect(data.slice(0, 3).map(({ changes }) => changes)).toEqual([
    [{ field, from: both, to: null }],
    [{ field, from: { clickid: 'subid' }, to: both }],
    [{ field, from: null, to: { clickid: 'subid' } }],
  ]);
});

test('staff read it, visitors do not; an unknown affiliate is 404, a wrong id 400', async () => {
  const path = await createdPath();
  for (const reader of [user, admin, superAdmin]) {
    expect((await reader('GET', `${path}/history`)).status).toBe(200);
  }
  expect((await visitor('GET', `${path}/history`)).status).toBe(401);
  const unknown = await user('GET', '/api/affiliates/999999/history');
  expect(unknown.status).toBe(404);
  expect(unknown.body).toMatchObject({ message: 'Affiliate Not Found' });
  expect((await user('GET', '/api/affiliates/x/history')).status).toBe(400);
  expect((await user('GET', `${path}/history?limit=101`)).status).toBe(400);
});
