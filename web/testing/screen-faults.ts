import type { Page } from 'playwright-core';
import { accessibilityFaults } from './accessibility.ts';

const NARROW = { viewport: { width: 320, height: 720 }, colorScheme: 'dark' } as const;
const WIDE = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' } as const;

/**
 * Faults of the screen: what axe finds on a narrow dark window and on a wide light one, and sideways scrolling.
 * Leaves the window wide and light.
 */
export async function screenFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const { viewport, colorScheme } of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor({ state: 'attached' });
    const found = await accessibilityFaults(page);
    faults.push(...found.map((fault) => `${viewport.width} px, ${colorScheme}: ${fault}`));
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > viewport.width) faults.push(`${viewport.width} px: it is ${width} px wide`);
  }
  return faults;
}
