import { readFileSync } from 'node:fs';
import { transformSync } from 'amaro';
import express, { type Express, type Response } from 'express';
import { isDrawing } from '../art/drawings.ts';
import { type GameLook, lookOf } from '../art/game-look.ts';
import { drawScene, drawSymbol } from '../art/pictures.ts';
import type { GameStore } from '../catalogue/game-store.ts';
import type { Faults } from '../faults/faults.ts';
import type { SimulatorSettings } from '../settings.ts';
import { launchRefusal } from './launch-signature.ts';
import { gamePage, refusalPage } from './pages.ts';

const LOOPBACK = ['127.0.0.1', 'localhost'];

/** The origins that may frame a game: the registered one; on this machine under both of its names. */
function frameAncestors(origin: string): string {
  const site = new URL(origin);
  if (!LOOPBACK.includes(site.hostname)) return site.origin;
  const port = site.port === '' ? '' : `:${site.port}`;
  return LOOPBACK.map((host) => `${site.protocol}//${host}${port}`).join(' ');
}

function readAsset(name: string): string {
  const text = readFileSync(new URL(`../play/${name}`, import.meta.url), 'utf8');
  return name.endsWith('.ts') ? transformSync(text, { mode: 'strip-only' }).code : text;
}

function lookStyle(id: number, { hues }: GameLook): string {
  return `:root{--deep:hsl(${hues.sky} 70% 9%);--glow:hsl(${hues.glow} 98% 64%);--scene:url("/games/${id}/scene.svg")}\n`;
}

function sendPage(response: Response, status: number, html: string): void {
  response.status(status).set('Cache-Control', 'no-store').type('html').send(html);
}

/** The launcher: playable games behind signed addresses, with all that their pages load. */
export function createLauncherApp(
  settings: SimulatorSettings,
  { store, faults }: { store: GameStore; faults: Faults },
): Express {
  const { seed, origin } = settings;
  const app = express();
  app.disable('x-powered-by');
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors(origin)}`,
  ].join('; ');
  app.use((_request, response, next) => {
    response.set({
      'Content-Security-Policy': policy,
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      // A sandboxed frame has no origin, and asks for modules as a stranger would.
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    });
    next();
  });
  app.get('/healthz', (_request, response) => {
    response.json({ status: 'alive' });
  });

  const gameOf = (id: string) => (/^[1-9]\d{0,8}$/.test(id) ? store.find(Number(id)) : undefined);

  app.get('/iframe/:id', (request, response) => {
    const { id } = request.params;
    const game = gameOf(id);
    if (game === undefined) {
      sendPage(response, 404, refusalPage('Game not found', 'There is no game at this address.'));
      return;
    }
    const query = new URL(request.originalUrl, 'http://any').searchParams;
    const refusal = launchRefusal(settings, id, query);
    if (refusal !== undefined) {
      sendPage(response, 403, refusalPage('This game cannot be opened', refusal));
      return;
    }
    faults.apply({ request, response, on: 'launcher', page: undefined }, () => {
      sendPage(response, 200, gamePage(game, lookOf(seed, game)));
    });
  });

  const assets = new Map(
    ['main.ts', 'slot-rules.ts', 'play.css', 'small-screens.css'].map((name) => [
      name,
      readAsset(name),
    ]),
  );
  app.get('/assets/:name', (request, response, next) => {
    const { name } = request.params;
    const asset = assets.get(name);
    if (asset === undefined) next();
    else response.type(name.endsWith('.ts') ? 'text/javascript' : 'text/css').send(asset);
  });
  app.get('/games/:id/:file', (request, response, next) => {
    const { id, file } = request.params;
    const game = gameOf(id);
    const look = game && lookOf(seed, game);
    if (game && look && file === 'look.css') response.type('css').send(lookStyle(game.id, look));
    else if (game && look && file === 'scene.svg') {
      response.type('svg').send(drawScene(seed, game.id, look));
    } else next();
  });
  app.get('/symbols/:file', (request, response, next) => {
    const [, key = '', hue] = /^([a-z]+)-(\d{1,3})\.svg$/.exec(request.params.file) ?? [];
    if (hue === undefined || !isDrawing(`symbols/${key}`)) next();
    else {
      response
        .set('Cache-Control', 'public, max-age=31536000, immutable')
        .type('svg')
        .send(drawSymbol(key, Number(hue)));
    }
  });
  app.use((_request, response) => {
    sendPage(response, 404, refusalPage('Page not found', 'There is nothing at this address.'));
  });
  return app;
}
