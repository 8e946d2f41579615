import type { Page } from 'playwright-core';

/** Locators of Import Games. */
export const IMPORT_SCREEN = '/dashboard/game-import';

export const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) });
export const tickOf = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
export const importButtonOf = (page: Page) =>
  page.getByRole('button', { name: /^Import(ing|\sSelected)/ });
