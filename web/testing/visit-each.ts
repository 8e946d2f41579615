import type { Page } from 'playwright-core';

/** Most of a visit is waiting until the network is idle. */
const TABS = 4;

/**
 * Visits addresses in a few tabs side by side.
 * @returns what the visits found, in no order
 */
export async function visitEach(
  open: () => Promise<Page>,
  addresses: readonly string[],
  visit: (page: Page, address: string) => Promise<readonly string[]>,
): Promise<string[]> {
  const left = addresses.values();
  const found: string[] = [];
  await Promise.all(
    Array.from({ length: TABS }, async () => {
      const page = await open();
      // All take from one iterator.
      for (const address of left) {
        found.push(...(await visit(page, address)));
      }
    }),
  );
  return found;
}
