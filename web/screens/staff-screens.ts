import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const PHONE = 640;
const CASINO = '/dashboard/casinos';
const TO_CASINO = 'main a[href^="/dashboard/casinos/"]';
const TO_GAME = 'main a[href^="/dashboard/game-details/"]';

const press = (name: RegExp | string) => async (page: Page) => {
  await page.getByRole('main').getByRole('button', { name }).first().click();
};

/** A tab of the first casino of the list. */
function casinoTab(label: string, then?: (page: Page) => Promise<void>): Screen {
  const name = label.toLowerCase();
  return {
    name: then ? `staff-casino-${name}-edited` : `staff-casino-${name}`,
    path: CASINO,
    find: TO_CASINO,
    async prepare(page) {
      // By its address: a tab that was clicked has the ring of the focus.
      await page.goto(`${page.url()}?tab=${name}`);
      await page.getByRole('tabpanel').getByRole('heading').first().waitFor();
      await then?.(page);
    },
  };
}

const SIGNED_IN: readonly Screen[] = [
  { name: 'staff-dashboard', path: '/dashboard' },
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
  { name: 'staff-users', path: '/dashboard/users' },
  { name: 'staff-user-add', path: '/dashboard/users', prepare: press('Add User') },
  { name: 'staff-casinos', path: CASINO },
  { name: 'staff-casino-create', path: CASINO, prepare: press('Create Casino') },
  { name: 'staff-casino-delete', path: CASINO, prepare: press(/^Delete /) },
  { name: 'staff-casino-manager', path: '/dashboard/casino-manager' },
  { name: 'staff-casino-details', path: CASINO, find: TO_CASINO },
  ...['Images', 'Payment', 'Licences', 'Support', 'Currency', 'Games', 'Providers', 'Promos'].map(
    (label) => casinoTab(label),
  ),
  casinoTab('Payment', press('Edit')),
  casinoTab('Promos', press('Add Promotion')),
  {
    name: 'staff-casino-history',
    path: CASINO,
    find: TO_CASINO,
    prepare: press('History'),
  },
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
  { name: 'staff-payment-methods', path: '/dashboard/payment-methods' },
  {
    name: 'staff-payment-method-add',
    path: '/dashboard/payment-methods',
    prepare: press('Add Payment Method'),
  },
  { name: 'staff-gambling-licences', path: '/dashboard/gambling-licences' },
  {
    name: 'staff-gambling-licence-add',
    path: '/dashboard/gambling-licences',
    prepare: press('Add New Licence'),
  },
  { name: 'staff-currencies', path: '/dashboard/currencies' },
  { name: 'staff-currency-edited', path: '/dashboard/currencies', prepare: press(/^Edit /) },
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
