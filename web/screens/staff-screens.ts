import { keptLists } from '@slots/contracts/casino/reference-data';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { Screen } from './screen.ts';

const PHONE = 640;
const CASINO = '/dashboard/casinos';
const TO_CASINO = 'main a[href^="/dashboard/casinos/"]';
/** Too wide for a logo. */
const WIDE_PICTURE = {
  width: 1_200,
  height: 600,
  channels: 3 as const,
  background: '#1d6b52',
};
const TO_GAME = 'main a[href^="/dashboard/game-details/"]';

const press = (name: RegExp | string) => async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name }).first().click();
};

/** Opens a menu of the tools above a list. */
const tool = (name: string) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole('menuitem').first().waitFor();
};

/** Chooses the first rows of a list. */
async function chooseRows(page: Page): Promise<void> {
  await press('Select several')(page);
  for (const row of (await page.getByRole('checkbox', { name: /^Select (?!all)/ }).all()).slice(
    0,
    3,
  ))
    await row.click();
}

/** Toggles the feature mark of the first rows, so that there is something to undo. */
async function featureRows(page: Page): Promise<void> {
  await chooseRows(page);
  const menu = page.getByRole('button', { name: 'Change', exact: true });
  const undo = page.getByRole('button', { name: 'Undo' });
  for (const name of ['Feature', 'Do not feature']) {
    const inMenu = await menu.isVisible();
    if (inMenu) await menu.click();
    await page.getByRole(inMenu ? 'menuitem' : 'button', { name, exact: true }).click();
    await undo.or(page.getByText('Nothing was changed')).first().waitFor();
    if (await undo.isVisible()) return;
  }
}

/** Offers a picture that is too wide for a logo, and crops it. */
async function cropLogo(page: Page): Promise<void> {
  const buffer = await sharp({ create: WIDE_PICTURE }).png().toBuffer();
  const file = { name: 'logo.png', mimeType: 'image/png', buffer };
  await page.getByLabel('File of the logo').setInputFiles(file);
  await page.getByRole('button', { name: 'Crop Logo' }).click();
  await page.getByRole('dialog').getByAltText('The file you selected').first().waitFor();
}

/** The list of what has drafts, the first record, and what its bar opens. */
function draftedScreens(name: string, list: string, bar: readonly string[]): readonly Screen[] {
  const find = `main a[href^="${list}/"]`;
  return [
    { name: `staff-${name}s`, path: list },
    { name: `staff-${name}`, path: list, find },
    ...bar.map((button) => ({
      name: `staff-${name}-${button.toLowerCase()}`,
      path: list,
      find,
      async prepare(page: Page) {
        await press(button)(page);
        await page.getByRole('dialog').waitFor();
      },
    })),
  ];
}

/** A tab of the first casino of the list. */
function casinoTab(label: string, then?: (page: Page) => Promise<void>): Screen {
  const name = label.toLowerCase();
  return {
    name: then ? `staff-casino-${name}-edited` : `staff-casino-${name}`,
    path: CASINO,
    find: TO_CASINO,
    async prepare(page) {
      // By its address: a clicked tab would show its focus ring.
      await page.goto(`${page.url()}?tab=${name}`);
      await page.getByRole('tabpanel').getByRole('heading').first().waitFor();
      await then?.(page);
    },
  };
}

const SIGNED_IN: readonly Screen[] = [
  { name: 'staff-dashboard', path: '/dashboard' },
  {
    name: 'staff-dashboard-tables',
    path: '/dashboard',
    async prepare(page) {
      for (const summary of await page.getByRole('main').locator('summary').all())
        await summary.click();
      // Away from the charts, which open a tooltip under the mouse.
      await page.mouse.move(0, 0);
      await page.getByRole('heading', { name: 'Figures' }).evaluate((it) => it.scrollIntoView());
    },
  },
  {
    name: 'staff-navigation',
    path: '/dashboard',
    async prepare(page, width) {
      if (width < PHONE) await page.getByRole('button', { name: /menu/i }).first().click();
      else await page.keyboard.press('Control+b');
    },
  },
  {
    name: 'staff-palette',
    path: '/dashboard',
    prepare: async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('option').first().waitFor();
    },
  },
  { name: 'staff-activity', path: '/dashboard/activity' },
  { name: 'staff-webhooks', path: '/dashboard/webhooks' },
  { name: 'staff-users', path: '/dashboard/users' },
  { name: 'staff-user-add', path: '/dashboard/users', prepare: press('Add User') },
  { name: 'staff-casinos', path: CASINO },
  { name: 'staff-casino-create', path: CASINO, prepare: press('Create Casino') },
  { name: 'staff-casino-delete', path: CASINO, prepare: press(/^Delete /) },
  { name: 'staff-casinos-chosen', path: CASINO, prepare: chooseRows },
  { name: 'staff-casino-manager', path: '/dashboard/casino-manager' },
  { name: 'staff-casino-details', path: CASINO, find: TO_CASINO },
  ...['Images', 'Payment', 'Licences', 'Support', 'Currency', 'Games', 'Providers', 'Promos'].map(
    (label) => casinoTab(label),
  ),
  { ...casinoTab('Images', cropLogo), name: 'staff-casino-images-crop' },
  casinoTab('Payment', press('Edit')),
  casinoTab('Promos', press('Add Promotion')),
  casinoTab('Review'),
  { name: 'staff-authors', path: '/dashboard/authors' },
  ...draftedScreens('guide', '/dashboard/guides', ['Preview', 'Versions']),
  ...draftedScreens('toplist', '/dashboard/toplists', ['Versions']),
  { name: 'staff-casino-history', path: CASINO, find: TO_CASINO, prepare: press('History') },
  {
    name: 'staff-casino-switch',
    path: CASINO,
    find: TO_CASINO,
    async prepare(page) {
      await press('Switch Casino')(page);
      await page.getByRole('option').first().waitFor();
    },
  },
  { name: 'staff-casino-not-found', path: `${CASINO}/nowhere` },
  { name: 'staff-games', path: '/dashboard/games' },
  { name: 'staff-games-chosen', path: '/dashboard/games', prepare: chooseRows },
  { name: 'staff-games-changed', path: '/dashboard/games', prepare: featureRows },
  {
    name: 'staff-games-saved-views',
    path: '/dashboard/games?sort=-updated',
    prepare: tool('Saved views'),
  },
  {
    name: 'staff-games-save-view',
    path: '/dashboard/games?sort=-updated',
    async prepare(page) {
      await tool('Saved views')(page);
      await page.getByRole('menuitem', { name: 'Save this view' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'staff-game', path: '/dashboard/games', find: TO_GAME },
  {
    name: 'staff-game-edited',
    path: '/dashboard/games',
    find: TO_GAME,
    prepare: press('Edit Description'),
  },
  {
    name: 'staff-game-delete',
    path: '/dashboard/games',
    find: TO_GAME,
    prepare: press('Delete Game'),
  },
  { name: 'staff-game-import', path: '/dashboard/game-import' },
  {
    name: 'staff-game-import-details',
    path: '/dashboard/game-import',
    find: 'main a[href^="/dashboard/game-import/details/"]',
  },
  { name: 'staff-game-import-history', path: '/dashboard/game-import/history' },
  ...Object.values(keptLists).map(({ name }) => ({
    name: `staff-${name}`,
    path: `/dashboard/${name}`,
  })),
  {
    name: 'staff-payment-method-add',
    path: '/dashboard/payment-methods',
    prepare: press('Add Payment Method'),
  },
  {
    name: 'staff-gambling-licence-add',
    path: '/dashboard/gambling-licences',
    prepare: press('Add New Licence'),
  },
  { name: 'staff-currency-edited', path: '/dashboard/currencies', prepare: press(/^Edit /) },
  { name: 'staff-clicks', path: '/dashboard/clicks' },
  { name: 'staff-clicks-by-casino', path: '/dashboard/clicks?by=casino' },
  { name: 'staff-earnings', path: '/dashboard/earnings' },
  { name: 'staff-earnings-by-casino', path: '/dashboard/earnings?by=casino' },
  { name: 'staff-affiliates', path: '/dashboard/affiliates' },
  { name: 'staff-affiliate-add', path: '/dashboard/affiliates', prepare: press('Add Affiliate') },
  {
    name: 'staff-affiliate',
    path: '/dashboard/affiliates',
    find: 'main a[href^="/dashboard/affiliates/"]',
  },
  { name: 'staff-settings', path: '/dashboard/settings' },
];

/** Every screen of the portal, as the first administrator sees it. */
export const staffScreens: readonly Screen[] = [
  { name: 'staff-login', path: '/login' },
  { name: 'staff-authentication-required', path: '/dashboard' },
  ...SIGNED_IN.map((screen) => ({ ...screen, signedIn: true })),
];
