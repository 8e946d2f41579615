import { z } from 'zod';
import { defineContract } from '../contract.ts';
import {
  pagesOf,
  picture,
  queryFlag,
  queryId,
  queryInt,
  queryNumber,
  queryText,
  slugOrId,
  timestamp,
} from '../fields.ts';
import { game, namedRef } from './game.ts';

export const GAME_NOT_FOUND = "We couldn't find the game you're looking for.";

/** Refusals of demos by the law of the visitor's country. */
export const DEMO_NOT_OFFERED = 'Free demos are not offered in your country.';
export const AGE_NOT_VERIFIED = 'In your country, your age must be verified before you play.';

/** A game in a public list. `rtp` is the catalogue's text. */
export const gameCard = game
  .pick({ external_id: true, name: true, slug: true, thumb: true, provider: true })
  .extend({ rtp: z.string().nullable() });
export type GameCard = z.infer<typeof gameCard>;

export const gameSort = z.enum(['latest', 'rtp', 'name']);

const RTP_BOUNDS = 'must be a number from 0 to 100';

const open = { owner: 'catalog', access: 'any', publicCache: { madeFrom: ['catalog'] } } as const;

export const listPublicGames = defineContract({
  ...open,
  id: 'publicGames.list',
  method: 'GET',
  path: '/api/public/games',
  summary:
    'Lists published games, filtered, and either sorted, in a random order that is stable by seed, or the most similar to a given game first.',
  query: z.object({
    ...pagesOf(20),
    random: queryFlag.default(false),
    /** Id or slug. */
    type: slugOrId.optional(),
    provider: slugOrId.optional(),
    theme: slugOrId.optional(),
    sort: gameSort.optional(),
    /** Only games whose RTP is a number and at least this, in percent: /high-rtp asks for 96. */
    minRtp: queryNumber(0, 100, RTP_BOUNDS).optional(),
    /** Leaves out unreleased games, as sort=latest always does. */
    released: queryFlag.default(false),
    /** The seed of an earlier answer: its order continues without repeats or gaps. */
    seed: queryText.optional(),
    /**
     * External id or slug of a game. Up to a hundred of the filtered games that are most like it, whatever
     * order is asked for: by shared themes, type and provider, then by closeness in RTP and volatility. The
     * game itself is not among them; an unknown game has no similar ones.
     */
    similar: slugOrId.optional(),
  }),
  responses: {
    200: z.object({
      data: z.array(gameCard),
      hasMore: z.boolean(),
      total: z.int(),
      seed: z.string().nullable(),
    }),
  },
});

/** A game as its page shows it. */
export const gamePage = game.extend({
  /** Search engines may list the page. */
  indexed: z.boolean(),
});

export const getPublicGame = defineContract({
  ...open,
  id: 'publicGames.get',
  method: 'GET',
  path: '/api/public/games/:slug',
  summary: 'Returns a published game by slug. A former slug redirects; a deleted game is 410.',
  params: z.object({ slug: slugOrId }),
  tagged: true,
  responses: { 200: gamePage, 301: z.undefined() },
  messages: { 404: GAME_NOT_FOUND, 410: 'This game is no longer available.' },
});

export const listGamePages = defineContract({
  ...open,
  id: 'publicGames.pages',
  method: 'GET',
  path: '/api/public/game-pages',
  summary:
    'Lists the game pages that search engines may list, by id, with the time of the last change.',
  query: z.object({
    page: queryInt(1, 1_000_000).default(1),
    limit: queryInt(1, 1_000).default(1_000),
  }),
  responses: {
    200: z.object({
      data: z.array(z.object({ slug: z.string(), updatedAt: timestamp })),
      total: z.int(),
    }),
  },
});

/** An entry of the lists of types and themes: with the number of published games. */
export const countedRef = namedRef.extend({ gameCount: z.int() });
export type CountedRef = z.infer<typeof countedRef>;

const listCounted = <const Kind extends string>(kind: Kind) =>
  defineContract({
    ...open,
    id: `publicGames.${kind}`,
    method: 'GET',
    path: `/api/public/game-${kind}`,
    summary: `Lists game ${kind} with their number of published games, most games first.`,
    responses: { 200: z.array(countedRef) },
  });

export const listPublicGameTypes = listCounted('types');
export const listPublicGameThemes = listCounted('themes');
export const listPublicGameProviders = listCounted('providers');

/** A provider as the catalogue describes it; `thumb` is on our own origin. */
const describedProvider = countedRef.extend({
  bio: z.string().nullable(),
  thumb: z.string().nullable(),
});

export const getPublicGameProvider = defineContract({
  ...open,
  id: 'publicGames.provider',
  method: 'GET',
  path: '/api/public/game-providers/:slug',
  summary: 'Returns a game provider that has published games, with its logo and description.',
  params: z.object({ slug: slugOrId }),
  responses: { 200: describedProvider },
  messages: { 404: 'There is no such game provider.' },
});

export const gameToken = defineContract({
  id: 'launcher.token',
  owner: 'catalog',
  method: 'GET',
  path: '/api/game-token',
  access: 'any',
  summary:
    'Returns a short-lived demo token; with `game`, also the signed launcher URL of that game.',
  query: z.object({
    game: queryId.optional(),
    /** The proof of an age check, for countries whose law requires one. */
    ageProof: z.string().max(2_000).optional(),
  }),
  responses: {
    200: z.object({
      token: z.string(),
      /** Seconds until the token and the address expire. */
      expiresIn: z.int(),
      launcherUrl: z.string().optional(),
    }),
  },
  messages: {
    403: 'This game is not available in your country.',
    404: GAME_NOT_FOUND,
    428: AGE_NOT_VERIFIED,
  },
});

/** Widths, in pixels, that game thumbnails are served in. */
export const THUMB_WIDTHS = [160, 320, 640] as const;

export const getImage = defineContract({
  id: 'images.get',
  owner: 'catalog',
  method: 'GET',
  path: '/api/public/images/:file',
  access: 'any',
  summary:
    'Returns a game thumbnail from our own origin, as {hash}-{width} with one of THUMB_WIDTHS. Games carry the widest; put another width after the hyphen for a smaller one.',
  params: z.object({
    file: z.string().regex(/^[a-f0-9]{16,64}-\d{2,4}$/, 'must be {hash}-{width}'),
  }),
  responses: { 200: picture },
  timeoutMs: 20_000,
  rateClass: 'static',
});
