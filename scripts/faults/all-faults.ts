import { setTimeout as delay } from 'node:timers/promises';
import type { ProcessName } from '@slots/processes/process-table';
import { ATTACKS, attack } from './attacks.ts';
import { BAD_CLIENTS } from './bad-clients.ts';
import { CLICK_FAULTS } from './click-faults.ts';
import { both, type Fault, USERS_OF_MONGODB } from './fault.ts';
import { GUESSERS } from './guessers.ts';
import { POSTBACK_FAULTS } from './postback-faults.ts';
import { repeat } from './repeat.ts';
import { sharePictures } from './share-pictures.ts';
import { GARBAGE, startStandIn } from './stand-in.ts';
import type { SystemUnderFault } from './system-under-fault.ts';

const LASTS_MS = 6_000;
/** A process that gets a tenth of the time. */
const SLOW_STOPPED_MS = 450;
const SLOW_RUNNING_MS = 50;

const KEPT = 'what is known is read on, marked; the rest is told at once; others notice nothing';
const UNNOTICED = 'nobody notices; what is asked for is done later';
const WITHOUT_REDIS = 'owners answer all reads; writes are kept, imports wait';
const WITHOUT_DATABASE =
  'what is known is read on, marked; the rest is told; no answered write is lost';

/** The parts that can be stopped and killed. */
interface Victim {
  kill(signal: NodeJS.Signals): void;
}

type Part = ProcessName | 'mongodb' | 'redis';

const victimOf = (system: SystemUnderFault, part: Part): Victim =>
  part === 'mongodb' || part === 'redis' ? system[part] : system.process(part);

const SERVICES = ['identity', 'geo', 'catalog', 'casino', 'affiliate'] as const;

function hurtBy(part: Part): readonly ProcessName[] {
  if (part === 'mongodb') return USERS_OF_MONGODB;
  return part === 'redis' || part === 'catalog-worker' ? [] : [part];
}

function promiseFor(part: Part): string {
  if (part === 'mongodb') return WITHOUT_DATABASE;
  if (part === 'redis') return WITHOUT_REDIS;
  if (part === 'catalog-worker') return UNNOTICED;
  return KEPT;
}

export function killed(part: Part): Fault {
  return {
    name: `${part} killed`,
    hurts: hurtBy(part),
    forgets: part === 'redis' || part === 'gateway',
    promise: part === 'gateway' ? 'the site is back by itself' : promiseFor(part),
    cutsOff: part === 'gateway',
    lastsMs: 0,
    async begin(system) {
      victimOf(system, part).kill('SIGKILL');
      return () => undefined;
    },
  };
}

export function stopped(part: Part): Fault {
  return {
    name: `${part} stopped`,
    hurts: hurtBy(part),
    forgets: part === 'redis',
    promise: promiseFor(part),
    lastsMs: LASTS_MS,
    async begin(system) {
      victimOf(system, part).kill('SIGSTOP');
      return () => victimOf(system, part).kill('SIGCONT');
    },
  };
}

export function slow(part: Part): Fault {
  return {
    name: `${part} slow`,
    hurts: hurtBy(part),
    promise: promiseFor(part),
    lastsMs: LASTS_MS,
    async begin(system) {
      const victim = victimOf(system, part);
      return repeat(async () => {
        victim.kill('SIGSTOP');
        await delay(SLOW_STOPPED_MS);
        victim.kill('SIGCONT');
        await delay(SLOW_RUNNING_MS);
      });
    },
  };
}

/** Away for a while, ended and started as in an upgrade. */
export function away(part: 'mongodb' | 'redis'): Fault {
  return {
    name: `${part} restarted, away for ${LASTS_MS / 1_000} s`,
    hurts: hurtBy(part),
    forgets: part === 'redis',
    promise: promiseFor(part),
    lastsMs: LASTS_MS,
    async begin(system) {
      await system[part].stop();
      return () => system[part].restart();
    },
  };
}

const steppedDown: Fault = {
  name: 'mongodb primary stepped down for 5 s',
  hurts: hurtBy('mongodb'),
  promise: WITHOUT_DATABASE,
  lastsMs: 5_000,
  async begin(system) {
    await system.mongodb.admin({ replSetStepDown: 5, force: true });
    return () => undefined;
  },
};

/** Faults of the primary of three members; another one is elected. */
const PRIMARIES: readonly Fault[] = [
  {
    name: 'mongodb primary of three killed',
    lastsMs: 0,
    begin: async (system: SystemUnderFault) => {
      (await system.mongodb.primary()).kill('SIGKILL');
      return () => undefined;
    },
  },
  {
    name: 'mongodb primary of three stopped for 15 s',
    lastsMs: 15_000,
    begin: async (system: SystemUnderFault) => {
      const primary = await system.mongodb.primary();
      primary.kill('SIGSTOP');
      return () => primary.kill('SIGCONT');
    },
  },
  {
    name: 'mongodb primary of three stepped down for 15 s',
    lastsMs: 0,
    begin: async (system: SystemUnderFault) => {
      await system.mongodb.admin({ replSetStepDown: 15, force: true });
      return () => undefined;
    },
  },
].map((fault) => ({
  ...fault,
  ofThree: true,
  hurts: hurtBy('mongodb'),
  promise: `another member takes over; ${WITHOUT_DATABASE}`,
}));

const redisFull: Fault = {
  name: 'redis with full memory',
  hurts: [],
  promise: WITHOUT_REDIS,
  lastsMs: LASTS_MS,
  async begin({ redis }) {
    await redis.command('CONFIG', 'SET', 'maxmemory', '1mb');
    return async () => {
      await redis.command('CONFIG', 'SET', 'maxmemory', '0');
    };
  },
};

const redisFlushed: Fault = {
  name: 'redis flushed',
  hurts: [],
  promise: UNNOTICED,
  lastsMs: 0,
  async begin({ redis }) {
    await redis.command('FLUSHALL');
    return () => undefined;
  },
};

function clock(part: string, hours: number): Fault {
  const way = hours > 0 ? 'forward' : 'back';
  return {
    name: `clock of ${part} jumps ${Math.abs(hours)} h ${way} and returns`,
    hurts: [],
    promise:
      'visitors notice nothing; staff whose session has ended by that clock are asked to sign in',
    setsClock: true,
    lastsMs: LASTS_MS,
    missing: ({ clocks }) =>
      clocks ? undefined : 'libfaketime is needed: apt-get install faketime',
    async begin({ clocks }) {
      await clocks?.set(part, hours * 3_600);
      return () => clocks?.set(part, 0);
    },
  };
}

const diskFull: Fault = {
  name: 'disk of MongoDB, and so of all images, full',
  hurts: hurtBy('mongodb'),
  promise: WITHOUT_DATABASE,
  lastsMs: LASTS_MS,
  missing: ({ disk }) => (disk ? undefined : 'a disk must be mounted, which needs root'),
  async begin({ disk }) {
    disk?.fill();
    return () => disk?.empty();
  },
};

function garbage(part: ProcessName, what: string): Fault {
  return {
    name: `${part} answers ${what}`,
    hurts: [part],
    promise: KEPT,
    lastsMs: LASTS_MS,
    async begin(system) {
      const answer = GARBAGE[what];
      if (!answer) throw new Error(`There is no garbage "${what}"`);
      await system.process(part).stop();
      const standIn = await startStandIn(Number(new URL(system.urlOf(part)).port), answer);
      return async () => {
        await standIn.close();
        // It has to be started before it can be ready; that is what is being measured.
        void system.process(part).restart();
      };
    },
  };
}

/** All faults, those of one part after the other. */
export const ALL_FAULTS: readonly Fault[] = [
  ...[...SERVICES, 'catalog-worker' as const].flatMap((part) => [
    killed(part),
    stopped(part),
    slow(part),
  ]),
  killed('web'),
  killed('gateway'),
  killed('mongodb'),
  stopped('mongodb'),
  slow('mongodb'),
  away('mongodb'),
  steppedDown,
  ...PRIMARIES,
  killed('redis'),
  stopped('redis'),
  away('redis'),
  redisFull,
  redisFlushed,
  both(away('redis'), away('mongodb')),
  both(killed('casino'), away('redis')),
  both(killed('catalog'), killed('catalog-worker')),
  both(stopped('identity'), stopped('geo')),
  both(killed('gateway'), killed('mongodb')),
  ...['identity', 'gateway', 'catalog', 'mongodb'].flatMap((part) => [
    clock(part, 1),
    clock(part, -1),
  ]),
  diskFull,
  ...Object.keys(GARBAGE).map((what) => garbage('casino', what)),
  garbage('catalog', 'a page instead of JSON'),
  garbage('identity', 'JSON that is cut'),
  ...Object.entries(BAD_CLIENTS).map(([what, start]) =>
    attack(`200 clients with ${what}`, async ({ url }, cookie) => start(url, cookie), LASTS_MS),
  ),
  ...ATTACKS,
  sharePictures,
  ...GUESSERS,
  ...CLICK_FAULTS,
  ...POSTBACK_FAULTS,
];
