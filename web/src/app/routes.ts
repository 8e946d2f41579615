import type { RouteObject } from 'react-router-dom';
import type { Loading } from '../routing/loading.ts';
import { adminRoutes } from './admin-routes.ts';
import { PageError } from './layouts/page-error.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { publicRoutes } from './public-routes.ts';

/** The whole route tree, for one store's loaders. */
export function createRoutes(loading: Loading): RouteObject[] {
  return [
    {
      Component: RootLayout,
      ErrorBoundary: PageError,
      children: [...adminRoutes(loading), ...publicRoutes(loading)],
    },
  ];
}
