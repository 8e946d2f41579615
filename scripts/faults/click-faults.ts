import { setTimeout as delay } from 'node:timers/promises';
import { CLICK_STREAM } from '@slots/contracts/affiliate/click-event';
import { until } from '@slots/testing/until';
import { type ClickStream, startClicks } from './click-stream.ts';
import { type Fault, USERS_OF_MONGODB } from './fault.ts';
import type { SystemUnderFault } from './system-under-fault.ts';

const STEADY = 50;
const BURST = 400;
/** Time for which clicks continue after the fault. */
const LASTS_MS = 2_000;
const KILLS = 10;
const GATEWAY_KILLS = 5;
const AWAY_MS = 6_000;
const LONG_AWAY_MS = 60_000;
const WAITING_MS = 3_000;
/** Longer than a writer's lease. */
const WRITES_WITHIN_MS = 30_000;
/** A click is handed over before it is answered; what is written to a socket may still be on its way. */
const HANDING_OVER_MS = 50;

const EACH_ONCE = 'clicks lead on, and each answered one is stored once';

/** Counts the waiting clicks in the same step, so that none comes between. */
const FLUSH = `
local waiting = redis.call('XLEN', KEYS[1])
redis.call('FLUSHALL')
return waiting`;

interface ClickFault extends Omit<Fault, 'begin' | 'lastsMs'> {
  readonly perSecond?: number;
  /** Begins and ends it; gives how many clicks it may cost. */
  hurt(system: SystemUnderFault, clicks: ClickStream): Promise<number>;
}

function withClicks({ perSecond = STEADY, hurt, ...fault }: ClickFault): Fault {
  return {
    ...fault,
    lastsMs: LASTS_MS,
    async begin(system, cookie) {
      const isCutOff = fault.cutsOff ?? false;
      const clicks = await startClicks(system, cookie, { perSecond, isCutOff });
      try {
        await delay(1_000);
        const mayBeLost = await hurt(system, clicks);
        return () => () => clicks.settle(mayBeLost);
      } catch (error) {
        await clicks.stop();
        throw error;
      }
    },
  };
}

/** Resolves at a random moment within `withinMs` milliseconds. */
const someTime = (withinMs: number) => delay(Math.random() * withinMs);

/** Resolves once the writer is at work again. */
async function writing(clicks: ClickStream): Promise<void> {
  const before = await clicks.stored();
  await until(
    async () => {
      if ((await clicks.stored()) <= before) throw new Error('nothing is stored');
    },
    { timeoutMs: WRITES_WITHIN_MS },
  );
}

/** Clicks that a gateway answered in its last milliseconds. What it had sent may be read a little after its death. */
function answeredUntil(killedAt: number, lastMs: number, clicks: ClickStream): number {
  const [from, to] = [killedAt - lastMs, killedAt + HANDING_OVER_MS];
  return clicks.answered().filter(({ at }) => at >= from && at <= to).length;
}

const writerKilled: Fault = withClicks({
  name: `clicks while affiliate is killed ${KILLS} times`,
  hurts: ['affiliate'],
  promise: EACH_ONCE,
  async hurt(system, clicks) {
    const writer = system.process('affiliate');
    for (let kill = 0; kill < KILLS; kill += 1) {
      // At any moment of its start, and at any moment of its work.
      if (kill % 2 === 0) await writing(clicks);
      await someTime(kill % 2 === 0 ? 1_000 : 9_000);
      writer.kill('SIGKILL');
      await writer.restart();
    }
    return 0;
  },
});

export const redisFlushed: Fault = withClicks({
  name: 'clicks that wait while redis is flushed',
  hurts: ['affiliate'],
  forgets: true,
  promise: 'clicks lead on; those that waited in Redis are lost, and no other',
  async hurt(system) {
    system.process('affiliate').kill('SIGSTOP');
    await delay(WAITING_MS);
    const waited = await system.redis.command('EVAL', FLUSH, '1', CLICK_STREAM);
    system.process('affiliate').kill('SIGCONT');
    return Number(waited);
  },
});

const gatewayKilled: Fault = withClicks({
  name: `clicks in a burst while gateway is killed ${GATEWAY_KILLS} times`,
  hurts: ['gateway'],
  cutsOff: true,
  forgets: true,
  perSecond: BURST,
  promise: `each answered click is stored once; of the last ${HANDING_OVER_MS} ms some may be lost`,
  async hurt(system, clicks) {
    let mayBeLost = 0;
    for (let kill = 0; kill < GATEWAY_KILLS; kill += 1) {
      await someTime(2_000);
      const killedAt = performance.now();
      system.process('gateway').kill('SIGKILL');
      await system.process('gateway').restart();
      mayBeLost += answeredUntil(killedAt, HANDING_OVER_MS, clicks);
    }
    return mayBeLost;
  },
});

/** Faults of everything on a click's way. */
export const CLICK_FAULTS: readonly Fault[] = [
  writerKilled,
  withClicks({
    name: 'clicks while redis is killed',
    hurts: [],
    forgets: true,
    promise: EACH_ONCE,
    async hurt(system) {
      system.redis.kill('SIGKILL');
      return 0;
    },
  }),
  withClicks({
    name: `clicks while redis is restarted, away for ${AWAY_MS / 1_000} s`,
    hurts: [],
    forgets: true,
    promise: EACH_ONCE,
    async hurt(system) {
      await system.redis.stop();
      await delay(AWAY_MS);
      await system.redis.restart();
      return 0;
    },
  }),
  redisFlushed,
  withClicks({
    name: `clicks while mongodb is away for ${LONG_AWAY_MS / 1_000} s`,
    hurts: USERS_OF_MONGODB,
    promise: EACH_ONCE,
    async hurt(system) {
      await system.mongodb.stop();
      await delay(LONG_AWAY_MS);
      await system.mongodb.restart();
      return 0;
    },
  }),
  gatewayKilled,
  withClicks({
    name: 'clicks while redis is away and gateway is killed',
    hurts: ['gateway'],
    cutsOff: true,
    forgets: true,
    promise: 'what the gateway held for Redis is lost, and no other',
    async hurt(system, clicks) {
      const awayFrom = performance.now();
      await system.redis.stop();
      await delay(WAITING_MS);
      const killedAt = performance.now();
      system.process('gateway').kill('SIGKILL');
      await system.redis.restart();
      await system.process('gateway').restart();
      return answeredUntil(killedAt, killedAt - awayFrom, clicks);
    },
  }),
];
