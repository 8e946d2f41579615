import {
  createServer,
  request as httpRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { CasinoCard } from '@slots/contracts/casino/public-casinos';
import type { Game } from '@slots/contracts/catalog/game';
import type { GameCard } from '@slots/contracts/catalog/public-games';

const PAGE_SIZE = 20;
const GAMES = 45;
export const OLD_SLUG = 'game-1-as-it-was';
/** A game that the fake launcher refuses to this visitor. */
export const RESTRICTED_ID = 7;
export const LONG_TEXT = Array.from({ length: 90 }, (_, index) => `word${index + 1}`).join(' ');

const TEXTS = {
  rtp: '96.5',
  volatility: 'High',
  release: '2025-03-14',
  reels: '5',
  payline: '20',
  currencies: null,
  languages: null,
  landBased: null,
  markets: null,
  clusterSlot: null,
  maxExposure: null,
  minBet: null,
  maxBet: null,
  maxWinPerSpin: null,
  autoplay: 'yes',
  quickspin: null,
  tumblingReels: null,
  increasingMultipliers: null,
  orientation: null,
  restrictions: null,
};

const NOW = '2026-01-01T00:00:00.000Z';

function createGame(id: number): Game {
  return {
    ...TEXTS,
    id,
    external_id: id,
    name: `Game ${id}`,
    slug: `game-${id}`,
    // The second has no picture, the others a drawn one.
    thumb: id === 2 ? null : `/api/public/images/${'a'.repeat(16)}-640`,
    url: '',
    description: id === 1 ? `${LONG_TEXT} </script><b>` : null,
    seo_description: null,
    youtube_url:
      id === 3 ? 'https://youtu.be/dQw4w9WgXcQ' : id === 2 ? 'https://youtu.be/short' : null,
    published: true,
    featured: false,
    megaways: true,
    bonusBuy: false,
    progressive: false,
    providerId: 1,
    provider: { id: 1, name: 'Kestrel Works', slug: 'kestrel-works' },
    typeId: 1,
    type: { id: 1, name: 'Video Slots', slug: 'video-slots' },
    themes: [{ id: 1, name: 'Birds', slug: 'birds' }],
    createdAt: NOW,
    updatedAt: NOW,
  };
}

function cardOf({ external_id, name, slug, thumb, rtp, provider }: Game): GameCard {
  return { external_id, name, slug, thumb, rtp, provider };
}

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#285"/></svg>';

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'Content-Type': type }).end(body);
}

function sendJson(response: ServerResponse, body: unknown): void {
  send(response, 200, 'application/json', JSON.stringify(body));
}

function refuse(response: ServerResponse, status: number, message?: string): void {
  const problem = {
    type: 'about:blank',
    title: 'Refused',
    status,
    message,
    requestId: 'request-1',
  };
  send(response, status, 'application/problem+json', JSON.stringify(problem));
}

export const COUNTRIES = [
  { id: 1, code: 'GB', name: 'United Kingdom', slug: 'united-kingdom', flag: '🇬🇧' },
  { id: 2, code: 'GL', name: 'Global', slug: 'global', flag: '🌍' },
  { id: 3, code: 'CA', name: 'Canada', slug: 'canada', flag: '🇨🇦' },
  { id: 4, code: 'NZ', name: 'New Zealand', slug: 'new-zealand', flag: '🇳🇿' },
];

const CASINO: CasinoCard = {
  id: 1,
  name: 'Royal Oak',
  slug: 'royal-oak',
  logoImage: null,
  rating: '4.5',
  numberOfGames: 1_200,
  licences: [],
  promotions: 1,
};

interface Found {
  readonly type: string;
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly provider?: string;
}

export interface FakeGateway {
  readonly origin: string;
  readonly launcherOrigin: string;
  /** Paths of the calls so far, each with who asked. */
  readonly calls: { readonly url: string; readonly headers: IncomingMessage['headers'] }[];
  /** While true, every call is answered with 503. */
  broken: boolean;
  /** Calls whose path begins so are answered with `brokenStatus`. */
  brokenPath: string | undefined;
  /** 503 unless said. */
  brokenStatus: number;
  /** Headers of every answer to a call. */
  said: Readonly<Record<string, string>>;
  /** What detection says: a country's code, or the status of its failure. */
  detected: string | number;
  /** What a search finds; undefined fails it. */
  found: readonly Found[] | undefined;
  /** Who is signed in. */
  username: string | undefined;
  /** Where everything that is no call goes. */
  webUrl: string;
  close(): Promise<void>;
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

function close(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

/** Answers public calls from memory as the contracts say, and passes pages on to the web server. */
export async function startFakeGateway(): Promise<FakeGateway> {
  const games = Array.from({ length: GAMES }, (_, index) => createGame(index + 1));
  const launcher = createServer((_request, response) => {
    send(response, 200, 'text/html', '<!doctype html><title>Demo</title><p>The reels</p>');
  });
  const launcherOrigin = await listen(launcher);

  function answerCall(url: URL, response: ServerResponse): void {
    const { pathname, searchParams } = url;
    const { brokenPath, brokenStatus } = gateway;
    const isBroken = brokenPath !== undefined && url.pathname.startsWith(brokenPath);
    if (gateway.broken || isBroken) return refuse(response, brokenStatus);
    response.setHeaders(new Map(Object.entries(gateway.said)));
    if (pathname === '/api/public/games') {
      const page = Number(searchParams.get('page') ?? '1');
      const from = (page - 1) * PAGE_SIZE;
      const data = games.slice(from, from + PAGE_SIZE).map(cardOf);
      const hasMore = from + PAGE_SIZE < games.length;
      return sendJson(response, { data, hasMore, total: games.length, seed: 'seed-1' });
    }
    const counted = [{ id: 1, name: 'Video Slots', slug: 'video-slots', gameCount: GAMES }];
    if (pathname === '/api/public/game-types') return sendJson(response, counted);
    if (pathname === '/api/public/game-themes') return sendJson(response, []);
    if (pathname === '/api/public/game-providers') return sendJson(response, counted);
    if (pathname === '/api/countries') return sendJson(response, COUNTRIES);
    if (pathname === '/api/geo-detect') {
      const country = COUNTRIES.find(({ code }) => code === gateway.detected);
      return country ? sendJson(response, country) : refuse(response, Number(gateway.detected));
    }
    if (pathname === '/api/public/promotions') return sendJson(response, { data: [], total: 0 });
    if (pathname === '/api/public/bonus-facets') {
      return sendJson(response, { licences: [], paymentMethods: [], currencies: [] });
    }
    if (pathname === '/api/public/country-counts') {
      return sendJson(response, [{ code: 'CA', promotions: 1, casinos: 1 }]);
    }
    if (pathname === '/api/public/casinos') {
      return sendJson(response, { data: [CASINO], total: 1, hasMore: false });
    }
    if (pathname === '/api/search') {
      return gateway.found ? sendJson(response, gateway.found) : refuse(response, 503);
    }
    if (pathname === '/api/auth/session') {
      const { username } = gateway;
      // As the call is made by pages: that nobody is signed in is no refusal.
      if (username === undefined) {
        response.writeHead(204).end();
        return;
      }
      return sendJson(response, { id: 1, username, role: 'admin' });
    }
    if (pathname === '/api/auth/logout') {
      gateway.username = undefined;
      return sendJson(response, { message: 'Logged out' });
    }
    if (pathname === '/api/game-token') {
      const game = Number(searchParams.get('game'));
      if (game === RESTRICTED_ID) {
        return refuse(response, 403, 'This game is not available in your country.');
      }
      const launcherUrl = `${launcherOrigin}/iframe/${game}?sig=signed`;
      return sendJson(response, { token: 't', expiresIn: 60, ...(game > 0 && { launcherUrl }) });
    }
    if (pathname.startsWith('/api/public/images/')) {
      return send(response, 200, 'image/svg+xml', PICTURE);
    }
    if (pathname === `/api/public/games/${OLD_SLUG}`) {
      response.writeHead(301, { Location: '/api/public/games/game-1' }).end();
      return;
    }
    const game = games.find(({ slug }) => pathname === `/api/public/games/${slug}`);
    if (game) return sendJson(response, game);
    if (pathname === '/api/public/games/deleted') {
      return refuse(response, 410, 'This game is no longer available.');
    }
    refuse(response, 404, "We couldn't find the game you're looking for.");
  }

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://gateway');
    if (url.pathname === '/healthz') {
      if (gateway.brokenPath === '/healthz') return refuse(response, 503);
      return sendJson(response, { status: 'alive' });
    }
    if (url.pathname.startsWith('/api/')) {
      gateway.calls.push({ url: `${url.pathname}${url.search}`, headers: request.headers });
      answerCall(url, response);
      return;
    }
    const headers = { ...request.headers, 'x-forwarded-for': '203.0.113.7' };
    const passed = httpRequest(`${gateway.webUrl}${request.url}`, { headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    passed.on('error', () => response.destroy());
    request.pipe(passed);
  });

  const gateway: FakeGateway = {
    origin: await listen(server),
    launcherOrigin,
    calls: [],
    broken: false,
    brokenPath: undefined,
    brokenStatus: 503,
    said: {},
    detected: 'GB',
    found: [],
    username: undefined,
    webUrl: '',
    async close() {
      await Promise.all([close(server), close(launcher)]);
    },
  };
  return gateway;
}
