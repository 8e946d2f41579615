import { mkdir } from 'node:fs/promises';
import { launchBrowser } from '@slots/testing/browser';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { publicScreens } from './public-screens.ts';
import type { Screen } from './screen.ts';

/** Every screen that is pictured: another list joins here. */
const SCREENS: readonly Screen[] = [...publicScreens];

const SIZES = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
/** Long pages are cut: a picture is to be looked at, not scrolled. */
const TALLEST_PX = 2_400;
const QUALITY = 55;

const [origin = 'http://127.0.0.1:8080', folder = '../docs/screens', only = ''] =
  process.argv.slice(2);

async function newContext(
  browser: Browser,
  size: (typeof SIZES)[number],
  { firstVisit = false, scheme = 'light' }: Screen,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: size,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    hasTouch: size.width < 1024,
  });
  if (!firstVisit) {
    await context.addInitScript(() => {
      localStorage.setItem('age_verified', 'true');
      localStorage.setItem('cookie_consent', 'rejected');
    });
  }
  return context;
}

async function show(page: Page, { path, find, prepare }: Screen, width: number): Promise<void> {
  await page.goto(path, { waitUntil: 'networkidle' });
  if (find !== undefined) {
    const target = await page.locator(find).first().getAttribute('href');
    await page.goto(target ?? path, { waitUntil: 'networkidle' });
  }
  await prepare?.(page, width);
  // What waits to be scrolled to is fetched, so that no picture has holes.
  await page.evaluate(async (tallest) => {
    for (let top = 0; top < tallest; top += 500) {
      window.scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    window.scrollTo(0, 0);
  }, TALLEST_PX);
  await page.waitForLoadState('networkidle');
}

const browser = await launchBrowser();
await mkdir(folder, { recursive: true });
const failures: string[] = [];
for (const screen of SCREENS.filter(({ name }) => name.includes(only))) {
  for (const size of SIZES) {
    const context = await newContext(browser, size, screen);
    const page = await context.newPage();
    try {
      await show(page, screen, size.width);
      const whole = await page.evaluate(() => document.documentElement.scrollHeight);
      const height =
        screen.prepare || screen.firstVisit ? size.height : Math.min(whole, TALLEST_PX);
      const png = await page.screenshot({
        fullPage: true,
        clip: { x: 0, y: 0, width: size.width, height },
      });
      await sharp(png)
        .webp({ quality: QUALITY })
        .toFile(`${folder}/${screen.name}-${size.width}.webp`);
    } catch (error) {
      failures.push(`${screen.name} at ${size.width}: ${String(error).split('\n', 1)[0]}`);
    } finally {
      await context.close();
    }
  }
  process.stdout.write(`${screen.name}\n`);
}
await browser.close();
for (const failure of failures) process.stderr.write(`Not taken: ${failure}\n`);
process.exitCode = failures.length === 0 ? 0 : 1;
