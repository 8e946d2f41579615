import type { Game } from '@slots/contracts/catalog/game';
import {
  gameToken,
  getPublicGame,
  listPublicGames,
  listPublicGameThemes,
  listPublicGameTypes,
} from '@slots/contracts/catalog/public-games';
import type { FakeGateway } from './fake-gateway.ts';

const NOW = '2026-11-01T00:00:00.000Z';

/** A published game of the provider with id 1. */
export function publicGame(id: number, over: Partial<Game> = {}): Game {
  return {
    id,
    external_id: id,
    name: `Game ${id}`,
    slug: `game-${id}`,
    thumb: null,
    url: '',
    description: 'A game about birds.',
    seo_description: null,
    youtube_url: null,
    published: true,
    featured: false,
    megaways: false,
    bonusBuy: false,
    progressive: false,
    providerId: 1,
    provider: { id: 1, name: 'Kestrel Works', slug: 'kestrel-works' },
    typeId: null,
    type: null,
    themes: [],
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
    autoplay: null,
    quickspin: null,
    tumblingReels: null,
    increasingMultipliers: null,
    orientation: null,
    restrictions: null,
    createdAt: NOW,
    updatedAt: NOW,
    ...over,
  };
}

/** The games that pages about something else show too. */
export interface FakeGames {
  games: Game[];
  /** Refuses the list of games. */
  failing: boolean;
}

/** Gives a gateway the calls of games that visitors make. */
export function gamesOn(gateway: FakeGateway): FakeGames {
  const fake: FakeGames = {
    games: Array.from({ length: 30 }, (_, index) => publicGame(index + 1)),
    failing: false,
  };
  gateway.on(listPublicGames, ({ query: { limit } }) => {
    if (fake.failing) return { refuse: 429 };
    const data = fake.games.slice(0, limit);
    return { status: 200, body: { data, hasMore: false, total: fake.games.length, seed: 's' } };
  });
  gateway.on(getPublicGame, ({ params: { slug } }) => {
    const found = fake.games.find((game) => game.slug === slug);
    return found ? { status: 200, body: found } : { refuse: 404 };
  });
  gateway.on(listPublicGameTypes, () => ({ status: 200, body: [] }));
  gateway.on(listPublicGameThemes, () => ({ status: 200, body: [] }));
  gateway.on(gameToken, () => ({ status: 200, body: { token: 't', expiresIn: 60 } }));
  return fake;
}
