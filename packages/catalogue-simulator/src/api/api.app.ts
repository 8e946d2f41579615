import express, { type ErrorRequestHandler, type Express, type Response } from 'express';
import { drawCover } from '../art/cover.ts';
import { drawLogo } from '../art/logo.ts';
import { createPictureCache } from '../art/picture-cache.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { SimulatorSettings } from '../settings.ts';
import { createAccessCheck, createRateCheck } from './access.ts';
import { createOrders, createPage, matchesGame, type Page } from './list.ts';
import { type ListQuery, parseListQuery } from './list-query.ts';

/** Answers one list call: a parsed query in, a page in the wire format out. */
type Answer = (query: ListQuery) => Page;

function createLists(catalogue: Catalogue, apiUrl: string): Readonly<Record<string, Answer>> {
  const games = createOrders(catalogue.games);
  const plain = (name: 'providers' | 'types' | 'themes'): Answer => {
    const order = createOrders(catalogue[name]);
    const path = `${apiUrl}/api/${name}`;
    return (query) => createPage(order(query.order_by), query, { path, matches: () => true });
  };
  return {
    games: (query) =>
      createPage(games(query.order_by), query, {
        path: `${apiUrl}/api/games`,
        matches: matchesGame,
      }),
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
export function createApiApp(
  settings: SimulatorSettings,
  catalogue: Catalogue,
  apiUrl: string,
): Express {
  const { seed } = settings;
  const app = express();
  app.disable('x-powered-by');
  app.get(['/healthz', '/readyz'], (_request, response) => {
    response.json({ status: 'alive' });
  });

  // Whatever a catalogue call does wrong on purpose goes between these checks and the route below.
  app.use('/api', createAccessCheck(settings), createRateCheck(settings));
  const lists = createLists(catalogue, apiUrl);
  app.get('/api/:list', (request, response, next) => {
    const answer = lists[request.params.list];
    if (answer === undefined) {
      next();
      return;
    }
    const query = parseListQuery(new URL(request.originalUrl, 'http://any').searchParams);
    if (typeof query === 'string') response.status(422).json({ error: query });
    else response.set('Cache-Control', 'no-store').json(answer(query));
  });

  const pictures = createPictureCache();
  const drawings: Readonly<Record<string, (key: string) => (() => string) | undefined>> = {
    thumbs: (key) => {
      const game = /^[1-9]\d{0,8}$/.test(key) ? catalogue.games[Number(key) - 1] : undefined;
      return game && (() => drawCover(seed, game));
    },
    logos: (key) => {
      const provider = catalogue.providers.find(({ slug }) => slug === key);
      return provider && (() => drawLogo(seed, provider));
    },
  };
  // Express 5 passes a rejection on to the error handler.
  // oxlint-disable-next-line oxc/no-async-endpoint-handlers
  app.get('/:kind/:file', async (request, response, next) => {
    const { kind, file } = request.params;
    const [key = '', type = '', more] = file.split('.');
    const draw = more === undefined ? drawings[kind]?.(key) : undefined;
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
