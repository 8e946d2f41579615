import { setTimeout as delay } from 'node:timers/promises';
import { type ChangeMessage, changeTags } from '@slots/contracts/changes';
import { httpUrl } from '@slots/env/env';
import { repeat } from '@slots/http-kit/repeat';
import type { Logger } from '@slots/logger/logger';
import { Agent, RetryAgent } from 'undici';
import { z } from 'zod';

/** Interval at which changes are sent together. */
const FLUSH_EVERY_MS = 500;
/**
 * Tags are sent again after this time: by then no answer begun before the change is in flight, and owners are no longer
 * behind their own writes.
 */
const REPEAT_AFTER_MS = 2_500;
/** Maximum tags per call that every CDN accepts. */
const TAGS_PER_CALL = 30;
/** With more tags pending than this, everything is purged. */
const MAX_PENDING = 1_000;
const TIMEOUT_MS = 5_000;
const RETRIES = 4;
/** Pause after a CDN refused a call or stayed unreachable through all retries. */
const PAUSE_MS = 2_000;

/** Settings of the owners of public data, for the cache in front of the gateway. */
export const cdnSettings = {
  /** Called with the tags of what changed; without it no CDN is called. */
  CDN_PURGE_URL: httpUrl.optional(),
  /** Authenticates calls. */
  CDN_PURGE_TOKEN: z.string().min(1).optional(),
  /** The header that the token is sent in: in `Authorization` as a bearer token, in any other as it is. */
  CDN_PURGE_TOKEN_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'must be the name of a header')
    .default('Authorization'),
};
export type CdnSettings = z.output<z.ZodObject<typeof cdnSettings>>;

function tagsOf({ owner, tags, doubtful = false }: ChangeMessage): readonly string[] {
  // A change that may not have been made is no reason to purge.
  if (doubtful) return [];
  return tags ? [...tags, changeTags.any(owner)] : [changeTags.all(owner)];
}

/**
 * Tells a CDN which answers to throw away. The tags come as Fastly reads them, in a header, and as Cloudflare does, in the
 * body. Tags that could not be sent are retried.
 */
export function startCdnPurge(
  { CDN_PURGE_URL: url, CDN_PURGE_TOKEN: token, CDN_PURGE_TOKEN_HEADER: tokenHeader }: CdnSettings,
  logger: Logger,
) {
  if (url === undefined) return undefined;
  const address = new URL(url);
  const agent = new RetryAgent(
    new Agent({
      connect: { timeout: TIMEOUT_MS },
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
    }),
    { methods: ['POST'], maxRetries: RETRIES },
  );
  const isBearer = tokenHeader.toLowerCase() === 'authorization';
  const credential =
    token === undefined ? {} : { [tokenHeader]: isBearer ? `Bearer ${token}` : token };
  const pending = new Set<string>();
  /** Changes that are to be told for the second time. */
  let repeats = 0;
  let isFailing = false;
  let notBefore = 0;

  function add(tags: readonly string[], all: string): void {
    for (const tag of tags) pending.add(tag);
    if (pending.size <= MAX_PENDING) return;
    pending.clear();
    pending.add(all);
  }

  async function call(tags: readonly string[]): Promise<void> {
    const { statusCode, body } = await agent.request({
      origin: address.origin,
      path: address.pathname + address.search,
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'surrogate-key': tags.join(' '),
        ...credential,
      },
      body: JSON.stringify({ tags }),
    });
    await body.dump();
    if (statusCode >= 300) throw new Error(`The CDN answered ${statusCode}`);
  }

  async function flush(): Promise<void> {
    while (pending.size > 0 && performance.now() >= notBefore) {
      const tags = [...pending].slice(0, TAGS_PER_CALL);
      // Tags that change again during the call are sent again.
      for (const tag of tags) pending.delete(tag);
      try {
        await call(tags);
      } catch (error) {
        for (const tag of tags) pending.add(tag);
        notBefore = performance.now() + PAUSE_MS;
        throw error;
      }
      if (isFailing) logger.info('the CDN is told of changes again');
      isFailing = false;
    }
  }

  const loop = repeat(flush, {
    everyMs: FLUSH_EVERY_MS,
    onError(error) {
      if (!isFailing) logger.error({ err: error }, 'the CDN could not be told of changes');
      isFailing = true;
    },
  });

  return {
    /** Purges the answers with these tags soon. Never fails. */
    changed(change: ChangeMessage): void {
      const tags = tagsOf(change);
      if (tags.length === 0) return;
      const all = changeTags.all(change.owner);
      add(tags, all);
      repeats += 1;
      setTimeout(() => {
        repeats -= 1;
        add(tags, all);
      }, REPEAT_AFTER_MS).unref();
    },
    /** Tells the changes of the last seconds for the second time as well, when they are due. */
    async close(): Promise<void> {
      while (repeats > 0) await delay(FLUSH_EVERY_MS);
      await loop.close();
      await flush().catch(() => undefined);
      await agent.close();
    },
  };
}
