import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { adminPassword } from '@slots/processes/installation-secrets';
import { REPOSITORY } from '@slots/processes/repository';
import { launchBrowser } from '@slots/testing/browser';
import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { accessibilityFaults } from '../testing/accessibility.ts';
import { publicScreens } from './public-screens.ts';
import type { Screen } from './screen.ts';
import { staffScreens } from './staff-screens.ts';

/*
 * npm run screens -- [folder] [--origin http://127.0.0.1:9000] [--only part-of-a-name] [--scheme dark] [--again]
 *
 * Pictures every screen of a running system in three widths, and reports the console messages of its pages and what axe
 * finds on them.
 * The folder is .data/screens unless it is named; `--again` takes only those that are in it already.
 * Screens of staff are those of the first administrator, or of ADMIN_USERNAME with ADMIN_PASSWORD.
 */

/** All screens; another list joins here. */
const SCREENS: readonly Screen[] = [...publicScreens, ...staffScreens];

const SIZES = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
/** Long pages are cut: a picture is for looking, not for scrolling. */
const MAX_HEIGHT_PX = 3_200;
const QUALITY = 50;
const PATIENCE_MS = 15_000;
/** Console messages for expected answers: not found, not signed in. */
const EXPECTED = /status of 40[14]|Country detection failed: 404/;

const DATA = join(REPOSITORY, '.data');

const {
  positionals: [given],
  values: { origin, only, scheme, again },
} = parseArgs({
  allowPositionals: true,
  options: {
    origin: { type: 'string', default: `http://127.0.0.1:${process.env['PORT'] || 8080}` },
    only: { type: 'string', default: '' },
    scheme: { type: 'string', default: 'light' },
    again: { type: 'boolean', default: false },
  },
});
const folder = given === undefined ? join(DATA, 'screens') : resolve(REPOSITORY, given);
const fileOf = ({ name }: Screen, { width }: { readonly width: number }) =>
  join(folder, `${name}-${width}.webp`);

const browser = await launchBrowser();
const complaints: string[] = [];

function newContext(size: (typeof SIZES)[number]): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: origin,
    viewport: size,
    colorScheme: scheme === 'dark' ? 'dark' : 'light',
    reducedMotion: 'reduce',
    hasTouch: size.width < 1024,
  });
}

async function signIn(context: BrowserContext): Promise<void> {
  const username = process.env['ADMIN_USERNAME'] || 'admin';
  const password = process.env['ADMIN_PASSWORD'] || adminPassword(DATA);
  const answer = await context.request.post('/api/auth/login', { data: { username, password } });
  if (!answer.ok()) throw new Error(`No sign-in: ${answer.status()}`);
}

/** Opens the page and waits for its own calls; an event stream would never end. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS }).catch(() => undefined);
}

/** These are pictured as full pages, others as the first view only. */
const isWhole = ({ prepare, firstVisit }: Screen) => prepare === undefined && !firstVisit;

async function show(page: Page, screen: Screen, width: number): Promise<void> {
  const { path, find, prepare } = screen;
  await open(page, path);
  if (find !== undefined) {
    const target = await page.locator(find).first().getAttribute('href');
    await open(page, target ?? path);
  }
  await prepare?.(page, width);
  if (isWhole(screen)) {
    // Scrolling triggers lazy loading, so that no picture has holes.
    await page.evaluate(
      async ([tallest, patience]) => {
        for (let top = 0; top < tallest; top += 400) {
          window.scrollTo(0, top);
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
        const pictures = [...document.images].filter(
          (image) =>
            image.checkVisibility() && image.getBoundingClientRect().top + window.scrollY < tallest,
        );
        const all = Promise.all(pictures.map((image) => image.decode().catch(() => undefined)));
        await Promise.race([all, new Promise((resolve) => setTimeout(resolve, patience))]);
        window.scrollTo(0, 0);
      },
      [MAX_HEIGHT_PX, PATIENCE_MS] as const,
    );
  }
  await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS }).catch(() => undefined);
}

async function picture(screen: Screen, size: (typeof SIZES)[number]): Promise<void> {
  const where = `${screen.name} at ${size.width}`;
  const context = await newContext(size);
  try {
    if (screen.signedIn) await signIn(context);
    if (!screen.firstVisit) {
      await context.addInitScript(() => {
        localStorage.setItem('age_verified', 'true');
        localStorage.setItem('cookie_consent', 'rejected');
      });
    }
    const page = await context.newPage();
    page.on('pageerror', ({ message }) => complaints.push(`${where}: ${message}`));
    page.on('console', (message) => {
      const text = message.text();
      if (message.type() === 'error' && !EXPECTED.test(text)) complaints.push(`${where}: ${text}`);
    });
    await show(page, screen, size.width);
    const { height, overflow } = await page.evaluate(() => {
      const { scrollHeight, scrollWidth, clientWidth } = document.documentElement;
      return { height: scrollHeight, overflow: scrollWidth - clientWidth };
    });
    if (overflow > 0) complaints.push(`${where}: scrolls ${overflow} px sideways`);
    const faults = await accessibilityFaults(page);
    complaints.push(...faults.map((fault) => `${where}: ${fault}`));
    const png = await page.screenshot({
      fullPage: isWhole(screen),
      ...(isWhole(screen) && {
        clip: { x: 0, y: 0, width: size.width, height: Math.min(height, MAX_HEIGHT_PX) },
      }),
    });
    await sharp(png).webp({ quality: QUALITY }).toFile(fileOf(screen, size));
  } catch (error) {
    complaints.push(`${where}: not taken: ${String(error).split('\n', 1)[0]}`);
  } finally {
    await context.close();
  }
}

await mkdir(folder, { recursive: true });
for (const screen of SCREENS.filter(({ name }) => name.includes(only))) {
  const sizes = SIZES.filter((size) => !again || existsSync(fileOf(screen, size)));
  for (const size of sizes) await picture(screen, size);
  if (sizes.length > 0) process.stdout.write(`${screen.name}\n`);
}
await browser.close();
for (const complaint of complaints) process.stderr.write(`${complaint}\n`);
process.exitCode = complaints.length === 0 ? 0 : 1;
