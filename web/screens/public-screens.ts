import type { Page } from 'playwright-core';
import type { Screen } from './screen.ts';

const WIDE = 1024;
const FIRST_GAME = 'main article a[href^="/free-to-play/"]';

/** Lets the site keep games on the device, marks three and plays one. */
async function keepGames(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('cookie_consent', 'accepted'));
  await page.reload();
  const hearts = page.getByRole('main').getByRole('button', { name: /^Favourite: / });
  for (const place of [0, 1, 2]) await hearts.nth(place).click();
  await page.goto((await page.locator(FIRST_GAME).first().getAttribute('href')) ?? '/');
  await page.getByRole('button', { name: 'Play Free Demo' }).click();
  await page.locator('main iframe').first().waitFor();
  await page.goto('/my-games');
  await page.getByRole('button', { name: 'Clear recently played' }).waitFor();
}

/** Every screen of the visitor site. */
export const publicScreens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'first-visit', path: '/', firstVisit: true },
  {
    name: 'cookie-bar',
    path: '/',
    firstVisit: true,
    async prepare(page) {
      await page.getByRole('button', { name: "I'm 18 or over" }).click();
    },
  },
  { name: 'free-to-play', path: '/free-to-play' },
  { name: 'free-to-play-sorted', path: '/free-to-play?sort=rtp' },
  { name: 'free-to-play-nothing', path: '/free-to-play?provider=nobody' },
  { name: 'game', path: '/high-rtp', find: FIRST_GAME },
  {
    name: 'game-demo',
    path: '/high-rtp',
    find: FIRST_GAME,
    async prepare(page) {
      await page.getByRole('button', { name: 'Play Free Demo' }).click();
      await page.locator('main iframe').first().scrollIntoViewIfNeeded();
    },
  },
  { name: 'game-not-found', path: '/free-to-play/no-such-game' },
  { name: 'latest-slots', path: '/latest-slots' },
  { name: 'high-rtp', path: '/high-rtp' },
  { name: 'game-types', path: '/game-types' },
  { name: 'game-type', path: '/game-types', find: 'main a[href^="/game-types/"]' },
  { name: 'game-themes', path: '/game-themes' },
  { name: 'game-theme', path: '/game-themes', find: 'main a[href^="/game-themes/"]' },
  { name: 'providers', path: '/providers' },
  { name: 'provider', path: '/providers', find: 'main a[href^="/providers/"]' },
  { name: 'casinos', path: '/casinos' },
  { name: 'casinos-filtered', path: '/casinos?rating=4.5' },
  { name: 'free-to-play-page', path: '/free-to-play?page=3' },
  { name: 'countries', path: '/country' },
  { name: 'country', path: '/country/canada' },
  { name: 'country-filtered', path: '/country/canada?rating=4&sort=rating' },
  { name: 'country-empty', path: '/country/albania' },
  { name: 'casino', path: '/casino/marlow-bay-casino' },
  { name: 'casino-review', path: '/casino-review/marlow-bay-casino' },
  { name: 'casino-without-review', path: '/casino-review/silver-otter' },
  { name: 'country-toplist', path: '/country/ireland' },
  { name: 'guides', path: '/guides' },
  { name: 'guide-tag', path: '/guides/tags/terms' },
  { name: 'guide', path: '/guides/what-wagering-costs' },
  { name: 'author', path: '/authors/nora-vance' },
  { name: 'how-we-rate', path: '/how-we-rate' },
  { name: 'casino-not-found', path: '/casino-review/no-such-casino' },
  { name: 'my-games', path: '/my-games' },
  { name: 'my-games-kept', path: '/high-rtp', prepare: keepGames },
  { name: 'age-check', path: '/age-check?provider=test&state=of-a-check' },
  {
    name: 'compare-offers',
    path: '/country/canada',
    async prepare(page) {
      const choices = page.getByRole('checkbox', { name: /^Compare / });
      await choices.first().check();
      await choices.nth(1).check();
      await page.getByRole('button', { name: 'Compare', exact: true }).click();
      const dialog = page.getByRole('dialog', { name: 'Compare offers' });
      await dialog.getByRole('button', { name: 'Close' }).waitFor();
      // It slides in and is half visible until then.
      await dialog.evaluate((drawn) =>
        Promise.allSettled(drawn.getAnimations({ subtree: true }).map(({ finished }) => finished)),
      );
    },
  },
  { name: 'responsible-gaming', path: '/responsible-gaming' },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms', path: '/terms' },
  { name: 'not-found', path: '/nowhere' },
  {
    name: 'search',
    path: '/',
    async prepare(page) {
      await page.getByRole('button', { name: 'Search', exact: true }).click();
      await page.getByPlaceholder('Search for games, casinos, or countries...').fill('ca');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'country-selector',
    path: '/',
    async prepare(page) {
      await page.getByRole('button', { name: /^Country: / }).click();
      await page.getByPlaceholder('Search country...').waitFor();
    },
  },
  {
    name: 'navigation',
    path: '/',
    async prepare(page, width) {
      const wide = width >= WIDE;
      await page.getByRole('button', { name: wide ? 'Slot Themes' : 'Open menu' }).click();
      if (!wide) await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    },
  },
  {
    name: 'terms-dialog',
    path: '/',
    async prepare(page) {
      await page.getByRole('button', { name: 'Terms', exact: true }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  },
];
