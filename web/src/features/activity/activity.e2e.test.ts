import { beforeEach, expect, test } from '@jest/globals';
import { type ActivityEntry, placeOf } from '@slots/contracts/activity';
import { type ActivityPage, listActivity } from '@slots/contracts/gateway/activity';
import { listUsers } from '@slots/contracts/identity/users';
import { until } from '@slots/testing/until';
import { callsOf, openScreen } from '../../../testing/portal-screen.ts';
import { screenFaults } from '../../../testing/screen-faults.ts';
import { webForTests } from '../../../testing/web-under-test.ts';

const PAGE = 50;

const web = await webForTests();
let missing: ActivityPage['missing'];

function step(number: number, over: Partial<ActivityEntry> = {}): ActivityEntry {
  return {
    id: String(number).padStart(24, '0'),
    at: new Date(Date.parse('2026-11-01T12:00:00Z') + number * 60_000).toISOString(),
    by: { id: 2, username: 'mona' },
    kind: 'game',
    recordId: number,
    name: `Game ${number}`,
    action: 'updated',
    changes: [{ field: 'volatility', from: 'Low', to: 'High' }],
    ...over,
  };
}

const STEPS: readonly ActivityEntry[] = [
  ...Array.from({ length: 60 }, (_step, index) => step(index)),
  step(60, {
    by: { id: 2, username: 'mona', key: { id: 5, name: 'Nightly prices' } },
    kind: 'promotion',
    recordId: 4,
    name: '50 free spins',
    action: 'deleted',
  }),
  step(61, {
    by: { id: 1, username: 'marianne' },
    kind: 'casino',
    recordId: 9,
    name: 'Lucky River',
    changes: [{ field: 'seo_description', from: null, to: 'A casino by a river. '.repeat(10) }],
  }),
].toReversed();

beforeEach(() => {
  missing = [];
  web.gateway.collection(listUsers).all = [
    { id: 1, username: 'marianne', role: 'super_admin' },
    { id: 2, username: 'mona', role: 'admin' },
  ];
  web.gateway.on(listActivity, ({ query: { person, kind, record, before } }) => {
    const found = STEPS.filter(
      (one) =>
        (person === undefined || one.by.id === person) &&
        (kind === undefined || one.kind === kind) &&
        (record === undefined || one.recordId === record) &&
        (before === undefined || placeOf(one) < before),
    );
    const data = found.slice(0, PAGE);
    const last = data.at(-1);
    const next = found.length > PAGE && last ? placeOf(last) : null;
    return { status: 200, body: { data, next, missing } };
  });
});

const ACTIVITY = '/dashboard/activity';

test('everything that was done is listed, page after page, with what changed', async () => {
  const page = await openScreen(web, ACTIVITY);
  const list = page.getByRole('list', { name: 'Activity', exact: true });
  const steps = list.locator(':scope > li');
  await until(async () => expect(await steps.count()).toBe(PAGE));
  await steps.first().getByText('marianne updated the casino Lucky River').waitFor();
  const record = list.getByRole('link', { name: 'Lucky River' });
  expect(await record.getAttribute('href')).toBe('/dashboard/casinos/9');
  // Deleted records have no screen to link to.
  await steps.nth(1).getByText('mona deleted the promotion 50 free spins').waitFor();
  await steps.nth(1).getByText('with the API key “Nightly prices”').waitFor();
  expect(await list.getByText('with the API key').count()).toBe(1);
  expect(await list.getByRole('link', { name: '50 free spins' }).count()).toBe(0);
  await list.locator('summary', { hasText: 'SEO description' }).click();
  await list.getByText('A casino by a river.').waitFor();
  expect(await screenFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show more' }).click();
  await until(async () => expect(await steps.count()).toBe(STEPS.length));
  expect(await page.getByRole('button', { name: 'Show more' }).count()).toBe(0);
  // Tab goes on with what came.
  await steps
    .nth(PAGE - 1)
    .locator('a:focus')
    .waitFor();
});

test('it is narrowed to a person, a record and a time, which the address keeps', async () => {
  const page = await openScreen(web, ACTIVITY);
  await page.getByRole('combobox', { name: 'Person' }).click();
  await page.getByRole('option', { name: 'mona' }).click();
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Promotions' }).click();
  await page.getByLabel('Record ID').fill('4');
  await page.getByLabel('From').fill('2026-11-01');
  await page.getByLabel('Until').fill('2026-11-30');
  const asked = `${ACTIVITY}?person=2&kind=promotion&record=4&from=2026-11-01&to=2026-11-30`;
  await page.waitForURL(`**${asked}`);
  const call = /^\/api\/activity\?limit=50&person=2&kind=promotion&record=4&from=2026-11-01&to=/;
  await until(() => expect(callsOf(web.gateway, 'GET', call)).toHaveLength(1));
  await page.reload();
  await page.getByText('50 free spins').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByText('Lucky River').waitFor();
  await page.getByRole('link', { name: 'casino 9 only' }).click();
  await page.waitForURL('**?kind=casino&record=9');
  await until(async () => expect(await page.getByText('Game 59').count()).toBe(0));
});

test('a secret that was shown is not said to have changed', async () => {
  const changes = [{ field: 'credential', from: null, to: null }];
  const data = [step(1, { kind: 'affiliate', action: 'revealed', changes })];
  web.gateway.always(listActivity, { data, next: null, missing });
  const page = await openScreen(web, ACTIVITY);
  await page.locator('summary', { hasText: 'Credential' }).click();
  const change = page.getByRole('definition');
  await change.waitFor();
  expect(await change.textContent()).toBe('Shown');
});

test.each(['export', 'import'] as const)(
  'an %s leads to the others of its person',
  async (kind) => {
    const data = [step(1, { kind, recordId: 2, name: 'games', action: `${kind}ed`, changes: [] })];
    web.gateway.always(listActivity, { data, next: null, missing });
    const page = await openScreen(web, ACTIVITY);
    await page.getByRole('link', { name: `${kind}s of mona only` }).click();
    await page.waitForURL(`**?kind=${kind}&record=2`);
    await until(() => expect(callsOf(web.gateway, 'GET', /record=2/)).toHaveLength(1));
  },
);

test('what is typed and chosen faster than the screen follows is taken whole', async () => {
  const page = await openScreen(web, `${ACTIVITY}?kind=promotion`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.getByLabel('Record ID').pressSequentially('1234567');
  await page.getByLabel('From').pressSequentially('11012026');
  await page.getByLabel('Until').pressSequentially('11302026');
  const wanted = '?kind=promotion&record=1234567&from=2026-11-01&to=2026-11-30';
  await until(() => expect(new URL(page.url()).search).toBe(wanted));
});

test('a part of the system that is away is named', async () => {
  missing = ['affiliate'];
  const page = await openScreen(web, ACTIVITY);
  await page.getByText('Not everything is listed').waitFor();
  const words = 'The history of these is unavailable at the moment: affiliates.';
  expect(await page.getByText(words).isVisible()).toBe(true);
});

test.each(['admin', 'user'] as const)('it is not for the role %s', async (role) => {
  const page = await openScreen(web, ACTIVITY, role);
  await page.getByRole('heading', { name: 'Access Denied' }).waitFor();
  expect(callsOf(web.gateway, 'GET', /activity/)).toEqual([]);
});
