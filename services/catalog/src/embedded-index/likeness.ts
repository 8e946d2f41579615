import type { NamedRef } from '@slots/contracts/catalog/game';
import type { GameFilter } from '../game-index/game-index.ts';
import { LIKENESS } from '../game-index/likeness-rules.ts';
import { mix } from '../game-index/random-order.ts';
import { type Entry, matches } from './indexed-entry.ts';

/** Number of candidates collected per wanted game before they are sorted. */
const COLLECTED = 4;

interface Candidate {
  readonly id: number;
  readonly score: number;
  /** Made of both games, so that equally alike games follow in another order for another game. */
  readonly tie: number;
}

/** Games by the id of what they have in common. */
type Groups = Map<number, Set<Entry>>;
const NOBODY: ReadonlySet<Entry> = new Set();

/**
 * Finds games that are alike: by the themes, the type and the provider that they share, then by how near
 * they are in RTP and volatility. It knows which games have a theme, so that only those are looked at.
 */
export function createLikeness() {
  const byTheme: Groups = new Map();
  const byProvider: Groups = new Map();
  const byType: Groups = new Map();

  function groupsOf({ themes, provider, type }: Entry): readonly (readonly [Groups, NamedRef])[] {
    return [
      ...themes.map((theme) => [byTheme, theme] as const),
      ...(provider ? [[byProvider, provider] as const] : []),
      ...(type ? [[byType, type] as const] : []),
    ];
  }

  return {
    /** Applies that a game is new, changed or gone. */
    changed(before: Entry | undefined, after: Entry | undefined): void {
      if (before) for (const [groups, { id }] of groupsOf(before)) groups.get(id)?.delete(before);
      if (!after?.visible) return;
      for (const [groups, { id }] of groupsOf(after)) {
        const members = groups.get(id);
        if (members) members.add(after);
        else groups.set(id, new Set([after]));
      }
    },

    /** Ids of the games of a filter that are most like one, which is none of them; most alike first. */
    alike(game: Entry, filter: GameFilter, most: number): number[] {
      const best = createBest(most);
      const wanted = new Set(game.themes.map(({ id }) => id));
      const key = mix(game.id, 0);
      const looked = new Set<number>();

      /** Considers games without an already considered theme or provider. */
      function look(others: ReadonlySet<Entry>, lookedProvider?: number): void {
        for (const other of others) {
          const score = scoreOf(game, other, wanted);
          if (!best.takes(score) || other === game) continue;
          const isKnown =
            (lookedProvider !== undefined && other.provider?.id === lookedProvider) ||
            other.themes.some(({ id }) => looked.has(id));
          if (isKnown || !matches(other, filter)) continue;
          best.add({ id: other.id, score, tie: mix(other.id, key) });
        }
      }

      // The rarest first: then those that share most are met before the many that share little.
      const groups = [...wanted]
        .map((theme) => ({ theme, members: byTheme.get(theme) ?? NOBODY }))
        .sort((a, b) => a.members.size - b.members.size);
      for (const { theme, members } of groups) {
        const unseen =
          (groups.length - looked.size) * LIKENESS.theme + LIKENESS.type + LIKENESS.provider;
        if (best.isAbove(unseen * LIKENESS.level)) break;
        look(members);
        looked.add(theme);
      }
      const { provider, type } = game;
      if (provider && !best.isAbove((LIKENESS.type + LIKENESS.provider) * LIKENESS.level)) {
        look(byProvider.get(provider.id) ?? NOBODY);
      }
      if (type && !best.isAbove(LIKENESS.type * LIKENESS.level))
        look(byType.get(type.id) ?? NOBODY, provider?.id);
      return best.ids();
    },
  };
}

function scoreOf(game: Entry, other: Entry, wanted: ReadonlySet<number>): number {
  let level = 0;
  for (const { id } of other.themes) if (wanted.has(id)) level += LIKENESS.theme;
  if (game.type && game.type.id === other.type?.id) level += LIKENESS.type;
  if (game.provider && game.provider.id === other.provider?.id) level += LIKENESS.provider;
  return (
    level * LIKENESS.level -
    distance(game.rtp, other.rtp) -
    distance(game.volatility, other.volatility)
  );
}

function distance(one: number | null, other: number | null): number {
  const steps = one === null || other === null ? LIKENESS.unknownSteps : Math.abs(one - other);
  return Math.round(steps * LIKENESS.step);
}

/** Keeps the best of many. */
function createBest(most: number) {
  let kept: Candidate[] = [];
  let least = Number.NEGATIVE_INFINITY;

  function cut(): void {
    kept = kept.sort((a, b) => b.score - a.score || a.tie - b.tie || a.id - b.id).slice(0, most);
    if (kept.length === most) least = kept.at(-1)?.score ?? least;
  }

  return {
    takes: (score: number) => score >= least,
    add(candidate: Candidate): void {
      kept.push(candidate);
      if (kept.length >= most * COLLECTED) cut();
    },
    /** True if none with such a score would be among the best. */
    isAbove(score: number): boolean {
      cut();
      return least > score;
    },
    ids(): number[] {
      cut();
      return kept.map(({ id }) => id);
    },
  };
}
