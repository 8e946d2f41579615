import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from '@jest/globals';
import { createLogger } from '@slots/logger/logger';
import { serve } from '@slots/testing/serve';
import { until } from '@slots/testing/until';
import { z } from 'zod';
import { cdnSettings, startCdnPurge } from './cdn-purge.ts';

const logger = createLogger({ name: 'changes', level: 'silent' });
const asked = z.object({ tags: z.array(z.string()) });

interface Call {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly tags: readonly string[];
}

describe('a CDN that is told of changes', () => {
  const open: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of open.splice(0).toReversed()) await close();
  });

  /** Answers with these statuses, the last one from then on. */
  async function cdn(...statuses: number[]) {
    const calls: Call[] = [];
    const server = await serve(async (request, response) => {
      const { method, url, headers } = request;
      const { tags } = asked.parse(JSON.parse(await text(request)));
      calls.push({ method, url, headers, tags });
      response.writeHead(statuses[Math.min(calls.length, statuses.length) - 1] ?? 200).end();
    });
    open.push(() => server.stop());
    return { calls, url: `${server.url}/zones/7/purge?x=1` };
  }

  function start(settings: Record<string, string>) {
    const purge = startCdnPurge(z.object(cdnSettings).parse(settings), logger);
    if (!purge) throw new Error('There is no CDN');
    open.push(() => purge.close());
    return purge;
  }

  test('hears the tags of a change, and a token, and hears them again when all is settled', async () => {
    const { calls, url } = await cdn(200);
    const purge = start({ CDN_PURGE_URL: url, CDN_PURGE_TOKEN: 'known' });
    purge.changed({ owner: 'casino', tags: ['casino:7', 'casino-list'] });
    purge.changed({ owner: 'casino', tags: ['casino:7', 'casino:8'] });
    await until(() => expect(calls).toHaveLength(1));
    expect(calls[0]).toMatchObject({
      method: 'POST',
      url: '/zones/7/purge?x=1',
      headers: {
        authorization: 'Bearer known',
        'surrogate-key': 'casino:7 casino-list any:casino casino:8',
      },
      tags: ['casino:7', 'casino-list', 'any:casino', 'casino:8'],
    });
    await until(() => expect(calls).toHaveLength(2), { timeoutMs: 5_000 });
    expect(calls[1]?.tags).toEqual(calls[0]?.tags);
  });

  test('hears of a change twice from a process that stops in between', async () => {
    const { calls, url } = await cdn(200);
    const purge = start({ CDN_PURGE_URL: url });
    purge.changed({ owner: 'casino', tags: ['casino:7'] });
    await until(() => expect(calls).toHaveLength(1));
    await open.pop()?.();
    expect(calls.map(({ tags }) => tags)).toEqual([
      ['casino:7', 'any:casino'],
      ['casino:7', 'any:casino'],
    ]);
  });

  test('hears of everything where a change has no tags, and of nothing that may not have been made', async () => {
    const { calls, url } = await cdn(200);
    const purge = start({
      CDN_PURGE_URL: url,
      CDN_PURGE_TOKEN: 'k',
      CDN_PURGE_TOKEN_HEADER: 'Fastly-Key',
    });
    purge.changed({ owner: 'casino', doubtful: true });
    purge.changed({ owner: 'catalog' });
    await until(() => expect(calls).toHaveLength(1));
    expect(calls[0]?.tags).toEqual(['all:catalog']);
    expect(calls[0]?.headers['fastly-key']).toBe('k');
  });

  test('is asked again while it fails, and hears many tags in several calls', async () => {
    const { calls, url } = await cdn(503, 503, 200);
    const purge = start({ CDN_PURGE_URL: url });
    const tags = Array.from({ length: 40 }, (_none, at) => `game:${at}`);
    purge.changed({ owner: 'catalog', tags });
    await until(
      () => {
        const heard = calls.slice(2).flatMap((call) => call.tags);
        expect(new Set(heard)).toEqual(new Set([...tags, 'any:catalog']));
      },
      { timeoutMs: 15_000 },
    );
    expect(Math.max(...calls.map((call) => call.tags.length))).toBeLessThanOrEqual(30);
  }, 20_000);

  test('that refuses hears of it once it does not any more', async () => {
    const { calls, url } = await cdn(403, 403, 200);
    const purge = start({ CDN_PURGE_URL: url });
    purge.changed({ owner: 'catalog', tags: ['game:1'] });
    await until(() => expect(calls.length).toBeGreaterThanOrEqual(3), { timeoutMs: 10_000 });
    expect(calls[2]?.tags).toEqual(expect.arrayContaining(['game:1', 'any:catalog']));
  });

  test('is not there without its address', () => {
    expect(startCdnPurge(z.object(cdnSettings).parse({}), logger)).toBeUndefined();
  });
});
