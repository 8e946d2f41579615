import express, { type ErrorRequestHandler, type Express, type Response } from 'express';
import { createPictureCache } from '../art/picture-cache.ts';
import { drawCover, drawLogo } from '../art/pictures.ts';
import type { Game } from '../catalogue/catalogue.model.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { GameStore } from '../catalogue/game-store.ts';
import { createControlRouter } from '../faults/control.router.ts';
import type { Strike, Target } from '../faults/fault-register.ts';
import type { Faults } from '../faults/faults.ts';
import type { SimulatorSettings } from '../settings.ts';
import { createAccessCheck, createRateCheck } from './access.ts';
import { createOrders, createPage, matchesGame } from './list.ts';
import { type ListQuery, parseListQuery } from './list-query.ts';

type ListName = Exclude<Target, 'launcher'>;

/** Answers one list call: a parsed query in, a page in the wire format out. */
type Answer = (query: ListQuery, strike: Strike | undefined) => ReturnType<typeof createPage>;

interface ApiParts {
  readonly catalogue: Catalogue;
  readonly store: GameStore;
  readonly faults: Faults;
  /** The origin of the API in addresses of the data. */
  readonly apiUrl: string;
}

function createLists({ catalogue, store, apiUrl }: ApiParts): Readonly<Record<ListName, Answer>> {
  const orderedGames = createOrders<Game>();
  const ordered = createOrders();
  const plain =
    (name: 'providers' | 'types' | 'themes'): Answer =>
    (query, strike) =>
      createPage(ordered(catalogue[name], query.order_by), query, {
        path: `${apiUrl}/api/${name}`,
        matches: () => true,
        strike,
      });
  return {
    games: (query, strike) => {
      const games = strike?.effect.games?.(store.games) ?? store.games;
      return createPage(orderedGames(games, query.order_by), query, {
        path: `${apiUrl}/api/games`,
        matches: matchesGame,
        strike,
      });
    },
    providers: plain('providers'),
    types: plain('types'),
    themes: plain('themes'),
  };
}

/** Pictures never change under their address, and any page may show them. */
function sendPicture(response: Response, type: string, body: Buffer): void {
  response
    .set('Cache-Control', 'public, max-age=31536000, immutable')
    .set('Cross-Origin-Resource-Policy', 'cross-origin')
    .set('X-Content-Type-Options', 'nosniff')
    // A drawing that is opened on its own runs nothing and loads nothing.
    .set('Content-Security-Policy', "default-src 'none'; sandbox")
    .type(type)
    .send(body);
}

const onError: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent) next(error);
  // A path that cannot be decoded is the caller's mistake; Express says so with a status.
  else if (error instanceof URIError) response.status(400).json({ error: 'Malformed address.' });
  else next(error);
};

/** The catalogue's API and its pictures. */
export function createApiApp(settings: SimulatorSettings, parts: ApiParts): Express {
  const { seed, controlToken } = settings;
  const { catalogue, store, faults } = parts;
  const app = express();
  app.disable('x-powered-by');
  app.get(['/healthz', '/readyz'], (_request, response) => {
    response.json({ status: 'alive' });
  });

  if (controlToken !== undefined) {
    app.use('/control', createControlRouter({ token: controlToken, faults, store }));
  }

  app.use('/api', createAccessCheck(settings), createRateCheck(settings));
  const lists = createLists(parts);
  const isList = (name: string): name is ListName => Object.hasOwn(lists, name);
  app.get('/api/:list', (request, response, next) => {
    const { list } = request.params;
    if (!isList(list)) {
      next();
      return;
    }
    const query = parseListQuery(new URL(request.originalUrl, 'http://any').searchParams);
    if (typeof query === 'string') {
      response.status(422).json({ error: query });
      return;
    }
    response.set('Cache-Control', 'no-store');
    faults.apply({ request, response, on: list, page: query.page }, (strike) => {
      const page = lists[list](query, strike);
      if (strike?.effect.send) strike.effect.send(response, JSON.stringify(page));
      else response.json(page);
    });
  });

  const pictures = createPictureCache();
  const drawings = new Map<string, (key: string) => (() => string) | undefined>([
    [
      'thumbs',
      (key) => {
        // As it was made: a picture never changes, and stays for a game that is withdrawn.
        const game = /^[1-9]\d{0,8}$/.test(key) ? store.made(Number(key)) : undefined;
        return game && (() => drawCover(seed, game));
      },
    ],
    [
      'logos',
      (key) => {
        const provider = catalogue.providers.find(({ slug }) => slug === key);
        return provider && (() => drawLogo(seed, provider));
      },
    ],
  ]);
  // Express 5 passes a rejection on to the error handler.
  // oxlint-disable-next-line oxc/no-async-endpoint-handlers
  app.get('/:kind/:file', async (request, response, next) => {
    const { kind, file } = request.params;
    const [key = '', type = '', more] = file.split('.');
    const draw = more === undefined ? drawings.get(kind)?.(key) : undefined;
    if (draw !== undefined && type === 'webp') {
      sendPicture(response, 'image/webp', await pictures.webp(`${kind}/${key}`, draw));
    } else if (draw !== undefined && type === 'svg') {
      sendPicture(response, 'image/svg+xml', Buffer.from(draw()));
    } else next();
  });

  app.use((_request, response) => {
    response.status(404).json({ error: 'Not found.' });
  });
  app.use(onError);
  return app;
}
