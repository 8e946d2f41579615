import type { Page } from 'playwright-core';
import { accessibilityFaults } from './accessibility.ts';

const NARROW = { viewport: { width: 320, height: 720 }, colorScheme: 'dark' } as const;
const WIDE = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' } as const;

const STILL_FRAMES = 5;

/** Waits until nothing fades any more: a colour that is inherited begins to fade when its parent's ends. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async (frames) => {
    for (let still = 0; still < frames; ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const moving = document
        .getAnimations()
        .some(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
      still = moving ? 0 : still + 1;
    }
  }, STILL_FRAMES);
}

/**
 * What is wrong with the screen as it stands: what axe finds on a narrow window in the dark and on a wide
 * one in the light, and whether it scrolls sideways. Leaves the window wide and light.
 */
export async function screenFaults(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const { viewport, colorScheme } of [NARROW, WIDE]) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await settled(page);
    await page.locator(`html[data-theme=${colorScheme}]`).waitFor({ state: 'attached' });
    const found = await accessibilityFaults(page);
    faults.push(...found.map((fault) => `${viewport.width} px, ${colorScheme}: ${fault}`));
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > viewport.width) faults.push(`${viewport.width} px: it is ${width} px wide`);
  }
  return faults;
}
