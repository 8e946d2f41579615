import { z } from 'zod';
import type { Game } from '../catalogue/catalogue.model.ts';
import type { GameStore } from '../catalogue/game-store.ts';
import { createRandom } from '../random.ts';
import { defineFault, type FaultKind } from './fault-kind.ts';

/** The time of the change for `updated_at`; now by default. */
const at = z.iso.datetime().optional();
const whole = z.int().min(1);
const ids = z.array(whole).min(1).max(10_000).optional();

/** The affected games: those with these ids, or from an id on every `every`th one, at most `count`. */
const selection = z
  .strictObject({
    ids,
    from: whole.optional(),
    every: whole.optional(),
    count: whole.optional(),
    at,
  })
  .refine(
    ({ ids: named, from, every, count }) => named === undefined || !(from ?? every ?? count),
    'ids name the games already: leave out from, every and count',
  );

/** The ids of those games that a selection means: the first one unless it says more. */
function select(games: readonly Game[], wanted: z.output<typeof selection>): Set<number> {
  const { ids: named, from = 1, every = 1, count = 1 } = wanted;
  if (named !== undefined) return new Set(named);
  const candidates = games.filter(({ id }) => id >= from);
  const taken = candidates.filter((_, index) => index % every === 0);
  return new Set(taken.slice(0, count).map(({ id }) => id));
}

/** A time in the wire's form: 2026-03-01T10:20:30.000000Z. */
function wireTime(time: string | undefined): string {
  const date = time === undefined ? new Date() : new Date(time);
  return `${date.toISOString().slice(0, 19)}.000000Z`;
}

/** Appends `-moved-1`, or counts on from an earlier move. */
function movedSlug(slug: string): string {
  const [, bare = slug, moves = '0'] = /^(.*)-moved-(\d+)$/.exec(slug) ?? [];
  return `${bare}-moved-${Number(moves) + 1}`;
}

function revised(seed: number, game: Game, updated_at: string): Game {
  const random = createRandom(seed, `revision:${game.id}:${game.updated_at}`);
  const text = (game.description ?? `${game.name} by ${game.provider}.`).replace(
    / Revised: [^ ]+\.$/,
    '',
  );
  return {
    ...game,
    description: `${text} Revised: ${updated_at}.`,
    rtp: String(random.int(9400, 9750) / 100),
    max_win_per_spin: `${random.int(1, 200) * 100}x`,
    updated_at,
  };
}

/** Changes the games of a selection one by one; a game that becomes nothing is no longer listed. */
function edit(
  change: (game: Game, updated_at: string) => Game | undefined,
  among: (game: Game) => boolean = () => true,
): FaultKind {
  return defineFault('games', selection, (wanted) => {
    const updated_at = wireTime(wanted.at);
    return {
      games: (games) => {
        const chosen = select(games.filter(among), wanted);
        return games.flatMap((game) =>
          chosen.has(game.id) && among(game) ? (change(game, updated_at) ?? []) : game,
        );
      },
    };
  });
}

/** The faults of the games: they change what is listed, from one time on. */
export function createGameFaults({ seed, store }: { seed: number; store: GameStore }) {
  return {
    'changed-slugs': edit((game, updated_at) => ({
      ...game,
      slug: movedSlug(game.slug),
      updated_at,
    })),
    'updated-games': edit((game, updated_at) => revised(seed, game, updated_at)),
    'unpublished-games': edit(
      (game, updated_at) => ({ ...game, published: 0, updated_at }),
      ({ published }) => published === 1,
    ),
    'vanished-games': edit(() => undefined),
    'returned-games': defineFault('games', z.strictObject({ ids, at }), (wanted) => {
      const updated_at = wireTime(wanted.at);
      const named = wanted.ids && new Set(wanted.ids);
      return {
        games: (games) => {
          const listed = new Map(games.map((game) => [game.id, game]));
          return store.everListed().flatMap((made): Game | [] => {
            const now = listed.get(made.id);
            const withdrawn = now === undefined || now.published < made.published;
            const asked = named?.has(made.id) ?? true;
            if (!withdrawn || !asked) return now ?? [];
            return { ...(now ?? made), published: made.published, updated_at };
          });
        },
      };
    }),
    'new-games': defineFault(
      'games',
      z.strictObject({ count: whole.max(10_000).default(1), at }),
      (wanted) => {
        const updated_at = wireTime(wanted.at);
        return {
          games: (games) => [
            ...games,
            ...store.upcoming(wanted.count).map((game) => ({
              ...game,
              release: updated_at.slice(0, 10),
              published: 1 as const,
              created_at: updated_at,
              updated_at,
            })),
          ],
        };
      },
    ),
  } as const satisfies Record<string, FaultKind>;
}
