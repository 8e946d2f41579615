import type { RouteObject } from 'react-router-dom';
import { paths, portalPaths, portalPatterns } from '../config/paths.ts';
import type { Loading } from '../routing/loading.ts';
import { page } from '../routing/page.ts';
import { PageError } from './layouts/page-error.tsx';

/**
 * The staff portal's addresses. Only addresses and imports stand here: each screen, and the layout
 * around them, is a chunk of its own that no visitor loads. Their data is fetched in the browser,
 * since pages are rendered without anybody's session.
 */
export function adminRoutes(loading: Loading): RouteObject[] {
  const features = 'src/features';

  const superAdminScreens: RouteObject[] = [
    {
      path: portalPaths.users,
      ...page(
        loading,
        `${features}/users/admin/users.page.tsx`,
        () => import('../features/users/admin/users.page.tsx'),
      ),
    },
    {
      path: portalPaths.paymentMethods,
      ...page(
        loading,
        `${features}/payment-methods/admin/payment-methods.page.tsx`,
        () => import('../features/payment-methods/admin/payment-methods.page.tsx'),
      ),
    },
    {
      path: portalPaths.gamblingLicences,
      ...page(
        loading,
        `${features}/gambling-licences/admin/gambling-licences.page.tsx`,
        () => import('../features/gambling-licences/admin/gambling-licences.page.tsx'),
      ),
    },
    {
      path: portalPaths.currencies,
      ...page(
        loading,
        `${features}/currencies/admin/currencies.page.tsx`,
        () => import('../features/currencies/admin/currencies.page.tsx'),
      ),
    },
    {
      path: portalPaths.activity,
      ...page(
        loading,
        `${features}/activity/admin/activity.page.tsx`,
        () => import('../features/activity/admin/activity.page.tsx'),
      ),
    },
    {
      path: portalPaths.gameImport,
      ...page(
        loading,
        `${features}/game-import/admin/game-import.page.tsx`,
        () => import('../features/game-import/admin/game-import.page.tsx'),
      ),
    },
    {
      path: portalPaths.gameImportHistory,
      ...page(
        loading,
        `${features}/game-import/admin/import-history.page.tsx`,
        () => import('../features/game-import/admin/import-history.page.tsx'),
      ),
    },
    {
      path: portalPatterns.gameImportDetails,
      ...page(
        loading,
        `${features}/game-import/admin/game-import-details.page.tsx`,
        () => import('../features/game-import/admin/game-import-details.page.tsx'),
      ),
    },
  ];

  const screens: RouteObject[] = [
    {
      index: true,
      ...page(
        loading,
        `${features}/dashboard/admin/dashboard.page.tsx`,
        () => import('../features/dashboard/admin/dashboard.page.tsx'),
      ),
    },
    {
      path: portalPaths.casinos,
      ...page(
        loading,
        `${features}/casinos/admin/casino-list.page.tsx`,
        () => import('../features/casinos/admin/casino-list.page.tsx'),
      ),
    },
    {
      path: portalPaths.casinoManager,
      ...page(
        loading,
        `${features}/casinos/admin/casino-manager.page.tsx`,
        () => import('../features/casinos/admin/casino-manager.page.tsx'),
      ),
    },
    {
      path: portalPatterns.casinoDetails,
      ...page(
        loading,
        'src/app/admin-pages/casino-details.page.tsx',
        () => import('./admin-pages/casino-details.page.tsx'),
      ),
    },
    {
      path: portalPaths.gamesManager,
      ...page(
        loading,
        `${features}/games/admin/games-manager.page.tsx`,
        () => import('../features/games/admin/games-manager.page.tsx'),
      ),
    },
    {
      path: portalPaths.gamesManagerToo,
      ...page(
        loading,
        `${features}/games/admin/games-manager.page.tsx`,
        () => import('../features/games/admin/games-manager.page.tsx'),
      ),
    },
    {
      path: portalPatterns.gameDetails,
      ...page(
        loading,
        `${features}/games/admin/game-details.page.tsx`,
        () => import('../features/games/admin/game-details.page.tsx'),
      ),
    },
    {
      path: portalPaths.affiliates,
      ...page(
        loading,
        `${features}/affiliates/admin/affiliates.page.tsx`,
        () => import('../features/affiliates/admin/affiliates.page.tsx'),
      ),
    },
    {
      path: portalPatterns.affiliate,
      ...page(
        loading,
        `${features}/affiliates/admin/affiliate.page.tsx`,
        () => import('../features/affiliates/admin/affiliate.page.tsx'),
      ),
    },
    {
      path: portalPaths.settings,
      ...page(
        loading,
        `${features}/account/admin/settings.page.tsx`,
        () => import('../features/account/admin/settings.page.tsx'),
      ),
    },
    {
      ...page(
        loading,
        `${features}/auth/admin/super-admin-only.tsx`,
        () => import('../features/auth/admin/super-admin-only.tsx'),
      ),
      children: superAdminScreens,
    },
    {
      path: '*',
      ...page(
        loading,
        `${features}/dashboard/admin/unknown-screen.page.tsx`,
        () => import('../features/dashboard/admin/unknown-screen.page.tsx'),
      ),
    },
  ];

  return [
    {
      ...page(
        loading,
        'src/app/layouts/portal-door-layout.tsx',
        () => import('./layouts/portal-door-layout.tsx'),
      ),
      children: [
        {
          path: paths.login,
          ...page(
            loading,
            `${features}/auth/admin/login.page.tsx`,
            () => import('../features/auth/admin/login.page.tsx'),
          ),
        },
      ],
    },
    {
      path: paths.dashboard,
      ...page(
        loading,
        'src/app/layouts/dashboard-layout.tsx',
        () => import('./layouts/dashboard-layout.tsx'),
      ),
      // Its own boundary inside the layout, so that a failing screen keeps the sidebar.
      children: [{ ErrorBoundary: PageError, children: screens }],
    },
  ];
}
