import { keptLists } from '@slots/contracts/casino/reference-data';
import type { RouteObject } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { portalPaths } from '../config/portal-paths.ts';
import { createPageOf, type LoadingOf, type PageModule } from '../routing/page.ts';
import { PageError } from './layouts/page-error.tsx';

type Screens = readonly (readonly [path: string, file: string])[];

const SUPER_ADMIN_SCREENS: Screens = [
  [portalPaths.users, 'users/admin/users.page.tsx'],
  ...Object.values(keptLists).map(
    ({ name }) =>
      [portalPaths.referenceList(name), `reference-data/admin/${name}.page.tsx`] as const,
  ),
  [portalPaths.activity, 'activity/admin/activity.page.tsx'],
  [portalPaths.webhooks, 'webhooks/admin/webhooks.page.tsx'],
  [portalPaths.gameImport, 'game-import/admin/game-import.page.tsx'],
  [portalPaths.gameImportHistory, 'game-import/admin/import-history.page.tsx'],
  [portalPaths.gameImportDetails(':id'), 'game-import/admin/game-import-details.page.tsx'],
];

const MANAGER_SCREENS: Screens = [
  [portalPaths.earnings, 'earnings/admin/earnings.page.tsx'],
  [portalPaths.importReport, 'report-import/admin/import-report.page.tsx'],
];

const SCREENS: Screens = [
  [portalPaths.casinos, 'casinos/admin/casino-list.page.tsx'],
  [portalPaths.casinoManager, 'casinos/admin/casino-manager.page.tsx'],
  [portalPaths.gamesManager, 'games/admin/games-manager.page.tsx'],
  [portalPaths.gamesManagerToo, 'games/admin/games-manager.page.tsx'],
  [portalPaths.gameDetails(':id'), 'games/admin/game-details.page.tsx'],
  [portalPaths.guides, 'guides/admin/guides.page.tsx'],
  [portalPaths.toplists, 'toplists/admin/toplists.page.tsx'],
  [portalPaths.toplist(':id'), 'toplists/admin/toplist.page.tsx'],
  [portalPaths.authors, 'authors/admin/authors.page.tsx'],
  [portalPaths.clicks, 'clicks/admin/clicks.page.tsx'],
  [portalPaths.affiliates, 'affiliates/admin/affiliates.page.tsx'],
  [portalPaths.affiliate(':id'), 'affiliates/admin/affiliate.page.tsx'],
  [portalPaths.settings, 'account/admin/settings.page.tsx'],
  ['*', 'dashboard/admin/unknown-screen.page.tsx'],
];

/**
 * Routes of the staff portal. Each screen, and the layout around them, is a chunk of its own that no visitor
 * loads. Their data is fetched in the browser, since the server renders without a session.
 */
export function adminRoutes(loadingOf: LoadingOf): RouteObject[] {
  const page = createPageOf(
    loadingOf,
    import.meta.glob<PageModule>(
      [
        './app/layouts/{dashboard,portal-door}-layout.tsx',
        './app/admin-pages/*.page.tsx',
        './features/*/admin/*.page.tsx',
        './features/auth/admin/{managers,super-admin}-only.tsx',
      ],
      { base: '/src' },
    ),
  );
  const feature = (file: string) => page(`features/${file}`);
  const routesOf = (screens: Screens): RouteObject[] =>
    screens.map(([path, file]) => ({ path, ...feature(file) }));

  const screens: RouteObject[] = [
    { index: true, ...feature('dashboard/admin/dashboard.page.tsx') },
    {
      path: portalPaths.casinoDetails(':slugOrId'),
      ...page('app/admin-pages/casino-details.page.tsx'),
    },
    { path: portalPaths.guide(':id'), ...page('app/admin-pages/guide.page.tsx') },
    { ...feature('auth/admin/super-admin-only.tsx'), children: routesOf(SUPER_ADMIN_SCREENS) },
    { ...feature('auth/admin/managers-only.tsx'), children: routesOf(MANAGER_SCREENS) },
    ...routesOf(SCREENS),
  ];

  return [
    {
      ...page('app/layouts/portal-door-layout.tsx'),
      children: [{ path: paths.login, ...feature('auth/admin/login.page.tsx') }],
    },
    {
      path: paths.dashboard,
      ...page('app/layouts/dashboard-layout.tsx'),
      // Its own boundary inside the layout, so that a failing screen keeps the sidebar.
      children: [{ ErrorBoundary: PageError, children: screens }],
    },
  ];
}
