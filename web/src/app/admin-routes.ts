import type { RouteObject } from 'react-router-dom';
import type { Loading } from '../routing/loading.ts';

/**
 * The staff portal's addresses. Only addresses and imports stand here: each screen, and the layout
 * around them, is a chunk of its own that no visitor loads. Their data is fetched in the browser,
 * since pages are rendered without anybody's session.
 */
export function adminRoutes(_loading: Loading): RouteObject[] {
  return [];
}
