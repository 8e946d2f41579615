import type { Screen } from './screen.ts';

const WIDE = 1024;

/** Every screen of the visitor site. */
export const publicScreens: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'home-dark', path: '/', scheme: 'dark' },
  { name: 'first-visit', path: '/', firstVisit: true },
  { name: 'free-to-play', path: '/free-to-play' },
  { name: 'game', path: '/high-rtp', find: 'main article a' },
  {
    name: 'game-demo',
    path: '/high-rtp',
    find: 'main article a',
    async prepare(page) {
      await page.getByRole('button', { name: 'Play Free Demo' }).click();
      await page.locator('main iframe').first().waitFor();
    },
  },
  { name: 'latest-slots', path: '/latest-slots' },
  { name: 'high-rtp', path: '/high-rtp' },
  { name: 'game-types', path: '/game-types' },
  { name: 'game-type', path: '/game-types', find: 'main a[href^="/game-types/"]' },
  { name: 'game-themes', path: '/game-themes' },
  { name: 'game-theme', path: '/game-themes', find: 'main a[href^="/game-themes/"]' },
  { name: 'countries', path: '/country' },
  { name: 'country', path: '/country/united-kingdom' },
  { name: 'casino', path: '/country/united-kingdom', find: 'main a[href^="/casino/"]' },
  {
    name: 'casino-review',
    path: '/country/united-kingdom',
    find: 'main a[href^="/casino-review/"]',
  },
  { name: 'responsible-gaming', path: '/responsible-gaming' },
  { name: 'privacy', path: '/privacy' },
  { name: 'terms', path: '/terms' },
  { name: 'not-found', path: '/nowhere' },
  {
    name: 'search',
    path: '/',
    async prepare(page) {
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByPlaceholder('Search for games, casinos, or countries...').fill('go');
      await page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'country-selector',
    path: '/',
    async prepare(page) {
      await page.getByRole('button', { name: /^Country/ }).click();
      await page.getByPlaceholder('Search country...').waitFor();
    },
  },
  {
    name: 'navigation',
    path: '/',
    async prepare(page, width) {
      await page.getByRole('button', { name: width >= WIDE ? 'Slot Themes' : 'Open menu' }).click();
      await page.getByRole('link', { name: 'All Themes' }).first().waitFor();
    },
  },
];
