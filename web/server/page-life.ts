import { freeze } from '@reduxjs/toolkit';
import { readTags, TOLD_TAGS_HEADER, tagsHeader, tagsOnPage } from '@slots/contracts/changes';
import type { SentCall, Transport } from '../src/api/transport.ts';
import type { Kept, Life, Made } from './kept.ts';

/** As long as the gateway says that its own are fresh. */
const FRESH_MS = 60_000;
/** What an answer takes as objects and as JSON, roughly, for each byte of it. */
const BYTES_IN_MEMORY = 4;
/** Of an answer that did not say how long it is. */
const USUAL_BYTES = 32_768;

/** An answer of the gateway, with what pages that are made of it have to know. */
export interface FollowedAnswer {
  readonly answer: Awaited<ReturnType<Transport>>;
  /** Sent while its owner is away. */
  readonly warning: string | null;
  /** The moment (`performance.now()`) until which it holds, where the clock alone changes it. */
  readonly holdsUntil: number;
  /** Undefined: it did not tell them. */
  readonly tags: readonly string[] | undefined;
  readonly freshUntil: number;
}

/** Follows the calls of a page, to tell caches how good it is and what it was made from. */
export interface PageLife {
  readonly transport: Transport;
  /** Cache headers by the calls so far, for a page that is otherwise cacheable or not. */
  headers(isGood: boolean): Readonly<Record<string, string>>;
  /** The moment until which it holds, where the clock alone changes it. */
  holdsUntil(): number;
  /** How long it may be kept here; undefined: not at all. */
  life(isGood: boolean): Life | undefined;
}

const secondsIn = (header: string | null | undefined): number | undefined =>
  header === null || header === undefined ? undefined : Number(header);

function followed(answer: FollowedAnswer['answer']): Made<FollowedAnswer> {
  const now = performance.now();
  const response = answer.meta?.response;
  const headers = response?.headers;
  const warning = headers?.get('warning') ?? null;
  const tags = readTags(headers?.get(TOLD_TAGS_HEADER) ?? undefined);
  const holdsFor = secondsIn(headers?.get('x-holds-for')) ?? Number.POSITIVE_INFINITY;
  const holdsUntil = now + holdsFor * 1_000;
  const freshUntil = now + FRESH_MS - (secondsIn(headers?.get('age')) ?? 0) * 1_000;
  const isGood = answer.error === undefined && response?.ok === true && warning === null;
  const bytes = secondsIn(headers?.get('content-length')) ?? USUAL_BYTES;
  // It is in the stores of many pages, and what is frozen already no store looks through again.
  if (isGood && tags) freeze(answer.data, true);
  return {
    value: { answer, warning, tags, holdsUntil, freshUntil },
    bytes: BYTES_IN_MEMORY * bytes,
    life: isGood && tags ? { tags, until: Math.min(holdsUntil, freshUntil) } : undefined,
  };
}

function keyOf(country: string | null, { url, params }: SentCall): string {
  return `${country ?? ''}\n${url}\n${JSON.stringify(params ?? {})}`;
}

/**
 * A page that lacks a part, or comes from a stale answer because an owner is down, is private. A page with
 * time-dependent content is not cached beyond that time. It carries the tags of its answers: none, if one of them did not
 * tell its own.
 * @param options.kept answers that are known, which depend on the visitor's country besides
 */
export function followCalls(
  transport: Transport,
  {
    kept,
    country,
  }: { readonly kept: Kept<FollowedAnswer> | undefined; readonly country: string | null },
): PageLife {
  let isWhole = true;
  let warning: string | null = null;
  let holdsUntil = Number.POSITIVE_INFINITY;
  let freshUntil = Number.POSITIVE_INFINITY;
  let tags: Set<string> | undefined = new Set();

  return {
    async transport(call, api, extra) {
      const ask = async () => followed(await transport(call, api, extra));
      const isRead = (call.method ?? 'GET') === 'GET' && call.body === undefined;
      const made = await (kept && isRead ? kept.read(keyOf(country, call), ask) : ask());
      const { value } = made;
      if (value.answer.error !== undefined) isWhole = false;
      warning ??= value.warning;
      holdsUntil = Math.min(holdsUntil, value.holdsUntil);
      freshUntil = Math.min(freshUntil, value.freshUntil);
      if (!value.tags) tags = undefined;
      else for (const tag of tagsOnPage(value.tags)) tags?.add(tag);
      return value.answer;
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
