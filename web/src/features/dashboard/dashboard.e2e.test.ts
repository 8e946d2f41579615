import { beforeEach, describe, expect, test } from '@jest/globals';
import { reportClicks } from '@slots/contracts/affiliate/clicks';
import { listDealNotes } from '@slots/contracts/affiliate/deals';
import { reportEarnings } from '@slots/contracts/affiliate/earnings';
import { getLinkHealth } from '@slots/contracts/casino/link-health';
import { keptLists } from '@slots/contracts/casino/reference-data';
import { getCasinoStatistics } from '@slots/contracts/casino/statistics';
import { listGames } from '@slots/contracts/catalog/games';
import { getGameStatistics } from '@slots/contracts/catalog/statistics';
import type { SessionUser } from '@slots/contracts/identity/auth';
import type { TabOptions } from '@slots/testing/browser-tabs';
import { until } from '@slots/testing/until';
import type { Page } from 'playwright-core';
import { accessibilityFaults } from '../../../testing/accessibility.ts';
import { deal, staffCasino, staffGame } from '../../../testing/records.ts';
import { EVERY_SCREEN, screenFaults } from '../../../testing/screen-faults.ts';
import { staffCasinosOn } from '../../../testing/staff-casinos.ts';
import { webForTests } from '../../../testing/web-under-test.ts';

const LISTS = Object.values(keptLists);
const FAULTS_MS = 60_000;
const REM = 16;
const DAY_MS = 86_400_000;
const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 780 } };

const web = await webForTests();

beforeEach(() => {
  figures();
});

/** Statistics that the dashboard shows. */
function figures(): void {
  const first = Date.parse('2026-10-23');
  const nothing = { total: 0, first: [] };
  web.gateway.on(getGameStatistics, ({ query }) => ({
    status: 200,
    body: {
      total: 2_000,
      published: 1_950,
      draft: 40,
      pending: 10,
      withoutDescription: 7,
      indexed: 1_200,
      launchers: { checking: true, ok: 1_940, broken: 3, unknown: 7 },
      overTime:
        query.per === 'day'
          ? Array.from({ length: 30 }, (_day, index) => ({
              from: new Date(first + index * DAY_MS).toISOString().slice(0, 10),
              imported: index * 3,
              published: index * 2,
            }))
          : [{ from: '2026-11-01', imported: 5, published: 4 }],
    },
  }));
  web.gateway.always(getLinkHealth, {
    checking: true,
    ok: 28,
    broken: 1,
    unknown: 0,
    waiting: 1,
    promotions: [
      {
        promotionId: 5,
        casinoId: 3,
        headline: '50 free spins',
        link: 'https://river.example/spins',
        state: 'broken',
        detail: 'Not found (404)',
        checkedAt: '2026-11-21T03:00:00.000Z',
      },
    ],
  });
  web.gateway.always(getCasinoStatistics, {
    total: 12,
    published: 9,
    promotions: 30,
    promotionsByCountry: [
      { code: 'GB', promotions: 20 },
      { code: 'SE', promotions: 8 },
    ],
    withoutLicence: {
      total: 1,
      first: [{ id: 3, name: 'Lucky River', slug: 'lucky-river', published: 'true' }],
    },
    withoutPromotion: nothing,
    withoutImage: nothing,
  });
}

async function openAs(
  role: SessionUser['role'],
  path: string,
  options: TabOptions = DESKTOP,
): Promise<Page> {
  web.gateway.user = { id: 1, username: 'marianne', role };
  const page = await web.open(path, options);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return page;
}

/** Waits until the dashboard has its figures, and all charts are drawn: that of the clicks as well. */
async function drawn(page: Page): Promise<void> {
  const main = page.getByRole('main');
  await main.getByText('1,950').waitFor();
  await main.locator('.recharts-wrapper').nth(2).waitFor();
}

const sidebar = (page: Page) => page.locator('aside');
const items = (page: Page) =>
  page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link').allTextContents();

async function widthOf(page: Page): Promise<number> {
  const box = await sidebar(page).boundingBox();
  return (box?.width ?? 0) / REM;
}

describe('the sidebar', () => {
  test('shows a super administrator every screen', async () => {
    const page = await openAs('super_admin', '/dashboard');
    expect(await items(page)).toEqual([
      'Dashboard',
      'Users',
      'Casinos',
      'Games',
      'Authors',
      'Guides',
      'Toplists',
      'Clicks',
      'Earnings',
      'Affiliates',
      ...LISTS.map(({ title }) => title.many),
      'Settings',
    ]);
    await sidebar(page).getByText('Super Administrator').waitFor();
  });

  test.each([
    ['admin', ['Earnings']],
    ['user', []],
  ] as const)('shows the role %s the screens of staff and %j', async (role, more) => {
    const page = await openAs(role, '/dashboard');
    expect(await items(page)).toEqual([
      'Dashboard',
      'Casinos',
      'Games',
      'Authors',
      'Guides',
      'Toplists',
      'Clicks',
      ...more,
      'Affiliates',
      'Settings',
    ]);
    await sidebar(page).getByText('Administrator', { exact: true }).waitFor();
  });

  test.each([
    ['/dashboard', 'Dashboard'],
    ['/dashboard/users', 'Users'],
    ['/dashboard/casinos', 'Casinos'],
    ['/dashboard/casinos/river', 'Casinos'],
    ['/dashboard/casino-manager', 'Casinos'],
    ['/dashboard/games', 'Games'],
    ['/dashboard/games-manager', 'Games'],
    ['/dashboard/game-details/7', 'Games'],
    ['/dashboard/game-import', 'Games'],
    ['/dashboard/clicks', 'Clicks'],
    ['/dashboard/earnings', 'Earnings'],
    ['/dashboard/earnings/import', 'Earnings'],
    ['/dashboard/affiliates/1', 'Affiliates'],
    ['/dashboard/currencies', 'Currencies'],
  ])('marks on %s the item %s', async (path, label) => {
    const page = await openAs('super_admin', path);
    const current = page
      .getByRole('navigation', { name: 'Dashboard' })
      .locator('[aria-current=page]');
    expect(await current.allTextContents()).toEqual([label]);
  });

  test('is folded to icons and unfolded by its button, by Ctrl+B and by Cmd+B', async () => {
    const page = await openAs('admin', '/dashboard');
    expect(await widthOf(page)).toBe(16);
    await page.getByRole('button', { name: 'Toggle sidebar' }).click();
    await until(async () => expect(await widthOf(page)).toBe(3));
    await page.keyboard.press('Control+b');
    await until(async () => expect(await widthOf(page)).toBe(16));
    await page.keyboard.press('Meta+b');
    await until(async () => expect(await widthOf(page)).toBe(3));
    // The names stay for screen readers.
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('stays as it is by keys that mean something else', async () => {
    const page = await openAs('admin', '/dashboard');
    await page.keyboard.press('Control+Shift+b');
    await page.keyboard.press('Control+Alt+b');
    // As the editor of a review does, where it makes text bold.
    await page.evaluate(() => {
      const bold = (event: KeyboardEvent): void => {
        if (event.key !== 'b') return;
        event.preventDefault();
        document.removeEventListener('keydown', bold);
      };
      document.addEventListener('keydown', bold);
    });
    await page.keyboard.press('Control+b');
    await page.keyboard.press('Control+b');
    await until(async () => expect(await widthOf(page)).toBe(3));
  });

  test('is found as it was left, for seven days', async () => {
    const page = await openAs('admin', '/dashboard');
    await page.keyboard.press('Control+b');
    const cookies = await page.context().cookies();
    const cookie = cookies.find(({ name }) => name === 'sidebar_state');
    expect(cookie?.value).toBe('false');
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400;
    expect(days).toBeGreaterThan(6.9);
    expect(days).toBeLessThanOrEqual(7);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await widthOf(page)).toBe(3);
    // Over https it is bound to this host and to TLS.
    const site = 'https://slots.example';
    const plain = new URL(page.url()).origin;
    await page.route(`${site}/**`, async (route) => {
      const url = route.request().url().replace(site, plain);
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    await page.goto(`${site}/dashboard`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Control+b');
    await until(async () =>
      expect(await page.context().cookies(site)).toMatchObject([
        { name: '__Host-sidebar_state', value: 'false', secure: true, path: '/' },
      ]),
    );
  });

  test('is a panel on a phone, opened from a menu button and closed by going somewhere', async () => {
    const page = await openAs('admin', '/dashboard', PHONE);
    expect(await sidebar(page).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const panel = page.getByRole('dialog');
    await until(async () => {
      const box = await panel.boundingBox();
      expect(box).toMatchObject({ x: 0, width: 18 * REM });
    });
    expect(await accessibilityFaults(page)).toEqual([]);
    await panel.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    await panel.waitFor({ state: 'hidden' });
    const cookies = await page.context().cookies();
    expect(cookies.map(({ name }) => name)).not.toContain('sidebar_state');
  });

  test('is a panel as wide on the narrowest phone', async () => {
    const page = await openAs('admin', '/dashboard', { viewport: { width: 320, height: 600 } });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await until(async () => {
      const box = await page.getByRole('dialog').boundingBox();
      expect(box).toMatchObject({ x: 0, width: 18 * REM });
    });
  });

  test('is beside the page, with no panel over it, once the phone is turned', async () => {
    const page = await openAs('admin', '/dashboard', PHONE);
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('dialog').waitFor();
    await page.setViewportSize({ width: 800, height: 360 });
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await sidebar(page).isVisible()).toBe(true);
    await sidebar(page).getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  });

  test.each([
    [639, false],
    [640, true],
  ])('at %p px beside the page: %p', async (width, beside) => {
    const page = await openAs('admin', '/dashboard', { viewport: { width, height: 800 } });
    expect(await sidebar(page).isVisible()).toBe(beside);
  });
});

describe('the dashboard', () => {
  test.each(['super_admin', 'user'] as const)(
    'shows cards and quick links to the role %s',
    async (role) => {
      const page = await openAs(role, '/dashboard');
      expect(await page.title()).toBe('Dashboard | Casino Admin');
      const links = await page
        .getByRole('main')
        .getByRole('link')
        .evaluateAll((found) =>
          found
            .map((link) => `${link.textContent} ${link.getAttribute('href')}`)
            // Figures come later than the page, and have tests of their own.
            .filter((text) => !text.includes('?show=') && !/^All (?:clicks|earnings)/.test(text)),
        );
      expect(links).toEqual([
        'Casinos /dashboard/casinos',
        ...LISTS.map(({ title, name }) => `${title.many} /dashboard/${name}`),
        'Users /dashboard/users',
        'Manage Gambling Licences /dashboard/gambling-licences',
        'Manage Casinos /dashboard/casinos',
        'Manage Payment Methods /dashboard/payment-methods',
        ...(role === 'super_admin' ? ['Activity /dashboard/activity'] : []),
      ]);
    },
  );

  test('says that the site shows a demonstration of who runs it, and what ends that', async () => {
    const page = await openAs('user', '/dashboard');
    await page.getByText('This site shows demonstration details').waitFor();
    expect(await page.getByRole('main').textContent()).toContain('the setting SITE_FILE');
  });

  test.each([DESKTOP, PHONE])('has no faults, opened at %p', async (options) => {
    const page = await openAs('super_admin', '/dashboard', options);
    await drawn(page);
    expect(await screenFaults(page, EVERY_SCREEN)).toEqual([]);
  });
});

describe('the figures', () => {
  test(
    'are charts with tables behind them, and lead to what is incomplete',
    async () => {
      // Countries have names.
      staffCasinosOn(web.gateway);
      const page = await openAs('user', '/dashboard');
      const main = page.getByRole('main');
      await drawn(page);
      // The tooltip stays when the window gets narrower.
      await main
        .locator('.recharts-wrapper')
        .first()
        .hover({ position: { x: 600, y: 60 } });
      await main.locator('.recharts-tooltip-wrapper').first().getByText('Published').waitFor();
      expect(await screenFaults(page)).toEqual([]);

      await main.getByText('Table: Games over time').click();
      const table = main.getByRole('table', { name: 'Games over time' });
      await table.getByRole('row', { name: '21 Nov 87 58' }).waitFor();
      await main.getByRole('button', { name: '12 months' }).click();
      await table.getByRole('row', { name: 'Nov 2026 5 4' }).waitFor();
      await main.getByText('Table: Promotions by country').click();
      await main.getByRole('row', { name: 'United Kingdom 20' }).waitFor();

      await main.getByText('No licence').click();
      const link = main.getByRole('link', { name: 'Lucky River' });
      expect(await link.getAttribute('href')).toBe('/dashboard/casinos/lucky-river?tab=licences');
      const demos = main.getByRole('link', { name: 'Broken demos' });
      expect(await demos.getAttribute('href')).toBe('/dashboard/games?show=broken');
      await main.getByText('Broken links').click();
      await main.getByRole('link', { name: '50 free spins' }).click();
      await page.waitForURL('**/dashboard/casinos/3?tab=promos');
      // The dashboard is on screen until the casino's has loaded.
      await main.getByText('1,950').waitFor({ state: 'detached' });
      await page.goBack();
      await drawn(page);
      await main.getByText('Table: Games over time').click();
      await table.waitFor();
      expect(await screenFaults(page)).toEqual([]);
    },
    FAULTS_MS,
  );
});

describe('the earnings', () => {
  beforeEach(() => {
    const earned = { clicks: 1_000, registrations: 40, deposits: 1 };
    web.gateway.on(reportEarnings, ({ query }) => {
      const isLast = query.to === new Date().toISOString().slice(0, 10);
      const totals = isLast
        ? { ...earned, amounts: { GBP: '752.45' }, perClick: { GBP: '0.75' } }
        : { ...earned, amounts: { EUR: '20.00', GBP: '600.00' }, perClick: {} };
      return { status: 200, body: { data: [], totals } };
    });
    const nothing = { promised: {}, reportedCpa: {}, reportedRevenue: {} };
    const counts = { clicks: 1_200, registrations: 0, deposits: 0, customers: 0 };
    const days = { from: '2026-10-24', to: '2026-11-22' };
    web.gateway.always(listDealNotes, [
      {
        ...days,
        ...counts,
        ...nothing,
        deal: deal(7),
        affiliateName: 'River Partners',
        reasons: ['no-conversions'],
      },
      {
        ...days,
        ...counts,
        ...nothing,
        deal: deal(8, { affiliateId: 5, model: 'hybrid', share: 25 }),
        affiliateName: 'Hill Media',
        reasons: ['cpa-missing', 'revenue-missing'],
        deposits: 12,
        customers: 12,
        promised: { GBP: '480.00' },
        reportedCpa: { GBP: '400.00' },
      },
    ]);
  });

  test(
    'of 30 days stand beside those before, and deals that earn too little are named',
    async () => {
      const page = await openAs('admin', '/dashboard');
      const main = page.getByRole('main');
      await main.getByRole('heading', { name: 'Earned in 30 days' }).waitFor();
      await main.getByText('£752.45').waitFor();
      await main.getByText('£0.75 a click').waitFor();
      await main
        .getByText('40 registrations, 1 deposit. In the 30 days before: €20.00 and £600.00.')
        .waitFor();
      await main.getByRole('link', { name: 'Hill Media' }).waitFor();
      const notes = main
        .getByRole('listitem')
        .filter({ has: page.locator('a[href*="/affiliates/"]') });
      const said = (await notes.allInnerTexts()).map((text) => text.replaceAll(/\n+/g, '\n'));
      expect(said).toEqual([
        'River Partners: CPA £40\n1,200 clicks, but no conversion was reported.',
        'Hill Media: CPA £40 and 25% revenue share\n12 customers: £480.00 CPA promised, £400.00 reported.\n12 deposits, but no revenue was reported.',
      ]);
      expect(await screenFaults(page)).toEqual([]);
      await main.getByRole('link', { name: 'Hill Media' }).click();
      await page.waitForURL('**/dashboard/affiliates/5');
    },
    FAULTS_MS,
  );

  test.each([getGameStatistics, getCasinoStatistics])(
    'and the clicks are there while $id fails',
    async (call) => {
      web.gateway.failing.add(call);
      const main = (await openAs('admin', '/dashboard')).getByRole('main');
      await main.getByText('The figures of games and casinos could not be loaded').waitFor();
      await main.getByText('£752.45').waitFor();
      await main.getByRole('link', { name: 'Hill Media' }).waitFor();
      await main.getByRole('link', { name: 'All clicks' }).waitFor();
      web.gateway.failing.clear();
      web.gateway.held.add(call);
      await main.getByRole('button', { name: 'Try again' }).click();
      await main.getByText('could not be loaded').waitFor({ state: 'detached' });
      await main
        .getByRole('status', { name: 'Loading the figures of games and casinos' })
        .waitFor();
      web.gateway.letGo();
      await main.getByText('1,950').waitFor();
      expect(await main.getByText('could not be loaded').count()).toBe(0);
    },
  );

  test.each([
    { call: reportClicks, title: 'The clicks on offers could not be loaded', known: 'All clicks' },
    { call: reportEarnings, title: 'The earnings could not be loaded', known: 'All earnings' },
    { call: listDealNotes, title: 'The deals to check could not be loaded', known: 'Hill Media' },
  ])('say so while $call.id fails, and can be tried again', async ({ call, title, known }) => {
    web.gateway.failing.add(call);
    const main = (await openAs('admin', '/dashboard')).getByRole('main');
    const alert = main.getByRole('alert').filter({ hasText: title });
    const link = main.getByRole('link', { name: known });
    await alert.waitFor();
    expect(await link.count()).toBe(0);
    web.gateway.failing.clear();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await link.waitFor();
    expect(await alert.count()).toBe(0);
  });

  test('are not asked for by the role user', async () => {
    const page = await openAs('user', '/dashboard');
    await page.getByRole('main').getByText('1,950').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'All clicks' }).waitFor();
    const asked = web.gateway.calls.map(({ url }) => url);
    expect(asked.filter((url) => /deals|earnings/.test(url))).toEqual([]);
  });
});

describe('the command palette', () => {
  const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' });
  const options = (page: Page) => palette(page).getByRole('option').allTextContents();

  beforeEach(() => {
    staffCasinosOn(web.gateway).casinos.all = [
      staffCasino(1, { name: 'Lucky River', slug: 'lucky-river' }),
      staffCasino(2, { name: 'Old River', slug: 'old-river' }),
    ];
    web.gateway.collection(listGames).all = [
      staffGame(7, { name: 'River of Gold' }),
      staffGame(8, { name: 'River' }),
    ];
  });

  test('jumps to casinos, games and affiliates by name, the best first', async () => {
    const page = await openAs('admin', '/dashboard');
    await page.keyboard.press('Control+k');
    await palette(page).getByRole('combobox').fill('river');
    await until(async () =>
      expect(await options(page)).toEqual([
        'Lucky RiverID 1',
        'Old RiverID 2',
        'RiverNorthlight Studios',
        'River of GoldNorthlight Studios',
        'River PartnersID 1',
      ]),
    );
    expect(await screenFaults(page)).toEqual([]);
    // Not by its tint alone.
    const outlines = await palette(page)
      .getByRole('option')
      .evaluateAll((all) => all.map((one) => getComputedStyle(one).outlineStyle));
    expect(outlines).toEqual(['solid', 'none', 'none', 'none', 'none']);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard/casinos/old-river');
    await page.keyboard.press('Meta+k');
    await palette(page).getByRole('combobox').fill('river of');
    await palette(page).getByRole('option', { name: 'River of Gold' }).click();
    await page.waitForURL('**/dashboard/game-details/7');
  });

  test('takes what is typed right after its keys, while no script comes', async () => {
    const page = await openAs('admin', '/dashboard');
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', async (route) => {
      await promise;
      await route.continue();
    });
    await page.keyboard.press('Control+k');
    await page.keyboard.type('old river');
    resolve();
    await palette(page).getByRole('option', { name: 'Old River' }).waitFor();
    expect(await palette(page).getByRole('combobox').inputValue()).toBe('old river');
  });

  test('acts: a casino is created from anywhere, once', async () => {
    const page = await openAs('admin', '/dashboard/settings');
    await page.getByRole('button', { name: 'Command palette' }).click();
    await palette(page).getByRole('combobox').fill('create cas');
    await page.keyboard.press('Enter');
    const form = page.getByRole('dialog', { name: 'Create Casino' });
    await form.waitFor();
    // No second window opens over a modal dialog.
    await page.keyboard.press('Control+k');
    expect(await palette(page).count()).toBe(0);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Casinos' }).waitFor();
    expect(await form.count()).toBe(0);
  });

  test.each([
    ['super_admin', true],
    ['admin', false],
  ] as const)('offers %s what is for super administrators: %p', async (role, offered) => {
    const page = await openAs(role, '/dashboard');
    await page.keyboard.press('Control+k');
    await palette(page).getByRole('option', { name: 'Create Casino' }).waitFor();
    const found = await options(page);
    for (const one of ['Users', 'Currencies', 'Game Importer', 'Activity', 'Create User']) {
      expect([one, found.includes(one)]).toEqual([one, offered]);
    }
    await page.keyboard.press('Escape');
    await palette(page).waitFor({ state: 'hidden' });
  });
});

describe('the settings', () => {
  test('name the account and switch the theme, which stays', async () => {
    const page = await openAs('super_admin', '/dashboard/settings', {
      ...DESKTOP,
      colorScheme: 'light',
    });
    await page.getByRole('main').getByText('marianne').waitFor();
    await page.getByRole('main').getByText('Super Administrator').waitFor();
    const theme = () => page.evaluate(() => document.documentElement.dataset['theme']);
    expect(await theme()).toBe('light');
    await page.getByRole('radio', { name: 'Dark' }).click();
    expect(await theme()).toBe('dark');
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
    expect(await theme()).toBe('dark');
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('radio', { name: 'System' }).click();
    expect(await theme()).toBe('light');
  });

  test('show the chosen theme where the system forces its colours, too', async () => {
    const page = await openAs('super_admin', '/dashboard/settings', {
      ...DESKTOP,
      colorScheme: 'light',
    });
    await page.emulateMedia({ forcedColors: 'active' });
    const light = page.getByRole('radio', { name: 'Light' });
    const picture = async () => {
      await light.blur();
      await page.mouse.move(0, 0);
      return light.screenshot();
    };
    const before = await picture();
    await light.click();
    await page.getByRole('radio', { name: 'Light', checked: true }).waitFor();
    expect((await picture()).equals(before)).toBe(false);
  });
});
