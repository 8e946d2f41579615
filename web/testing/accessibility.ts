import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** Faults that axe finds in the page as it is on screen: a line for each broken rule. */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // Colours are wrong during a fade. Endless animations are not awaited.
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  // Evaluated over the debugger, which the page's content security policy does not bind.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(async (rules) => {
    const options: axe.RunOptions = {
      runOnly: rules,
      resultTypes: ['violations'],
      // No rule of these reads style sheets or media, which axe would load again.
      preload: false,
    };
    return (await window.axe.run(document, options)).violations;
  }, RULES);
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.map(({ target }) => target.join(' ')).join('; ');
    return `${id}: ${help} (${places})`;
  });
}
