import { deepEqual } from 'node:assert/strict';
import type { Browser, BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { SLOWNESS } from './slowness.ts';

const WAIT_MS = 60_000 * SLOWNESS;

/** Where the main job is done. */
export interface Site {
  readonly url: string;
  readonly admin: { readonly username: string; readonly password: string };
  /** The name of a game that is not imported yet, where the home page shows only some; left out, the first of the catalogue. */
  readonly game?: string;
  /** The X-Forwarded-For of a proxy that is believed; left out, the visitor's address may have no country. */
  readonly visitorAddress?: string;
}

/** What a browser logs where the visitor's address has no country: the answer, and the page's own line. */
function isUnknownCountry(message: ConsoleMessage): boolean {
  return (
    message.location().url.includes('/api/geo-detect') ||
    message.text() === 'Country detection failed: 404'
  );
}

/** A page whose console errors are kept: none is expected on the whole way. */
async function open(
  context: BrowserContext,
  { visitorAddress }: Site,
): Promise<{ page: Page; errors: string[] }> {
  const page = await context.newPage();
  page.setDefaultTimeout(WAIT_MS);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('console', (message) => {
    // The page asks for the session with a call that answers 401 to a visitor: the browser logs that.
    if (message.type() !== 'error' || message.text().includes('401')) return;
    if (visitorAddress === undefined && isUnknownCountry(message)) return;
    errors.push(`${message.text()} ${message.location().url}`);
  });
  return { page, errors };
}

async function search(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByPlaceholder('Search for games, casinos, or countries...').fill(name);
  await page.getByRole('option', { name }).first().click();
}

/**
 * The product's main job: a super administrator imports a game, and a visitor finds it on the home page
 * and plays it. Takes up to four minutes on a busy machine.
 * @returns the origin of the frame in which it was played
 */
export async function doMainJob(browser: Browser, site: Site): Promise<string> {
  const staff = await browser.newContext();
  const { page: portal, errors: portalErrors } = await open(staff, site);
  await portal.goto(`${site.url}/login`);
  await portal.getByLabel('Username').fill(site.admin.username);
  await portal.getByLabel('Password').fill(site.admin.password);
  await portal.getByRole('button', { name: 'Sign in' }).click();
  await portal.waitForURL(`${site.url}/dashboard`);

  await portal
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'Games' })
    .click();
  await portal.getByRole('link', { name: 'Game Importer' }).click();
  await portal.getByRole('heading', { level: 1, name: 'Import Games' }).waitFor();
  const rows = portal.getByRole('table').getByRole('row');
  await rows.nth(1).waitFor();

  // The simulator's seed decides the search: the first word of its first game.
  const wanted = site.game ?? (await rows.nth(1).getByRole('link').first().innerText());
  await portal.getByPlaceholder('Search games by name...').fill(wanted);
  await portal.getByRole('button', { name: 'Search', exact: true }).click();
  await portal.waitForURL(/search=/);
  await portal
    .getByRole('checkbox', { name: `Select ${wanted}`, exact: true })
    .first()
    .click();
  await portal.getByRole('button', { name: 'Import Selected (1)' }).click();
  await portal.getByRole('heading', { name: 'Import finished' }).waitFor();
  await portal.getByText('Successfully imported 1 games').first().waitFor();
  await portal.getByRole('cell', { name: 'Imported', exact: true }).first().waitFor();
  deepEqual(portalErrors, []);

  const { visitorAddress } = site;
  const visitor = await browser.newContext(
    visitorAddress ? { extraHTTPHeaders: { 'X-Forwarded-For': visitorAddress } } : {},
  );
  const { page, errors } = await open(visitor, site);
  await page.goto(site.url);
  await page.getByRole('button', { name: "I'm 18 or over" }).click();
  await page.getByRole('button', { name: 'Reject' }).click();
  if (site.game === undefined) {
    await page.getByRole('article').filter({ hasText: wanted }).getByRole('link').first().click();
  } else await search(page, wanted);
  await page.waitForURL(/\/free-to-play\/[a-z0-9-]+$/);
  await page.getByRole('heading', { level: 1, name: wanted }).waitFor();

  await page.getByRole('button', { name: 'Play Free Demo' }).click();
  const launcher = page.frameLocator('iframe');
  const spin = launcher.getByRole('button', { name: /spin/i }).first();
  await spin.waitFor();
  const frame = page.frames().find((candidate) => candidate !== page.mainFrame());
  // The button is there before the script that hears it.
  await frame?.waitForLoadState();
  await spin.click();
  await launcher.getByText(/No win this time\.|You win/).waitFor();
  deepEqual(errors, []);
  const { origin } = new URL(frame?.url() ?? '');
  await Promise.all([staff.close(), visitor.close()]);
  return origin;
}
