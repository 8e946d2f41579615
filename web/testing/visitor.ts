import type { TabOptions } from '@slots/testing/browser-tabs';
import type { Page } from 'playwright-core';
import { hydrated } from './hydrated.ts';
import type { WebUnderTest } from './web-under-test.ts';

export const PHONE = { width: 360, height: 780 };
export const DESKTOP = { width: 1440, height: 900 };

/** A page of a visitor who has answered the gates. */
export function openAsVisitor(
  web: WebUnderTest,
  path: string,
  options: TabOptions = {},
): Promise<Page> {
  const stored = { age_verified: 'true', cookie_consent: 'rejected' };
  return web.open(path, { viewport: DESKTOP, stored, ...options });
}

/** Waits until the page is interactive, and has the detected country, which only the browser asks for. */
export async function countryKnown(page: Page): Promise<void> {
  await hydrated(page);
  await page.waitForFunction(() => localStorage.getItem('selected_country') !== null);
}

/** Follows a link to another page of the site: client-side navigation. */
export async function follow(page: Page, path: string): Promise<void> {
  await hydrated(page);
  await page.evaluate((to) => {
    window.history.pushState({ idx: window.history.length }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  }, path);
}
