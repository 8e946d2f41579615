import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { launchBrowser } from '@slots/testing/browser';
import { startSystem, type TestSystem } from '../testing/system.ts';
import { createOpenApiDocument } from './openapi/document.ts';

let system: TestSystem;
let browser: Awaited<ReturnType<typeof launchBrowser>>;

beforeAll(async () => {
  [system, browser] = await Promise.all([startSystem(), launchBrowser()]);
}, 120_000);

afterAll(async () => {
  await browser.close();
  await system.stop();
});

test('the page shows every call under its own policy, and opens one', async () => {
  // Swagger UI draws the calls that are in sight alone, once there are 150 of them.
  const page = await browser.newPage({ viewport: { width: 1280, height: 30_000 } });
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto(`${system.url}/api/docs`);
  await page.getByRole('heading', { name: /API/ }).first().waitFor();
  await page.getByRole('button', { name: /^POST \/api\/auth\/login Signs/i }).click();
  await page.getByText('Invalid username or password').first().waitFor();
  const calls = Object.values(createOpenApiDocument().paths).flatMap((path) => Object.values(path));
  const places = calls.flatMap((call) => call?.tags ?? []);
  expect(await page.locator('.opblock').count()).toBe(places.length);
  expect(complaints).toEqual([]);
}, 60_000);
