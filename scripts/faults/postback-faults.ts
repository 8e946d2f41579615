import { setTimeout as delay } from 'node:timers/promises';
import { type Fault, USERS_OF_MONGODB } from './fault.ts';
import { createPartner, type Partner } from './postback-partner.ts';
import type { SystemUnderFault } from './system-under-fault.ts';

const LASTS_MS = 2_000;
const AWAY_MS = 20_000;
const EVERY_MS = 50;
const BURSTS = 3;
const EQUAL = 100;
const DIFFERENT = 200;
/** Approximate duration of a burst. */
const BURST_MS = 800;

const EACH_ONCE =
  'what was answered `ok` is stored, and counted once; all else is told to try again';

interface PostbackFault extends Omit<Fault, 'begin' | 'lastsMs'> {
  /** Begins and ends it. */
  hurt(system: SystemUnderFault, partner: Partner): Promise<void>;
}

function withPostbacks({ hurt, ...fault }: PostbackFault): Fault {
  return {
    ...fault,
    lastsMs: LASTS_MS,
    async begin(system, cookie) {
      const partner = await createPartner(system, cookie, { isCutOff: fault.cutsOff ?? false });
      await hurt(system, partner);
      return () => partner.settle;
    },
  };
}

/** One report after the other while the part is away, twenty a second. */
async function steady(partner: Partner, meanwhile: () => Promise<void>): Promise<void> {
  let told = 0;
  const timer = setInterval(() => {
    told += 1;
    void partner.report(`steady-${told}`);
  }, EVERY_MS);
  try {
    await delay(1_000);
    await meanwhile();
    await delay(1_000);
  } finally {
    clearInterval(timer);
  }
}

/** Equal and different reports at once, and a kill at some moment while they are taken. */
async function bursts(partner: Partner, kill: () => Promise<void>): Promise<void> {
  for (let burst = 0; burst < BURSTS; burst += 1) {
    const reports = [
      ...Array.from({ length: EQUAL }, () => partner.report(`equal-${burst}`)),
      ...Array.from({ length: DIFFERENT }, (_, at) => partner.report(`different-${burst}-${at}`)),
    ];
    await delay(Math.random() * BURST_MS);
    await kill();
    await Promise.all(reports);
  }
}

const killedInBursts = (part: 'affiliate' | 'gateway') =>
  withPostbacks({
    name: `${EQUAL} equal and ${DIFFERENT} different postbacks while ${part} is killed, ${BURSTS} times`,
    hurts: [part],
    cutsOff: part === 'gateway',
    forgets: part === 'gateway',
    promise: EACH_ONCE,
    hurt: (system, partner) =>
      bursts(partner, async () => {
        system.process(part).kill('SIGKILL');
        await system.process(part).restart();
      }),
  });

const awayFor = (part: 'mongodb' | 'redis', hurts: Fault['hurts'], promise: string) =>
  withPostbacks({
    name: `postbacks while ${part} is away for ${AWAY_MS / 1_000} s`,
    hurts,
    forgets: part === 'redis',
    promise,
    hurt: (system, partner) =>
      steady(partner, async () => {
        await system[part].stop();
        await delay(AWAY_MS);
        await system[part].restart();
      }),
  });

/** Faults of everything on a postback's way. */
export const POSTBACK_FAULTS: readonly Fault[] = [
  awayFor('mongodb', USERS_OF_MONGODB, EACH_ONCE),
  awayFor('redis', [], 'nobody notices: postbacks need no Redis'),
  killedInBursts('affiliate'),
  killedInBursts('gateway'),
];
