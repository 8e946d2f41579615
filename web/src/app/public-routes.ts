import type { RouteObject } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { createPageOf, type LoadingOf, type PageModule } from '../routing/page.ts';
import { PageError } from './layouts/page-error.tsx';

const GAMES = 'features/games/public';
const INFORMATION = 'features/information/public';
const GUIDES = 'features/guides/public/guides.page.tsx';
const COMPOSED = 'app/public-pages';
const SLUG = ':slug';

const PAGES: readonly (readonly [path: string, file: string])[] = [
  [paths.home, `${COMPOSED}/home.page.tsx`],
  [paths.freeGames, `${GAMES}/free-games.page.tsx`],
  [paths.highRtp, `${GAMES}/high-rtp.page.tsx`],
  [paths.latestSlots, `${GAMES}/latest-slots.page.tsx`],
  [paths.myGames, `${GAMES}/my-games.page.tsx`],
  [paths.ageCheck, `${GAMES}/age-check.page.tsx`],
  [paths.gameTypes, `${GAMES}/game-types.page.tsx`],
  [paths.gameType(SLUG), `${GAMES}/game-type.page.tsx`],
  [paths.gameThemes, `${GAMES}/game-themes.page.tsx`],
  [paths.gameTheme(SLUG), `${GAMES}/game-theme.page.tsx`],
  [paths.providers, `${GAMES}/providers.page.tsx`],
  [paths.provider(SLUG), `${GAMES}/provider.page.tsx`],
  [paths.game(SLUG), `${COMPOSED}/game.page.tsx`],
  [paths.casinos, 'features/casinos/public/casinos.page.tsx'],
  [paths.countries, 'features/countries/public/countries.page.tsx'],
  [paths.country(SLUG), `${COMPOSED}/country.page.tsx`],
  [paths.casino(SLUG), `${COMPOSED}/casino.page.tsx`],
  [paths.casinoReview(SLUG), `${COMPOSED}/casino-review.page.tsx`],
  [paths.author(SLUG), 'features/authors/public/author.page.tsx'],
  [paths.howWeRate, 'features/authors/public/how-we-rate.page.tsx'],
  [paths.guides, GUIDES],
  [paths.guideTag(SLUG), GUIDES],
  [paths.guide(SLUG), `${COMPOSED}/guide.page.tsx`],
  [paths.privacy, `${COMPOSED}/privacy.page.tsx`],
  [paths.terms, `${INFORMATION}/terms.page.tsx`],
  [paths.responsibleGaming, `${INFORMATION}/responsible-gaming.page.tsx`],
  ['*', 'app/not-found.page.tsx'],
];

/** The visitor site: every page a chunk of its own, inside the public layout. */
export function publicRoutes(loadingOf: LoadingOf): RouteObject[] {
  const page = createPageOf(loadingOf, {
    ...import.meta.glob<PageModule>(
      [
        './app/layouts/public-layout.tsx',
        './app/public-pages/*.page.tsx',
        './app/not-found.page.tsx',
        './features/*/public/*.page.tsx',
        // Parts of composed pages.
        '!./features/games/public/{home,game}.page.tsx',
      ],
      { base: '/src' },
    ),
    ...(import.meta.env.DEV &&
      import.meta.glob<PageModule>('./app/ui-kit.page.tsx', { base: '/src' })),
  });
  const pages: RouteObject[] = PAGES.map(([path, file]) => ({ path, ...page(file) }));
  if (import.meta.env.DEV) pages.push({ path: paths.uiKit, ...page('app/ui-kit.page.tsx') });
  return [
    {
      ...page('app/layouts/public-layout.tsx'),
      // Its own boundary inside the layout, so that a failing page keeps its navigation.
      children: [{ ErrorBoundary: PageError, children: pages }],
    },
  ];
}
