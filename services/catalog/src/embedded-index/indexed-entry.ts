import type { NamedRef } from '@slots/contracts/catalog/game';
import type { GameFilter } from '../game-index/game-index.ts';
import type { Orderable } from '../game-index/random-order.ts';
import { shownOf } from '../game-index/shown-times.ts';
import { volatilitySteps } from '../games/game-from-catalogue.ts';
import { isPublic } from '../games/game-state.ts';
import type { IndexedState } from '../games/indexed-games.repository.ts';
import type { Taxonomy } from '../taxonomy/taxonomy.model.ts';

/** A game in memory. */
export interface Entry extends Orderable {
  readonly visible: boolean;
  /** Only its place in random orders is left of it. */
  readonly deleted: boolean;
  readonly name: string;
  readonly slug: string;
  readonly rtp: number | null;
  /** In steps from low to high. */
  readonly volatility: number | null;
  readonly release: string | null;
  readonly provider: NamedRef | null;
  readonly type: NamedRef | null;
  readonly themes: readonly NamedRef[];
}

/** The providers, types and themes of a game. */
export const REFS: Readonly<Record<Taxonomy, (entry: Entry) => readonly NamedRef[]>> = {
  providers: ({ provider }) => (provider ? [provider] : []),
  types: ({ type }) => (type ? [type] : []),
  themes: ({ themes }) => themes,
};

/** Makes entries of games. Providers, types and themes that many games name are there once. */
export function createEntries() {
  const refs = new Map<string, NamedRef>();

  function once<T extends NamedRef | null>(ref: T): T | NamedRef {
    if (ref === null) return ref;
    const key = `${ref.id} ${ref.slug} ${ref.name}`;
    const known = refs.get(key);
    if (known) return known;
    refs.set(key, ref);
    return ref;
  }

  return ({ game, deleted }: IndexedState): Entry => ({
    id: game._id,
    visible: isPublic(game),
    deleted,
    shown: shownOf(game),
    name: game.name,
    slug: game.slug,
    rtp: game.rtpValue,
    volatility: volatilitySteps(game.volatility),
    release: game.releaseDay,
    provider: once(game.provider),
    type: once(game.type),
    themes: game.themes.map((theme) => once(theme)),
  });
}

/** True if a filter leaves the game. */
export function matches(
  { type, provider, themes, rtp, release }: Entry,
  filter: GameFilter,
): boolean {
  return (
    (filter.minRtp === undefined || (rtp ?? -1) >= filter.minRtp) &&
    (filter.releasedBy === undefined || (release ?? '') <= filter.releasedBy) &&
    (filter.type === undefined || is(type, filter.type)) &&
    (filter.provider === undefined || is(provider, filter.provider)) &&
    (filter.theme === undefined || themes.some((theme) => is(theme, filter.theme ?? '')))
  );
}

function is(ref: NamedRef | null, slugOrId: string): boolean {
  return ref !== null && (ref.slug === slugOrId || String(ref.id) === slugOrId);
}
