import type { RouteObject } from 'react-router-dom';
import type { LoadingOf } from '../routing/page.ts';
import { PageError } from './layouts/page-error.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { publicRoutes } from './public-routes.ts';

/** Root of all routes; the portal's are added on demand. */
export const ROOT_ROUTE_ID = 'root';

/**
 * The route tree: the visitor site, and the portal's routes where they are loaded.
 * Those come last, since the browser identifies the server's pages by their index in the tree.
 */
export function createRoutes(loadingOf: LoadingOf, portal: RouteObject[]): RouteObject[] {
  return [
    {
      id: ROOT_ROUTE_ID,
      Component: RootLayout,
      ErrorBoundary: PageError,
      children: [...publicRoutes(loadingOf), ...portal],
    },
  ];
}
