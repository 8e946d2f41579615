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
