import { beforeEach, expect, test } from '@jest/globals';
import { getDemoEarnings, removeDemoEarnings } from '@slots/contracts/affiliate/demo-earnings';
import { timeBudgetOf } from '@slots/contracts/time-budgets';
import { until } from '@slots/testing/until';
import { callsOf, openScreen, toasts } from '../../../testing/portal-screen.ts';
import { screenFaults } from '../../../testing/screen-faults.ts';
import { webForTests } from '../../../testing/web-under-test.ts';

const FAULTS_MS = 60_000;
const PATH = '/dashboard/earnings';

const web = await webForTests();
let present: boolean;

beforeEach(() => {
  present = true;
  web.gateway.on(getDemoEarnings, () => ({ status: 200, body: { present } }));
  web.gateway.on(removeDemoEarnings, () => {
    present = false;
    return { status: 200, body: { clicks: 3_000, conversions: 1, deals: 1 } };
  });
});

test(
  'figures of the demo data are named, and removed once it was confirmed',
  async () => {
    const page = await openScreen(web, PATH);
    await page.getByText('These figures include demo data').waitFor();
    expect(await screenFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Remove Demo Figures' }).press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Remove Demo Figures' });
    await dialog.getByRole('button', { name: 'Cancel' }).press('Enter');
    expect(callsOf(web.gateway, 'DELETE', '/api/demo-earnings')).toHaveLength(0);
    await page.getByRole('button', { name: 'Remove Demo Figures' }).press('Enter');
    await dialog.getByRole('button', { name: 'Remove' }).press('Enter');
    await toasts(page).getByText('3,000 clicks, 1 conversion and 1 deal').waitFor();
    await page.getByText('These figures include demo data').waitFor({ state: 'detached' });
  },
  FAULTS_MS,
);

test('their removal is waited for as long as it may take', async () => {
  const page = await openScreen(web, PATH, 'super_admin', { window: {} });
  await page.clock.install();
  await page.reload();
  web.gateway.held.add(removeDemoEarnings);
  await page.getByRole('button', { name: 'Remove Demo Figures' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await until(() => expect(callsOf(web.gateway, 'DELETE', '/api/demo-earnings')).toHaveLength(1));
  await page.clock.runFor(timeBudgetOf(removeDemoEarnings));
  web.gateway.letGo();
  await toasts(page).getByText('3,000 clicks, 1 conversion and 1 deal').waitFor();
  expect(present).toBe(false);
});

test('a failure leaves them and says so', async () => {
  web.gateway.failing.add(removeDemoEarnings);
  const page = await openScreen(web, PATH);
  await page.getByRole('button', { name: 'Remove Demo Figures' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await toasts(page).getByText('The demo figures could not be removed').waitFor();
  expect(await page.getByText('These figures include demo data').count()).toBe(1);
});

test('administrators are told who may remove them, and nobody where there are none', async () => {
  const page = await openScreen(web, PATH, 'admin');
  await page.getByText('A super administrator can remove them.').waitFor();
  expect(await page.getByRole('button', { name: 'Remove Demo Figures' }).count()).toBe(0);
  present = false;
  const other = await openScreen(web, PATH);
  await other.getByRole('heading', { level: 2 }).first().waitFor();
  expect(await other.getByText('These figures include demo data').count()).toBe(0);
});
