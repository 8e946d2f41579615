import { readTags, TOLD_TAGS_HEADER, tagsHeader, tagsOnPage } from '@slots/contracts/changes';
import type { Transport } from '../src/api/transport.ts';

/** Follows the calls of a page, to tell caches how good it is and what it was made from. */
export interface PageLife {
  readonly transport: Transport;
  /** Cache headers by the calls so far, for a page that is otherwise cacheable or not. */
  headers(isGood: boolean): Readonly<Record<string, string>>;
}

/**
 * A page that lacks a part, or comes from a stale answer because an owner is down, is private. A page with
 * time-dependent content is not cached beyond that time. It carries the tags of its answers: none, if one of them did not
 * tell its own.
 */
export function followCalls(transport: Transport): PageLife {
  let isWhole = true;
  let warning: string | null = null;
  let seconds = Number.POSITIVE_INFINITY;
  let tags: Set<string> | undefined = new Set();

  return {
    async transport(call, api, extra) {
      const answer = await transport(call, api, extra);
      if (answer.error !== undefined) isWhole = false;
      const headers = answer.meta?.response?.headers;
      warning ??= headers?.get('warning') ?? null;
      const holdsFor = headers?.get('x-holds-for') ?? null;
      if (holdsFor !== null) seconds = Math.min(seconds, Number(holdsFor));
      const told = readTags(headers?.get(TOLD_TAGS_HEADER) ?? undefined);
      if (!told) tags = undefined;
      else for (const tag of tagsOnPage(told)) tags?.add(tag);
      return answer;
    },
    headers(isGood) {
      return {
        'Cache-Control': isGood && isWhole && warning === null ? 'no-cache' : 'no-store',
        ...(warning !== null && { Warning: warning }),
        ...(Number.isFinite(seconds) && { 'Surrogate-Control': `max-age=${seconds}` }),
        ...(tags && tagsHeader([...tags])),
      };
    },
  };
}
