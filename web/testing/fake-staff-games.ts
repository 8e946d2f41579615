import {
  deleteGame,
  GAME_MISSING,
  getGame,
  getGameHistory,
  listGames,
  publishGame,
  type StaffGame,
  updateGame,
} from '@slots/contracts/catalog/games';
import { bulkChangeGames, type GamesChange } from '@slots/contracts/catalog/games-bulk';
import type { HistoryEntry } from '@slots/contracts/history';
import type { Outcome } from '@slots/contracts/many';
import type { FakeGateway } from './fake-gateway.ts';

const NOT_FOUND = { refuse: 404, message: GAME_MISSING } as const;

const CHANGES: Readonly<
  Record<GamesChange, { readonly published?: boolean; readonly featured?: boolean }>
> = {
  publish: { published: true },
  unpublish: { published: false },
  feature: { featured: true },
  unfeature: { featured: false },
};

/** The games as staff see them, in tests: plain data that a test sets and looks at. */
export interface FakeStaffGames {
  games: StaffGame[];
  history: HistoryEntry[];
  /** Somebody else changes a game: whoever read it before has an old version. */
  changeBySomebodyElse(id: number, change: Partial<StaffGame>): void;
}

/** A published game that says everything. */
export function staffGame(id: number, over: Partial<StaffGame> = {}): StaffGame {
  return {
    id,
    external_id: id,
    name: `Game ${id}`,
    slug: `game-${id}`,
    thumb: null,
    url: `https://launcher.example/iframe/${id}`,
    description: 'A slot about a river.',
    seo_description: null,
    youtube_url: null,
    published: true,
    status: 'published',
    featured: false,
    editedFields: [],
    launcherHealth: null,
    megaways: true,
    bonusBuy: false,
    progressive: false,
    providerId: 1,
    provider: { id: 1, name: 'Northlight Studios', slug: 'northlight-studios' },
    typeId: 1,
    type: { id: 1, name: 'Video Slots', slug: 'video-slots' },
    themes: [{ id: 1, name: 'Egypt', slug: 'egypt' }],
    rtp: '96.51',
    volatility: 'High',
    release: '2026-03-14',
    reels: '5-3',
    payline: '20',
    currencies: null,
    languages: null,
    landBased: null,
    markets: null,
    clusterSlot: 'no',
    maxExposure: '250,000',
    minBet: '0.20',
    maxBet: '100',
    maxWinPerSpin: '5,000x',
    autoplay: 'yes',
    quickspin: null,
    tumblingReels: 'Sometimes',
    increasingMultipliers: 'yes',
    orientation: 'Both',
    restrictions: '',
    createdAt: '2026-10-01T09:30:00.000Z',
    updatedAt: '2026-11-21T03:00:00.000Z',
    ...over,
  };
}

/** Gives a gateway the staff's calls on games. */
export function staffGamesOn(gateway: FakeGateway): FakeStaffGames {
  const versions = new Map<number, number>();
  const of = (id: number) => fake.games.find((game) => game.external_id === id);
  const current = (id: number) => versions.get(id) ?? 1;
  const versionOf = (id: number) => `"${current(id)}"`;
  const bump = (id: number) => versions.set(id, current(id) + 1);
  const answer = (game: StaffGame) =>
    ({ status: 200, body: game, headers: { ETag: versionOf(game.id) } }) as const;

  const fake: FakeStaffGames = {
    games: [],
    history: [],
    changeBySomebodyElse(id, change) {
      Object.assign(of(id) ?? {}, change);
      bump(id);
    },
  };

  gateway.on(listGames, ({ query: { page, per_page: size, search = '', ...wanted } }) => {
    const term = search.toLowerCase();
    const matching = fake.games.filter(
      ({ name, status, featured }) =>
        name.toLowerCase().includes(term) &&
        (wanted.status === undefined || status === wanted.status) &&
        (wanted.featured === undefined || featured === wanted.featured),
    );
    const found =
      wanted.sort === '-name'
        ? matching.toSorted((one, other) => other.name.localeCompare(one.name))
        : matching;
    return {
      status: 200,
      body: {
        data: found.slice((page - 1) * size, page * size).map((game) => ({
          ...game,
          launcher: game.launcherHealth?.state ?? null,
          provider_name: game.provider?.name ?? null,
          type_name: game.type?.name ?? null,
        })),
        current_page: page,
        per_page: size,
        last_page: Math.max(1, Math.ceil(found.length / size)),
        total: found.length,
      },
    };
  });
  gateway.on(getGame, ({ params: { id } }) => {
    const game = of(id);
    return game ? answer(game) : NOT_FOUND;
  });
  gateway.on(updateGame, ({ params: { id }, body, headers }) => {
    const game = of(id);
    if (!game) return NOT_FOUND;
    const given = headers['if-match'];
    if (given !== undefined && given !== versionOf(id)) {
      return { refuse: 412, message: 'mona changed this record at 21 Nov 2026, 03:00 UTC.' };
    }
    Object.assign(game, body);
    bump(id);
    return answer(game);
  });
  gateway.on(publishGame, ({ params: { id }, body: { published } }) => {
    const game = of(id);
    if (!game) return NOT_FOUND;
    Object.assign(game, { published, status: published ? 'published' : 'draft' });
    bump(id);
    return answer(game);
  });
  gateway.on(bulkChangeGames, ({ body: { ids, change, versions: read } }) => {
    const results = ids.map((id, index): Outcome => {
      const game = of(id);
      if (!game) return { id, outcome: 'refused', reason: GAME_MISSING };
      const wanted = read?.[index];
      if (wanted !== undefined && wanted !== current(id)) {
        return { id, outcome: 'refused', reason: 'This game was changed by mona.' };
      }
      const { published = game.published, featured = game.featured } = CHANGES[change];
      if (published === game.published && featured === game.featured) {
        return { id, outcome: 'unchanged' };
      }
      Object.assign(game, { published, featured, status: published ? 'published' : 'draft' });
      bump(id);
      return { id, outcome: 'done', version: current(id) };
    });
    return { status: 200, body: { results } };
  });
  gateway.on(deleteGame, ({ params: { id } }) => {
    fake.games = fake.games.filter((game) => game.external_id !== id);
    return { status: 200, body: { message: 'Game deleted' } };
  });
  gateway.on(getGameHistory, () => ({
    status: 200,
    body: { data: fake.history, total: fake.history.length },
  }));
  return fake;
}
