import { beforeEach, expect, test } from '@jest/globals';
import {
  createWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  resendWebhookDelivery,
  rotateWebhookSecret,
  testWebhook,
  updateWebhook,
  webhook,
  webhookDelivery,
} from '@slots/contracts/affiliate/webhooks';
import { until } from '@slots/testing/until';
import { AT, maker } from '../../../testing/example.ts';
import type { Collection } from '../../../testing/fake-gateway.ts';
import { callsOf, openScreen, questionOnReload, toasts } from '../../../testing/portal-screen.ts';
import { screenFaults } from '../../../testing/screen-faults.ts';
import { follow } from '../../../testing/visitor.ts';
import { webForTests } from '../../../testing/web-under-test.ts';

const URL = 'https://hooks.example/slots';

const web = await webForTests();
let hooks: Collection<ReturnType<typeof hook>>;

beforeEach(() => {
  hooks = web.gateway.collection(listWebhooks);
});

const hook = maker(webhook)(() => ({
  url: URL,
  events: ['casino.published' as const],
  enabled: true,
}));
const delivery = maker(webhookDelivery)(() => ({
  id: '3.first',
  type: 'casino.published',
  state: 'failed' as const,
  body: '{"type":"casino.published"}',
  tries: 11,
  answers: [{ at: AT, status: 500, text: 'no luck', milliseconds: 20 }],
}));

const open = () => openScreen(web, '/dashboard/webhooks', 'super_admin');

test('a webhook is added, its secret shown once, and it is tested', async () => {
  hooks.all = [];
  web.gateway.on(createWebhook, ({ body }) => {
    const made = hook(3, { url: body.url, events: body.events });
    hooks.all = [made];
    return { status: 201, body: { ...made, secret: 'whsec_only-now' } };
  });
  const page = await open();
  await page.getByRole('heading', { name: 'No webhooks yet' }).waitFor();
  await page.getByRole('button', { name: 'Add Webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Webhook' });
  await dialog.getByRole('button', { name: 'Add Webhook' }).click();
  await dialog.getByText(/Please enter the full address/).waitFor();
  await dialog.getByText('Please choose at least one event.').waitFor();
  expect(await screenFaults(page)).toEqual([]);
  await dialog.getByLabel('Address').fill(URL);
  await dialog.getByLabel('Casino published').click();
  await dialog.getByRole('button', { name: 'Add Webhook' }).click();
  await page.getByText('whsec_only-now').waitFor();
  const told = page.getByRole('group', { name: 'Copy the secret now' });
  await told.and(page.locator(':focus')).waitFor();
  await page.getByRole('heading', { name: URL }).waitFor();
  expect(await screenFaults(page)).toEqual([]);

  // Leaving would lose it.
  const settings = page.getByRole('navigation').getByRole('link', { name: 'Settings' });
  await settings.click();
  const question = page.getByRole('alertdialog', { name: 'Have you saved a copy?' });
  await question.waitFor();
  expect(await screenFaults(page)).toEqual([]);
  await question.getByRole('button', { name: 'Stay' }).click();
  await page.getByText('whsec_only-now').waitFor();
  // So would another secret in its place.
  await page.getByRole('button', { name: 'Add Webhook' }).press('Enter');
  expect(await dialog.count()).toBe(0);
  await page.getByRole('button', { name: `New Secret for ${URL}` }).press('Enter');
  expect(await page.getByRole('alertdialog', { name: 'New Secret' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('button', { name: 'Add Webhook' }).press('Enter');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  web.gateway.on(testWebhook, () => ({
    status: 200,
    body: delivery(1, {
      answers: [{ at: AT, status: null, text: 'There is no such host.', milliseconds: 2 }],
    }),
  }));
  await page.getByRole('button', { name: `Send Test to ${URL}` }).click();
  await toasts(page).getByText('There is no such host.').waitFor();
});

test('a webhook keeps what somebody else changed meanwhile', async () => {
  const other = 'https://other.example/slots';
  hooks.all = [hook(3)];
  web.gateway.on(updateWebhook, ({ body }) => {
    hooks.all = hooks.all.map((one) => ({ ...one, ...body }));
    const [changed = hook(3)] = hooks.all;
    return { status: 200, body: changed };
  });
  const page = await open();
  const edit = async (url: string) => {
    await page.getByRole('button', { name: `Edit ${url}` }).click();
    return page.getByRole('dialog', { name: 'Edit Webhook' });
  };
  const sent = () => callsOf(web.gateway, 'PATCH', '/api/webhooks/3').map(({ body }) => body);
  const first = await edit(URL);
  await first.getByLabel('Address').fill(other);
  expect(await questionOnReload(page)).toBe('beforeunload');
  hooks.all = [hook(3, { events: ['link.broken'] })];
  await first.getByRole('button', { name: 'Update Webhook' }).click();
  await page.getByRole('heading', { name: other }).waitFor();
  expect(hooks.all).toMatchObject([{ url: other, events: ['link.broken'] }]);

  const second = await edit(other);
  await second.getByLabel('Casino changed').click();
  await second.getByRole('button', { name: 'Update Webhook' }).click();
  await second.waitFor({ state: 'hidden' });
  const third = await edit(other);
  await third.getByRole('button', { name: 'Update Webhook' }).click();
  await third.waitFor({ state: 'hidden' });
  expect(sent()).toEqual([{ url: other }, { events: ['link.broken', 'casino.changed'] }]);
});

test('a secret is not lost to another one, or to leaving, while it is made', async () => {
  const other = 'https://other.example/slots';
  hooks.all = [hook(3), hook(4, { url: other })];
  web.gateway.always(rotateWebhookSecret, { secret: 'whsec_another', previousUntil: AT });
  web.gateway.held.add(rotateWebhookSecret);
  const page = await open();
  await page.getByRole('button', { name: `New Secret for ${URL}` }).click();
  const make = page.getByRole('button', { name: 'Make New Secret' });
  await make.click();
  await make.waitFor({ state: 'hidden' });
  for (const name of [`New Secret for ${other}`, 'Add Webhook']) {
    const button = page.getByRole('button', { name });
    await until(async () => expect(await button.getAttribute('aria-disabled')).toBe('true'));
    await button.press('Enter');
  }
  expect(await page.getByRole('alertdialog').or(page.getByRole('dialog')).count()).toBe(0);
  await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click();
  const question = page.getByRole('alertdialog', { name: 'It is still being made' });
  await question.waitFor();
  expect(await screenFaults(page)).toEqual([]);
  await question.getByRole('button', { name: 'Stay' }).click();
  web.gateway.letGo();
  await page.getByText('whsec_another').waitFor();
  expect(callsOf(web.gateway, 'POST', /secret$/)).toHaveLength(1);
});

test('leaving while a webhook is added is asked about as what loses its secret', async () => {
  web.gateway.always(createWebhook, { ...hook(3), secret: 'whsec_only-now' });
  web.gateway.held.add(createWebhook);
  const page = await openScreen(web, '/dashboard/settings', 'super_admin');
  await follow(page, '/dashboard/webhooks');
  await page.getByRole('button', { name: 'Add Webhook' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Webhook' });
  await dialog.getByLabel('Address').fill(URL);
  await dialog.getByLabel('Casino published').click();
  await dialog.getByRole('button', { name: 'Add Webhook' }).click();
  await until(() => expect(callsOf(web.gateway, 'POST', '/api/webhooks')).toHaveLength(1));
  await page.goBack();
  const question = page.getByRole('alertdialog', { name: 'It is still being made' });
  await question.getByRole('button', { name: 'Stay' }).click();
  web.gateway.letGo();
  await page.getByText('whsec_only-now').waitFor();
  expect(await dialog.count()).toBe(0);
});

test('a failing webhook says so, its deliveries are sent again, and it is kept up', async () => {
  hooks.all = [
    hook(3, {
      enabled: false,
      note: 'Switched off after 5 days without a success. It answered 500.',
    }),
  ];
  let again = '';
  let enabled: boolean | undefined;
  web.gateway.always(listWebhookDeliveries, { data: [delivery(1)], total: 1 });
  web.gateway.on(resendWebhookDelivery, ({ params }) => {
    if (!hooks.all[0]?.enabled) return { refuse: 409, message: 'The webhook is switched off.' };
    again = params.delivery;
    return { status: 200, body: delivery(1, { state: 'waiting' }) };
  });
  web.gateway.on(updateWebhook, ({ body }) => {
    ({ enabled } = body);
    const changed = hook(3, { enabled: true });
    hooks.all = [changed];
    return { status: 200, body: changed };
  });
  web.gateway.on(rotateWebhookSecret, () => ({
    status: 201,
    body: { secret: 'whsec_another', previousUntil: AT },
  }));
  web.gateway.on(deleteWebhook, () => {
    hooks.all = [];
    return { status: 200, body: { message: 'Webhook deleted successfully' } };
  });
  const page = await open();
  await page.getByText(/^Switched off after 5 days/).waitFor();
  expect(await page.getByRole('main').getByRole('alert').count()).toBe(0);
  await page.getByRole('button', { name: `Deliveries to ${URL}` }).click();
  const row = page.getByRole('list', { name: `Deliveries to ${URL}` }).getByRole('listitem');
  await row.getByText(/Answered 500. Tried 11 times./).waitFor();
  await row.getByText('Message and answer').click();
  await row.getByText('no luck').waitFor();
  expect(await screenFaults(page)).toEqual([]);
  const sendAgain = row.getByRole('button', { name: /^Send Again: Casino published/ });
  await sendAgain.click();
  await toasts(page).getByText('The webhook is switched off.').waitFor();

  await page.getByRole('switch', { name: `Switched on: ${URL}` }).click();
  await page.getByText(/^Switched off after 5 days/).waitFor({ state: 'hidden' });
  expect(enabled).toBe(true);
  await sendAgain.click();
  await toasts(page).getByText('It will be sent again.').waitFor();
  expect(again).toBe('3.first');
  await page.getByRole('button', { name: `New Secret for ${URL}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make New Secret' }).click();
  await page.getByText('whsec_another').waitFor();
  await page.getByRole('button', { name: `Delete ${URL}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('heading', { name: 'No webhooks yet' }).waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
});
