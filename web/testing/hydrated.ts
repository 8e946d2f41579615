import type { Page } from 'playwright-core';
import { HYDRATED_ATTRIBUTE } from '../src/app/hydrated-event.ts';

/** Spinners and placeholders are not the page yet. */
const UNFINISHED = '[aria-busy=true], .animate-spin, .animate-waiting';

/** Waits until the page on screen is interactive, and what was pressed before that is done. */
export async function hydrated(page: Page): Promise<void> {
  // Asked in each frame; a locator asks less and less often.
  await page.waitForFunction(
    (attribute) => document.documentElement.hasAttribute(attribute),
    HYDRATED_ATTRIBUTE,
  );
}

/** Goes to this address, and waits until the page is interactive and has loaded everything. */
export async function goHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await hydrated(page);
}

/** Waits until the page on screen is interactive, has its heading, and nothing of it is still loading. */
export async function finished(page: Page): Promise<void> {
  await hydrated(page);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction((unfinished) => !document.querySelector(unfinished), UNFINISHED);
}
