import { expect } from '@jest/globals';
import { CLICK_FIELD, CLICK_STREAM, type ClickEvent } from '@slots/contracts/affiliate/click-event';
import { visitRedis } from '@slots/redis/one-visit';
import { redisUrl } from '@slots/testing/databases';
import { until } from '@slots/testing/until';

let clickIds = 0;

/** A click with an id of its own. */
export function click(changed: Partial<ClickEvent> = {}): ClickEvent {
  clickIds += 1;
  return {
    clickId: `click-${clickIds}`,
    at: '2026-11-02T10:00:00.000Z',
    promotionId: 1,
    casinoId: 1,
    affiliateId: null,
    country: 'GB',
    page: '/',
    position: 1,
    toplist: null,
    device: 'desktop',
    ...changed,
  };
}

/** Puts clicks where gateways put them. */
export async function handOver(clicks: readonly unknown[]): Promise<void> {
  await visitRedis(await redisUrl(), async (redis) => {
    for (const one of clicks) {
      await redis.xadd(CLICK_STREAM, '*', CLICK_FIELD, JSON.stringify(one));
    }
  });
}

const waiting = async () => visitRedis(await redisUrl(), (redis) => redis.xlen(CLICK_STREAM));

/** Resolves when the writer has taken them all. */
export const untilStored = () =>
  until(async () => expect(await waiting()).toBe(0), { timeoutMs: 20_000 });
