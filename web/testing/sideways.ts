import type { Page } from 'playwright-core';
import { finished } from './hydrated.ts';

const WIDTHS = [320, 360, 768, 1440];
const HEIGHT = 740;
const MAX_NAMED = 3;

/** Widths of the window at which this page is wider, with the elements that cause it. */
export async function sidewaysFaults(page: Page, address: string): Promise<string[]> {
  const faults: string[] = [];
  await page.setViewportSize({ width: WIDTHS[0] ?? 0, height: HEIGHT });
  await page.goto(address, { waitUntil: 'networkidle' });
  await finished(page);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    const found = await page.evaluate(
      ([wide, most]) => {
        const { scrollWidth } = document.documentElement;
        if (scrollWidth <= wide) return null;
        /** Clipped elements, and those in a scrolling frame, do not widen the page. */
        // oxlint-disable-next-line unicorn/consistent-function-scoping -- the page has no other scope
        const clipped = (element: Element) => {
          for (let at = element.parentElement; at; at = at.parentElement) {
            if (at !== document.body && getComputedStyle(at).overflowX !== 'visible') return true;
          }
          return false;
        };
        const wider = [...document.body.querySelectorAll('*')].filter(
          (element) => element.getBoundingClientRect().right > wide + 1 && !clipped(element),
        );
        const innermost = wider.filter(
          (element) => !wider.some((other) => other !== element && element.contains(other)),
        );
        const texts = innermost
          .slice(0, most)
          .map(
            (element) =>
              `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`,
          );
        return `${scrollWidth} px wide by ${texts.join(', ')}`;
      },
      [width, MAX_NAMED] as const,
    );
    if (found !== null)
      faults.push(`${new URL(address).pathname.slice(0, 60)} at ${width} px: ${found}`);
  }
  return faults;
}
