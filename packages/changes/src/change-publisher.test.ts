import { json } from 'node:stream/consumers';
import { afterEach, describe, expect, test } from '@jest/globals';
import { changesChannel } from '@slots/contracts/changes';
import { createLogger } from '@slots/logger/logger';
import { redisUrl } from '@slots/testing/databases';
import { createRedisGate } from '@slots/testing/gate';
import { serve } from '@slots/testing/serve';
import { until } from '@slots/testing/until';
import { Redis } from 'ioredis';
import { z } from 'zod';
import { cdnSettings } from './cdn-purge.ts';
import { startChangePublisher } from './change-publisher.ts';

const logger = createLogger({ name: 'changes', level: 'silent' });

describe('an owner that tells of its changes', () => {
  const open: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of open.splice(0).toReversed()) await close();
  });

  /** All that is said on the channel from now on. */
  async function listen(url: string): Promise<string[]> {
    const heard: string[] = [];
    const redis = new Redis(url);
    open.push(() => redis.disconnect());
    redis.on('message', (_channel, text) => heard.push(text));
    await redis.subscribe(changesChannel(redis.options.db ?? 0));
    return heard;
  }

  function start(url: string, ready: Promise<unknown> = Promise.resolve(), cdnUrl?: string) {
    const publisher = startChangePublisher({
      redisUrl: url,
      owner: 'casino',
      ready,
      logger,
      cdn: z.object(cdnSettings).parse({ CDN_PURGE_URL: cdnUrl }),
    });
    open.push(() => publisher.close());
    return publisher;
  }

  test('does so at its start, and at once for the first of many, which are few messages', async () => {
    const url = await redisUrl();
    const heard = await listen(url);
    const publisher = start(url);
    await until(() => expect(heard).toEqual(['{"owner":"casino"}']));
    await until(async () => {
      // Half a second after the last one: told before the call ends.
      const before = heard.length;
      await publisher.changed();
      await until(() => expect(heard).toHaveLength(before + 1), { timeoutMs: 100 });
    });
    const before = heard.length;
    for (let times = 0; times < 100; times += 1) await publisher.changed();
    await until(() => expect(heard).toHaveLength(before + 1), { timeoutMs: 1_000 });
  });

  test('says of a write that failed that it may have been made, unless another one was', async () => {
    const url = await redisUrl();
    const heard = await listen(url);
    const publisher = start(url);
    await until(() => expect(heard).toHaveLength(1));
    await publisher.changed(false);
    await until(() => expect(heard.at(-1)).toBe('{"owner":"casino","doubtful":true}'));
    await publisher.changed(true);
    await publisher.changed(false);
    await until(() => expect(heard.at(-1)).toBe('{"owner":"casino"}'));
  });

  test('tells the tags of what changed, together, unless anything may have', async () => {
    const url = await redisUrl();
    const heard = await listen(url);
    const publisher = start(url);
    await until(() => expect(heard).toHaveLength(1));
    await publisher.changed(true, ['casino:1', 'casino-list']);
    await publisher.changed(true, ['casino:2', 'casino-list']);
    await publisher.changed(false, ['casino:3']);
    await until(() => {
      expect(heard).toContain('{"owner":"casino","tags":["casino:1","casino-list","casino:2"]}');
      expect(heard.at(-1)).toBe('{"owner":"casino","doubtful":true,"tags":["casino:3"]}');
    });
    await publisher.changed(true, ['casino:4']);
    await publisher.changed();
    await publisher.changed(true, ['casino:5']);
    await until(() => expect(heard.at(-1)).toBe('{"owner":"casino"}'));
    expect(heard.join('')).not.toContain('casino:5');
  });

  test('tells what is told later once nothing else has changed for a while', async () => {
    const url = await redisUrl();
    const heard = await listen(url);
    const publisher = start(url);
    await until(() => expect(heard).toHaveLength(1));
    const startedAt = performance.now();
    publisher.changedLater(['later:game-overview']);
    await publisher.changed(true, ['game:1']);
    const later = '{"owner":"casino","tags":["later:game-overview"]}';
    await until(() => expect(heard).toContain('{"owner":"casino","tags":["game:1"]}'));
    expect(heard).not.toContain(later);
    await until(() => expect(heard).toContain(later), { timeoutMs: 6_000 });
    expect(performance.now() - startedAt).toBeGreaterThan(2_900);
  }, 10_000);

  test('says nothing of its start before it can answer', async () => {
    const url = await redisUrl();
    const heard = await listen(url);
    let answers: () => void = () => undefined;
    start(
      url,
      new Promise<void>((resolve) => {
        answers = resolve;
      }),
    );
    const other = start(url);
    // By now one that may speak has spoken.
    await until(() => expect(heard).toHaveLength(1));
    await other.close();
    answers();
    await until(() => expect(heard).toHaveLength(2));
  });

  test('keeps nobody waiting while Redis is away, and tells once it is back', async () => {
    const gate = await createRedisGate(await redisUrl());
    open.push(() => gate.shut());
    const heard = await listen(await redisUrl());
    const publisher = start(gate.url);
    const startedAt = performance.now();
    await publisher.changed();
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    expect(heard).toEqual([]);
    await gate.open();
    await until(() => expect(heard).toEqual(['{"owner":"casino"}']), { timeoutMs: 5_000 });
  });

  test('tells a CDN while Redis is away, and once more when gateways were told', async () => {
    const gate = await createRedisGate(await redisUrl());
    open.push(() => gate.shut());
    const told: string[] = [];
    const cdn = await serve(async (request, response) => {
      told.push(...z.object({ tags: z.array(z.string()) }).parse(await json(request)).tags);
      response.end();
    });
    open.push(() => cdn.stop());
    const publisher = start(gate.url, Promise.resolve(), cdn.url);
    const times = (tag: string) => told.filter((other) => other === tag).length;
    await until(() => expect(told).toEqual(['all:casino']));
    await publisher.changed(true, ['casino:7']);
    await publisher.changed(false, ['casino:8']);
    // Each is told again by itself some seconds later.
    await until(() => expect([times('all:casino'), times('casino:7')]).toEqual([2, 2]), {
      timeoutMs: 8_000,
    });
    await gate.open();
    await until(() => expect(times('all:casino')).toBe(3), { timeoutMs: 5_000 });
    expect(told).not.toContain('casino:8');
  }, 20_000);
});
