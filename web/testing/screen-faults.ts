import type { Page } from 'playwright-core';
import { accessibilityFaults } from './accessibility.ts';

const NARROW = { width: 320, height: 720 };
const WIDE = { width: 1440, height: 900 };

interface Screen {
  readonly viewport: { readonly width: number; readonly height: number };
  readonly colorScheme: 'light' | 'dark';
}

const NARROW_DARK: Screen = { viewport: NARROW, colorScheme: 'dark' };
const WIDE_LIGHT: Screen = { viewport: WIDE, colorScheme: 'light' };
/** Both windows in both themes. */
export const EVERY_SCREEN: readonly Screen[] = [
  NARROW_DARK,
  { viewport: NARROW, colorScheme: 'light' },
  { viewport: WIDE, colorScheme: 'dark' },
  WIDE_LIGHT,
];

/**
 * Faults of the screen: what axe finds on a narrow dark window and on a wide light one, or on others, sideways
 * scrolling, and an empty area below its end. Leaves the window as the last of them.
 */
export async function screenFaults(
  page: Page,
  screens: readonly Screen[] = [NARROW_DARK, WIDE_LIGHT],
): Promise<string[]> {
  const faults: string[] = [];
  for (const { viewport, colorScheme } of screens) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor({ state: 'attached' });
    // What is scrolled halfway below a bar that stays would be too small a target.
    await page.evaluate(() => window.scrollTo(0, 0));
    const found = await accessibilityFaults(page);
    faults.push(...found.map((fault) => `${viewport.width} px, ${colorScheme}: ${fault}`));
    const { width, height, contentHeight } = await page.evaluate(() => ({
      width: document.documentElement.scrollWidth,
      height: document.documentElement.scrollHeight,
      contentHeight: Math.max(
        window.innerHeight,
        document.body.getBoundingClientRect().bottom + window.scrollY,
      ),
    }));
    if (width > viewport.width) faults.push(`${viewport.width} px: it is ${width} px wide`);
    if (height > contentHeight + 1) {
      faults.push(`${viewport.width} px: ${height - contentHeight} px below its end are empty`);
    }
  }
  return faults;
}
