import type { RouteObject } from 'react-router-dom';
import { paths, patterns } from '../config/paths.ts';
import type { Loading } from '../routing/loading.ts';
import { page } from '../routing/page.ts';
import { PageError } from './layouts/page-error.tsx';

/** The visitor site: every page a chunk of its own, inside the public layout. */
export function publicRoutes(loading: Loading): RouteObject[] {
  const games = 'src/features/games/public';
  const information = 'src/features/information/public';
  const composed = 'src/app/public-pages';
  const pages: RouteObject[] = [
    {
      path: paths.home,
      ...page(loading, `${composed}/home.page.tsx`, () => import('./public-pages/home.page.tsx')),
    },
    {
      path: paths.freeGames,
      ...page(
        loading,
        `${games}/free-games.page.tsx`,
        () => import('../features/games/public/free-games.page.tsx'),
      ),
    },
    {
      path: paths.highRtp,
      ...page(
        loading,
        `${games}/high-rtp.page.tsx`,
        () => import('../features/games/public/high-rtp.page.tsx'),
      ),
    },
    {
      path: paths.latestSlots,
      ...page(
        loading,
        `${games}/latest-slots.page.tsx`,
        () => import('../features/games/public/latest-slots.page.tsx'),
      ),
    },
    {
      path: paths.myGames,
      ...page(
        loading,
        `${games}/my-games.page.tsx`,
        () => import('../features/games/public/my-games.page.tsx'),
      ),
    },
    {
      path: paths.ageCheck,
      ...page(
        loading,
        `${games}/age-check.page.tsx`,
        () => import('../features/games/public/age-check.page.tsx'),
      ),
    },
    {
      path: paths.gameTypes,
      ...page(
        loading,
        `${games}/game-types.page.tsx`,
        () => import('../features/games/public/game-types.page.tsx'),
      ),
    },
    {
      path: patterns.gameType,
      ...page(
        loading,
        `${games}/game-type.page.tsx`,
        () => import('../features/games/public/game-type.page.tsx'),
      ),
    },
    {
      path: paths.gameThemes,
      ...page(
        loading,
        `${games}/game-themes.page.tsx`,
        () => import('../features/games/public/game-themes.page.tsx'),
      ),
    },
    {
      path: patterns.gameTheme,
      ...page(
        loading,
        `${games}/game-theme.page.tsx`,
        () => import('../features/games/public/game-theme.page.tsx'),
      ),
    },
    {
      path: patterns.game,
      ...page(loading, `${composed}/game.page.tsx`, () => import('./public-pages/game.page.tsx')),
    },
    {
      path: paths.countries,
      ...page(
        loading,
        'src/features/countries/public/countries.page.tsx',
        () => import('../features/countries/public/countries.page.tsx'),
      ),
    },
    {
      path: patterns.country,
      ...page(
        loading,
        `${composed}/country.page.tsx`,
        () => import('./public-pages/country.page.tsx'),
      ),
    },
    {
      path: patterns.casino,
      ...page(
        loading,
        `${composed}/casino.page.tsx`,
        () => import('./public-pages/casino.page.tsx'),
      ),
    },
    {
      path: patterns.casinoReview,
      ...page(
        loading,
        `${composed}/casino-review.page.tsx`,
        () => import('./public-pages/casino-review.page.tsx'),
      ),
    },
    {
      path: paths.privacy,
      ...page(
        loading,
        `${information}/privacy.page.tsx`,
        () => import('../features/information/public/privacy.page.tsx'),
      ),
    },
    {
      path: paths.terms,
      ...page(
        loading,
        `${information}/terms.page.tsx`,
        () => import('../features/information/public/terms.page.tsx'),
      ),
    },
    {
      path: paths.responsibleGaming,
      ...page(
        loading,
        `${information}/responsible-gaming.page.tsx`,
        () => import('../features/information/public/responsible-gaming.page.tsx'),
      ),
    },
    {
      path: '*',
      ...page(loading, 'src/app/not-found.page.tsx', () => import('./not-found.page.tsx')),
    },
  ];
  if (import.meta.env.DEV) {
    pages.push({
      path: paths.uiKit,
      ...page(loading, 'src/app/ui-kit.page.tsx', () => import('./ui-kit.page.tsx')),
    });
  }
  return [
    {
      ...page(
        loading,
        'src/app/layouts/public-layout.tsx',
        () => import('./layouts/public-layout.tsx'),
      ),
      // Its own boundary inside the layout, so that a failing page keeps its navigation.
      children: [{ ErrorBoundary: PageError, children: pages }],
    },
  ];
}
