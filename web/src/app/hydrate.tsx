import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { chosenCountry } from '../api/country/chosen-country.ts';
import { createTransport } from '../api/transport.ts';
import { isPortal } from '../config/paths.ts';
import { mayShowOffers } from '../config/public-config.ts';
import { createBrowserLoading } from '../routing/loading.ts';
import { formatters } from '../ui/format.ts';
import { App } from './app.tsx';
import { nextTask } from './next-task.ts';
import { PAGE_DATA_ID, ROOT_ID, readPageData } from './page-data.ts';
import { createRoutes, ROOT_ROUTE_ID } from './routes.ts';
import { createAppStore } from './store.ts';

const BROWSER_TIMEOUT_MS = 30_000;
const MAX_RETRIES = 3;

/** Errors lose their class in JSON; the router tells a response from a crash by it. */
function reviveErrors(state: HydrationState): HydrationState {
  if (!state.errors) return state;
  const errors = Object.entries(state.errors).map(([id, error]) => {
    const { status, statusText, data } = error;
    return [id, new ErrorResponse(status, statusText ?? '', data)];
  });
  return { ...state, errors: Object.fromEntries(errors) };
}

/** Loads the current page's chunks first: hydrating without them would blank it. */
async function loadMatchedPages(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, window.location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      const loaded = await route.lazy();
      Object.assign(route, loaded, { lazy: undefined });
    }),
  );
}

/** Hydrates the server's page, in steps between which the browser can handle input. */
export async function hydrate(): Promise<void> {
  const container = document.getElementById(ROOT_ID);
  const block = document.getElementById(PAGE_DATA_ID);
  if (!container || !block) throw new Error('This page was not made by its server.');
  const { config, state, router } = readPageData(block.textContent ?? '');
  const transport = createTransport({
    baseUrl: '',
    // Staff always work on current data.
    uncached: () => isPortal(window.location.pathname),
    timeoutMs: () => BROWSER_TIMEOUT_MS,
  });
  const store = createAppStore({ transport, maxRetries: MAX_RETRIES }, state);
  const loading = createBrowserLoading(store.dispatch, (about) => {
    const code = about ?? (chosenCountry.read().country ?? config.visitor.country).code;
    return mayShowOffers(config, code) ? code : undefined;
  });
  // Visitors do not load even the portal's routes.
  const loadingOf = () => loading;
  const loadPortal = async () => (await import('./admin-routes.ts')).adminRoutes(loadingOf);
  let withPortal = isPortal(window.location.pathname);
  const routes = createRoutes(loadingOf, withPortal ? await loadPortal() : []);
  await loadMatchedPages(routes);
  for (const prepare of formatters) {
    await nextTask();
    prepare();
  }
  await nextTask();
  const browserRouter = createBrowserRouter(routes, {
    hydrationData: reviveErrors(router),
    patchRoutesOnNavigation: async ({ path, patch }) => {
      if (withPortal || !isPortal(path)) return;
      const portal = await loadPortal();
      withPortal = true;
      patch(ROOT_ROUTE_ID, portal);
    },
  });
  await nextTask();
  // A transition hydrates in slices: a scroll or a tap in between does not wait for the whole page.
  startTransition(() => {
    hydrateRoot(
      container,
      <App config={config} store={store} serverState={state}>
        <RouterProvider router={browserRouter} />
      </App>,
    );
  });
}
