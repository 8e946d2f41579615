import { distance } from 'fastest-levenshtein';
import { normalizeName } from '../normalize-name.ts';

const CONTAINED = 0.9;
const FUZZY_FROM = 0.7;
/** Matches of this confidence are preselected. */
export const SELECTED_FROM = 0.9;
/** Shorter texts match only a code: 'UK' stands in Ukraine (docs/decisions/0022). */
const MIN_PART_LENGTH = 3;

/** Names between two pauses, and the pause in milliseconds, in which the page shows its progress. */
const PAUSE_EVERY = 10;
const PAUSE_MS = 1;

/** Something that a name can match. */
export interface Candidate {
  /** Value to apply, for instance a country's code or a provider's id. */
  readonly key: string;
  readonly name: string;
  /** A second name that matches exactly only. */
  readonly code?: string;
}

export interface NameMatch {
  /** As it stands in the file. */
  readonly name: string;
  readonly status: 'exact' | 'fuzzy' | 'not_found';
  /** 0 to 1. */
  readonly confidence: number;
  readonly candidate: Candidate | null;
}

interface Best {
  readonly candidate: Candidate | null;
  readonly confidence: number;
  /** Decides between two names that both contain the text. */
  readonly alike: number;
}

/** Similarity from 0 to 1: the share of letters that need not be changed. */
function similarity(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return longest === 0 ? 1 : 1 - distance(a, b) / longest;
}

function contains(a: string, b: string): boolean {
  return Math.min(a.length, b.length) >= MIN_PART_LENGTH && (a.includes(b) || b.includes(a));
}

/**
 * Makes the matching function: the same name or code has a confidence of 1, a name within the other 0.9, any
 * other the similarity of the two by edit distance.
 */
export function createMatcher(candidates: readonly Candidate[]): (name: string) => NameMatch {
  const known = candidates.map((candidate) => ({
    candidate,
    name: normalizeName(candidate.name),
  }));
  const exact = new Map<string, Candidate>();
  // Names take precedence over codes.
  for (const candidate of candidates) {
    if (candidate.code !== undefined) exact.set(normalizeName(candidate.code), candidate);
  }
  for (const { candidate, name } of known) exact.set(name, candidate);

  return (written) => {
    const name = normalizeName(written);
    const same = exact.get(name);
    if (same) return { name: written, status: 'exact', confidence: 1, candidate: same };

    let best: Best = { candidate: null, confidence: 0, alike: 0 };
    for (const { candidate, name: other } of known) {
      const contained = contains(name, other);
      // Lengths alone may rule it out: long lists depend on it.
      const atMost = Math.min(name.length, other.length) / Math.max(name.length, other.length, 1);
      if (!contained && atMost <= best.confidence) continue;
      const alike = similarity(name, other);
      const confidence = contained ? CONTAINED : alike;
      if (confidence > best.confidence || (confidence === best.confidence && alike > best.alike)) {
        best = { candidate, confidence, alike };
      }
    }
    const { confidence } = best;
    if (confidence < FUZZY_FROM) {
      return { name: written, status: 'not_found', confidence, candidate: null };
    }
    return { name: written, status: 'fuzzy', confidence, candidate: best.candidate };
  };
}

interface MatchingOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number) => void;
}

/** Matches all names with a short pause after every ten. Undefined when it was aborted. */
export async function matchNames(
  names: readonly string[],
  candidates: readonly Candidate[],
  { signal, onProgress }: MatchingOptions,
): Promise<NameMatch[] | undefined> {
  const match = createMatcher(candidates);
  const matches: NameMatch[] = [];
  for (const name of names) {
    if (signal.aborted) return undefined;
    matches.push(match(name));
    if (matches.length % PAUSE_EVERY === 0) {
      onProgress(matches.length);
      await new Promise<void>((resolve) => {
        setTimeout(resolve, PAUSE_MS);
      });
    }
  }
  return signal.aborted ? undefined : matches;
}
