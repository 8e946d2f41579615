import type { NamedRef } from '@slots/contracts/catalog/game';
import { searchKeys } from '@slots/search-ranking/search-keys';
import { rankOf, SHUFFLES } from '../game-index/random-order.ts';
import { shownOf } from '../game-index/shown-times.ts';
import { volatilitySteps } from '../games/game-from-catalogue.ts';
import { isPublic } from '../games/game-state.ts';
import type { IndexedState } from '../games/indexed-games.repository.ts';
import type { Taxonomy } from '../taxonomy/taxonomy.model.ts';
import { nameKey, nameStarts } from './name-order.ts';

/** Raised whenever a document changes its shape: workers then make the index anew beside the one that is used. */
export const DOCUMENT_VERSION = 3;

/** The name by which the index of an installation is asked for; OpenSearch takes small letters alone. */
export const indexAlias = (prefix: string) => `${prefix.toLowerCase()}-games`;

/** RTP of games that have none, which sorts them last and leaves them out of every filter. */
export const NO_RTP = -1;

/** The fields of a provider, a type and themes: how a filter finds them, how they are compared, and how they are counted. */
export const REF_FIELDS: Readonly<
  Record<Taxonomy, { readonly filter: string; readonly id: string; readonly ref: string }>
> = {
  providers: { filter: 'provider', id: 'providerId', ref: 'providerRef' },
  types: { filter: 'type', id: 'typeId', ref: 'typeRef' },
  themes: { filter: 'theme', id: 'themeIds', ref: 'themeRefs' },
};

/** Taxonomies with game counts. */
export const COUNTED: readonly Taxonomy[] = ['providers', 'types', 'themes'];

export const rankField = (shuffle: number) => `rank${shuffle}`;

const keyword = { type: 'keyword' } as const;
const long = { type: 'long' } as const;
const shuffles = Array.from({ length: SHUFFLES }, (_none, shuffle) => shuffle);

export const MAPPINGS = {
  dynamic: 'strict' as const,
  // Fields for answers about found games and for comparing games; all others are only searched.
  _source: {
    includes: [
      'visible',
      'name',
      'slug',
      'by',
      'rtp',
      'volatility',
      'typeId',
      'providerId',
      'themeIds',
    ],
  },
  properties: {
    id: long,
    visible: { type: 'boolean' },
    deleted: { type: 'boolean' },
    shown: { type: 'long_range' },
    since: long,
    ...Object.fromEntries(shuffles.map((shuffle) => [rankField(shuffle), long])),
    name: { type: 'keyword', index: false, doc_values: false },
    slug: { type: 'keyword', index: false, doc_values: false },
    by: { type: 'keyword', index: false, doc_values: false },
    nameKey: keyword,
    nameStart: keyword,
    nameLongerStart: keyword,
    release: keyword,
    rtp: { type: 'double' },
    volatility: { type: 'double' },
    ...Object.fromEntries(
      Object.values(REF_FIELDS).flatMap(({ filter, id, ref }) => [
        [filter, keyword],
        [id, long],
        [ref, keyword],
      ]),
    ),
    names: keyword,
    words: keyword,
    joined: keyword,
    also: keyword,
    length: { type: 'integer' },
    phrase: { type: 'text', analyzer: 'whitespace', norms: false },
  },
};

/** A game as OpenSearch has it. */
export function documentOf({ game, deleted }: IndexedState) {
  const shown = shownOf(game);
  const { name, slug, provider, type, themes } = game;
  const [nameStart, nameLongerStart] = nameStarts(name);
  const { names, words, joined, also, length } = searchKeys(name, provider ? [provider.name] : []);
  return {
    id: game._id,
    visible: isPublic(game),
    deleted,
    shown: shown
      .filter(({ since, until }) => since < until)
      .map(({ since, until }) => ({
        gte: since,
        ...(Number.isFinite(until) ? { lt: until } : {}),
      })),
    since: shown.map(({ since }) => since),
    ...Object.fromEntries(
      shuffles.map((shuffle) => [rankField(shuffle), rankOf(game._id, shuffle)]),
    ),
    name,
    slug,
    by: provider?.name ?? null,
    nameKey: nameKey(name),
    nameStart,
    nameLongerStart,
    release: game.releaseDay ?? '',
    rtp: game.rtpValue ?? NO_RTP,
    volatility: volatilitySteps(game.volatility),
    ...refsOf('providers', provider ? [provider] : []),
    ...refsOf('types', type ? [type] : []),
    ...refsOf('themes', themes),
    names,
    words,
    joined,
    also,
    length,
    phrase: names,
  };
}

function refsOf(taxonomy: Taxonomy, refs: readonly NamedRef[]): Record<string, unknown> {
  const { filter, id, ref } = REF_FIELDS[taxonomy];
  return {
    [filter]: refs.flatMap((one) => [String(one.id), one.slug]),
    [id]: refs.map((one) => one.id),
    [ref]: refs.map(({ id: refId, name, slug }) => JSON.stringify({ id: refId, name, slug })),
  };
}
