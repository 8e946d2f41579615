import type { Page } from 'playwright-core';
import { HYDRATED_ATTRIBUTE } from '../src/app/hydrated-event.ts';

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
