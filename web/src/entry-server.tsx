import bricolageUrl from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import interUrl from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { adminRoutes } from './app/admin-routes.ts';
import { App } from './app/app.tsx';
import { type DocumentPart, serializePageData } from './app/page-json.ts';
import { createRoutes } from './app/routes.ts';
import { createServerLoading, type Queries } from './app/server-loading.ts';
import { createServerStore } from './app/server-store.ts';
import type { LegalDocuments } from './config/legal-documents.ts';
import { mayShowOffers, type PublicConfig } from './config/public-config.ts';
import ageGate from './inline-scripts/age-gate.ts?inline-script';
import clickBeacon from './inline-scripts/click-beacon.ts?inline-script';
import replay from './inline-scripts/replay.ts?inline-script';
import theme from './inline-scripts/theme.ts?inline-script';
import type { Loading } from './routing/loading.ts';
import type { LoadingOf, PageHandle } from './routing/page.ts';

/** Fonts that every page needs immediately. */
export const fonts: readonly string[] = [interUrl, bricolageUrl];

/** Scripts that run before the application does: they stand in the document itself, as text. */
export const inlineScripts = { theme, ageGate, clickBeacon, replay } as const;
export type InlineScripts = typeof inlineScripts;

export type Rendered =
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string }
  | {
      readonly kind: 'page';
      readonly status: number;
      /** Markup of title, description and share tags. */
      readonly head: string;
      readonly body: string;
      /** The data block's JSON. */
      readonly data: readonly DocumentPart[];
      /** Source files of the matched pages, whose chunks the document may name early. */
      readonly files: readonly string[];
      /** Unexpected errors of loaders or routes. */
      readonly errors: readonly unknown[];
    };

export interface RenderOptions {
  readonly config: PublicConfig;
  readonly legalDocuments: LegalDocuments;
  readonly queries: Queries;
}

function fileOf(handle: unknown): string[] {
  const { file }: Partial<PageHandle> = Object(handle);
  return file === undefined ? [] : [file];
}

/** Errors that may leave the server: a response's status and problem, nothing of a crash. */
function publicErrors(errors: StaticHandlerContext['errors']): StaticHandlerContext['errors'] {
  if (!errors) return null;
  const entries = Object.entries(errors).map(([id, error]) => [
    id,
    isRouteErrorResponse(error)
      ? { status: error.status, statusText: error.statusText, data: error.data }
      : { status: 500, statusText: '', data: { status: 500, title: 'This page failed' } },
  ]);
  return Object.fromEntries(entries);
}

/** React puts title, meta and link elements first when the tree has no head of its own. */
function splitHead(markup: string): { head: string; body: string } {
  const start = markup.indexOf('<div');
  return { head: markup.slice(0, start), body: markup.slice(start) };
}

/** Input of loaders beside the request. */
interface LoaderContext {
  readonly loading: Loading;
}

const loadingOf: LoadingOf = ({ context }) => {
  const { loading }: Partial<LoaderContext> = Object(context);
  if (!loading) throw new Error('The page was asked for without its loading.');
  return loading;
};
/** Shared by all pages, since creating it ranks all routes. */
const handler = createStaticHandler(createRoutes(loadingOf, adminRoutes(loadingOf)));

/** Renders the page at a request's address for an anonymous visitor. */
export async function render(
  request: Request,
  { config, legalDocuments, queries }: RenderOptions,
): Promise<Rendered> {
  const loading = createServerLoading(queries, {
    legalDocuments,
    offersFor: (about = config.visitor.country.code) =>
      mayShowOffers(config, about) ? about : undefined,
  });
  const requestContext: LoaderContext = { loading };
  const context = await handler.query(request, { requestContext });
  if (context instanceof Response) {
    const location = context.headers.get('Location') ?? '/';
    return { kind: 'redirect', status: context.status, location };
  }
  const api = loading.state();
  const markup = renderToString(
    <App config={config} store={createServerStore({ api })}>
      <StaticRouterProvider
        router={createStaticRouter(handler.dataRoutes, context)}
        context={context}
        hydrate={false}
      />
    </App>,
  );
  return {
    kind: 'page',
    status: context.statusCode,
    ...splitHead(markup),
    data: serializePageData({
      config,
      state: { api },
      router: { loaderData: context.loaderData, errors: publicErrors(context.errors) },
    }),
    files: context.matches.flatMap(({ route }) => fileOf(route.handle)),
    errors: Object.values(context.errors ?? {}).filter((error) => !isRouteErrorResponse(error)),
  };
}
