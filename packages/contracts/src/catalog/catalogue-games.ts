import { z } from 'zod';
import { defineContract } from '../contract.ts';
import { byId, csvFile, id, queryInt, queryText } from '../fields.ts';

export const GAME_WITHDRAWN = 'The external catalogue has withdrawn this game.';

/** What the mirror lacks is looked for live: a turn at the catalogue, and its answer. */
const LIVE_LOOK_MS = 30_000;

const ref = z.object({ id, name: z.string() });
const optionalText = z.string().nullable();

/** A game of the external catalogue, in the specification's shape. */
export const catalogueGame = z.object({
  id,
  external_id: id,
  name: z.string(),
  slug: z.string(),
  thumb: optionalText,
  url: z.string(),
  provider: ref.nullable(),
  type: ref.nullable(),
  themes: z.array(ref),
  description: optionalText,
  megaways: z.boolean(),
  bonus_buy: z.boolean(),
  progressive: z.boolean(),
  release: optionalText,
  reels: optionalText,
  payline: optionalText,
  rtp: optionalText,
  volatility: optionalText,
  min_bet: optionalText,
  max_bet: optionalText,
  max_win_per_spin: optionalText,
  max_exposure: optionalText,
  cluster_slot: optionalText,
  autoplay: optionalText,
  quickspin: optionalText,
  tumbling_reels: optionalText,
  increasing_multipliers: optionalText,
  orientation: optionalText,
  restrictions: optionalText,
  imported: z.boolean(),
});
export type CatalogueGame = z.infer<typeof catalogueGame>;

/** How lists of games are paged by the specification. */
export const gamePaging = {
  page: queryInt(1, 100_000).default(1),
  per_page: queryInt(1, 150).default(100),
};
/** A page of games, as the specification answers it. */
export const gamesPage = <Game extends z.ZodType>(game: Game) =>
  z.object({
    data: z.array(game),
    current_page: z.int(),
    per_page: z.int(),
    last_page: z.int(),
    total: z.int(),
  });

const catalogueFilter = {
  search: queryText.optional(),
  status: z.enum(['imported', 'new']).optional(),
};

export const listCatalogueGames = defineContract({
  id: 'gameImport.games',
  owner: 'catalog',
  method: 'GET',
  path: '/api/game-import/games',
  access: 'super',
  summary:
    'Lists the games of the external catalogue from the mirror, with whether each is imported.',
  query: z.object({ ...gamePaging, ...catalogueFilter }),
  responses: { 200: gamesPage(catalogueGame) },
  timeoutMs: LIVE_LOOK_MS,
});

export const exportCatalogueGames = defineContract({
  id: 'gameImport.export',
  owner: 'catalog',
  method: 'GET',
  path: '/api/game-import/games.csv',
  access: 'super',
  summary:
    'Exports the games of the mirror as a CSV file, filtered as in the list, all pages of them.',
  query: z.object(catalogueFilter),
  csv: {
    name: 'catalogue',
    columns: {
      id: 'ID',
      name: 'Name',
      slug: 'Slug',
      provider: 'Provider',
      type: 'Type',
      release: 'Release Date',
      rtp: 'RTP',
      volatility: 'Volatility',
      imported: 'Imported',
      withdrawn: 'Withdrawn',
    },
  },
  responses: { 200: csvFile },
});

export const getCatalogueGame = defineContract({
  id: 'gameImport.game',
  owner: 'catalog',
  method: 'GET',
  path: '/api/game-import/game/:id',
  access: 'super',
  summary: 'Returns a game of the external catalogue.',
  params: byId,
  responses: { 200: catalogueGame },
  messages: { 404: 'The external catalogue has no game with this id.' },
  timeoutMs: LIVE_LOOK_MS,
});

export const rememberLocation = defineContract({
  id: 'gameImport.cacheLocation',
  owner: 'catalog',
  method: 'POST',
  path: '/api/game-import/cache-location',
  access: 'super',
  summary: 'Stores for a day on which page of the catalogue a game was seen.',
  body: z.strictObject({ gameId: id, page: z.int().min(1).max(100_000) }),
  example: { gameId: 1042, page: 11 },
  responses: { 200: z.object({ message: z.string() }) },
});

export const previewCatalogueGame = defineContract({
  id: 'gameImport.preview',
  owner: 'catalog',
  method: 'GET',
  path: '/api/game-import/game/:id/preview',
  access: 'super',
  summary: 'Redirects to the signed launcher URL of a catalogue game, unless it was withdrawn.',
  params: byId,
  responses: { 302: z.undefined() },
  messages: { 404: 'The external catalogue has no game with this id.', 409: GAME_WITHDRAWN },
  timeoutMs: LIVE_LOOK_MS,
});
