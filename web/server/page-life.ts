import { readTags, TOLD_TAGS_HEADER, tagsHeader, tagsOnPage } from '@slots/contracts/changes';
import type { ApiState } from '../src/api/base-api.ts';
import type { Transport } from '../src/api/transport.ts';
import type { Queries } from '../src/app/server-loading.ts';
import type { Life, Made, TaggedCache } from './tagged-cache.ts';

/** As long as the gateway's own responses are fresh. */
const FRESH_MS = 60_000;
/** Rough memory of an answer, as objects and as JSON, per byte of it. */
const BYTES_IN_MEMORY = 4;
/** Assumed for an answer without a length. */
const USUAL_BYTES = 32_768;

/** Quality of a gateway's answer, for pages made of it. */
interface AnswerLife {
  readonly failed: boolean;
  /** Sent while its owner is away. */
  readonly warning: string | null;
  /** The moment (`performance.now()`) until which it holds, where the clock alone changes it. */
  readonly holdsUntil: number;
  /** Undefined when not stated. */
  readonly tags: readonly string[] | undefined;
  readonly freshUntil: number;
  readonly bytes: number;
  readonly isShared: boolean;
}

/** An answered query, as a store holds it. */
export interface FollowedQuery extends AnswerLife {
  readonly state: ApiState;
}

/** Follows the calls of a page, to tell caches how good it is and what it was made from. */
export interface PageLife {
  readonly queries: Queries;
  /** Cache headers by the calls so far, for a page that is otherwise cacheable or not. */
  headers(isGood: boolean): Readonly<Record<string, string>>;
  /** The moment until which it holds, where the clock alone changes it. */
  holdsUntil(): number;
  /** Its lifetime in this cache; undefined: not cached. */
  life(isGood: boolean): Life | undefined;
}

const numberIn = (header: string | null | undefined): number | undefined =>
  header === null || header === undefined ? undefined : Number(header);

/** Life of a query without a call. */
const NO_CALL: AnswerLife = {
  failed: false,
  warning: null,
  holdsUntil: Number.POSITIVE_INFINITY,
  tags: [],
  freshUntil: Number.POSITIVE_INFINITY,
  bytes: 0,
  isShared: false,
};

function lifeOf({ error, meta }: Awaited<ReturnType<Transport>>, isRead: boolean): AnswerLife {
  const now = performance.now();
  const response = meta?.response;
  const headers = response?.headers;
  const warning = headers?.get('warning') ?? null;
  const holdsFor = numberIn(headers?.get('x-holds-for')) ?? Number.POSITIVE_INFINITY;
  return {
    failed: error !== undefined,
    warning,
    holdsUntil: now + holdsFor * 1_000,
    tags: readTags(headers?.get(TOLD_TAGS_HEADER) ?? undefined),
    freshUntil: now + FRESH_MS - (numberIn(headers?.get('age')) ?? 0) * 1_000,
    bytes: BYTES_IN_MEMORY * (numberIn(headers?.get('content-length')) ?? USUAL_BYTES),
    isShared: isRead && error === undefined && response?.ok === true && warning === null,
  };
}

async function follow(
  transport: Transport,
  ask: (transport: Transport) => Promise<ApiState>,
): Promise<Made<FollowedQuery>> {
  let life = NO_CALL;
  const state = await ask(async (call, api, extra) => {
    const answer = await transport(call, api, extra);
    life = lifeOf(answer, (call.method ?? 'GET') === 'GET' && call.body === undefined);
    return answer;
  });
  const { tags, holdsUntil, freshUntil, isShared, bytes } = life;
  return {
    value: { ...life, state },
    bytes,
    life: isShared && tags ? { tags, until: Math.min(holdsUntil, freshUntil) } : undefined,
  };
}

/**
 * A page that lacks a part, or comes from a stale answer because an owner is down, is private. A page with
 * time-dependent content is not cached beyond that time. It carries the tags of its answers: none, if one of them did not
 * tell its own.
 * @param options.kept answers of earlier pages, by the visitor's country and the query
 */
export function followCalls(
  transport: Transport,
  {
    kept,
    country,
  }: { readonly kept: TaggedCache<FollowedQuery> | undefined; readonly country: string | null },
): PageLife {
  let isWhole = true;
  let warning: string | null = null;
  let holdsUntil = Number.POSITIVE_INFINITY;
  let freshUntil = Number.POSITIVE_INFINITY;
  let tags: Set<string> | undefined = new Set();

  return {
    queries: {
      async read(key, ask) {
        const make = () => follow(transport, ask);
        const isKnown = kept && key !== undefined;
        const { value } = await (isKnown ? kept.read(`${country ?? ''}\n${key}`, make) : make());
        if (value.failed) isWhole = false;
        warning ??= value.warning;
        holdsUntil = Math.min(holdsUntil, value.holdsUntil);
        freshUntil = Math.min(freshUntil, value.freshUntil);
        if (!value.tags) tags = undefined;
        else for (const tag of tagsOnPage(value.tags)) tags?.add(tag);
        return value.state;
      },
    },
    headers(isGood) {
      return {
        'Cache-Control': isGood && isWhole && warning === null ? 'no-cache' : 'no-store',
        ...(warning !== null && { Warning: warning }),
        ...(tags && tagsHeader([...tags])),
      };
    },
    holdsUntil: () => holdsUntil,
    life(isGood) {
      if (!isGood || !isWhole || warning !== null || !tags) return undefined;
      return { tags: [...tags], until: Math.min(holdsUntil, freshUntil) };
    },
  };
}
