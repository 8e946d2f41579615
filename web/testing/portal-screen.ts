import type { Contract } from '@slots/contracts/contract';
import type { SessionUser } from '@slots/contracts/identity/auth';
import type { TabOptions } from '@slots/testing/browser-tabs';
import type { Page } from 'playwright-core';
import type { FakeGateway, RecordedCall } from './fake-gateway.ts';
import type { WebUnderTest } from './web-under-test.ts';

/** Toasts at the edge of the screen, the newest last. */
export const toasts = (page: Page) => page.locator('[data-sonner-toast]');

/** Opens a wide portal screen with this role, and waits for its heading. */
export async function openScreen(
  web: WebUnderTest,
  path: string,
  role: SessionUser['role'] = 'super_admin',
  options: TabOptions = {},
): Promise<Page> {
  web.gateway.user = { id: 1, username: 'marianne', role };
  web.gateway.calls.length = 0;
  const page = await web.open(path, { viewport: { width: 1440, height: 900 }, ...options });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** The calls of one kind so far. */
export function callsOf(
  gateway: FakeGateway,
  method: string,
  path: RegExp | string,
): RecordedCall[] {
  return gateway.calls.filter(
    (call) =>
      call.method === method &&
      (typeof path === 'string' ? call.url === path : path.test(call.url)),
  );
}

/** Answers a call with a body that its contract may not allow, as the specification lets other servers do. */
export function answerUnchecked(gateway: FakeGateway, contract: Contract, body: unknown): void {
  gateway.on(contract, ({ response }) => {
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
    return 'by itself';
  });
}

/** Type of the browser's question when the page is about to be reloaded; the page stays. */
export async function questionOnReload(page: Page): Promise<string> {
  const asked = page.waitForEvent('dialog');
  // Not page.reload(), which waits for a page that never comes.
  await page.evaluate(() => void setTimeout(() => window.location.reload()));
  const question = await asked;
  await question.dismiss();
  return question.type();
}

/** Stops the page's installed clock 20 seconds from now, before any call times out: it cannot stop in the past. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 20_000));
}

/** A call that waits for `answer`, and then fails. */
export function holdAndFail(gateway: FakeGateway, contract: Contract): { answer(): void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  gateway.on(contract, async () => {
    await promise;
    return { refuse: 503 };
  });
  return { answer: resolve };
}

/** Goes on to another screen and back: a navigation that came late would stand between them. */
export async function expectNoNavigationFrom(page: Page, heading: string): Promise<void> {
  await page.getByRole('link', { name: 'Settings', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}
