import { setTimeout as delay } from 'node:timers/promises';
import type { Fault } from './fault.ts';
import { brokenBy, type HandedOver, type Settle } from './handed-over.ts';
import { type Outcome, send } from './outcome.ts';
import { type Held, heldBy } from './processes.ts';
import type { SystemUnderFault } from './system-under-fault.ts';
import type { Sent, Traffic } from './traffic.ts';
import { type VisitorSaw, visitorBeside } from './visitor-beside.ts';

const RECOVERS_WITHIN_MS = 10_000;
const PURE_MS = 5_000;
const GIVE_UP_MS = 45_000;
const CALM_MS = 1_500;
const POLL_MS = 100;
/** For an import that has to wait until its worker takes it up again. */
const STORED_WITHIN_MS = 20_000;
const ASK_MS = 5_000;
/** After a change of staff nothing that may be older is kept: an import and a page take longest. */
const SETTLES_MS = 4_000;
const KNOWN_FOR_MS = 30_000;
/** More than this is no pool that fills and no memory that is not collected yet. */
const MAX_SOCKETS = 60;
const MAX_MEGABYTES = 120;
/** Idle time or age at which connections that a fault made necessary are closed. */
const LETS_GO_WITHIN_MS = 40_000;

/** The observations of one fault. */
export interface Observation {
  readonly fault: Fault;
  readonly requests: number;
  readonly failed: Readonly<Partial<Record<Outcome, number>>>;
  readonly stale: number;
  /** Staff who were told what is the matter. */
  readonly told: number;
  readonly answeredWrites: number;
  readonly lost: number;
  /** From the fault's end to the first five seconds without any failure; undefined: not within 45 s. */
  readonly recoverySeconds: number | undefined;
  /** The experience of a visitor from another address beside an attack by one machine. */
  readonly visitor?: VisitorSaw | undefined;
  /** The fate of clicks or postbacks that were sent during the fault. */
  readonly handedOver?: HandedOver | undefined;
  /** The process that holds more than before by most. */
  readonly growth: string;
  /** The promises that were broken, in words. */
  readonly broken: readonly string[];
}

const isSignedOut = ({ who, detail }: Sent) => who === 'staff' && detail.startsWith('401 ');
export const isGood = ({ outcome }: Sent) => outcome === 'ok' || outcome === 'stale';

/** The first moment from `from` on since which all went well, once that is `forMs` ago. */
function calmSince(traffic: Traffic, from: number, forMs: number): number | undefined {
  const sent = traffic.since(from);
  const bad = sent.findLast((one) => !isGood(one));
  const since = bad ? bad.sentAt : from;
  const done = sent.filter((one) => one.endedAt !== undefined && one.sentAt >= since);
  const open = sent.some((one) => one.endedAt === undefined && one.sentAt < since + forMs);
  return done.length > 0 && !open && performance.now() - since >= forMs ? since : undefined;
}

async function untilCalm(
  traffic: Traffic,
  from: number,
  forMs: number,
): Promise<number | undefined> {
  const deadline = performance.now() + GIVE_UP_MS;
  while (performance.now() < deadline) {
    const since = calmSince(traffic, from, forMs);
    if (since !== undefined) return since;
    await delay(POLL_MS);
  }
  return undefined;
}

/** Reads what was written; what is not there at first may still be on its way. */
export async function lostOf(sent: readonly Sent[], url: string, cookie: string): Promise<Sent[]> {
  const deadline = performance.now() + STORED_WITHIN_MS;
  let missing = sent.filter((one) => one.stored);
  for (;;) {
    const still: Sent[] = [];
    for (const one of missing) {
      const { stored } = one;
      if (!stored) continue;
      const { outcome } = await send({
        url: url + stored.path,
        headers: { Cookie: cookie },
        timeoutMs: ASK_MS,
        fits: stored.isThere,
      });
      if (outcome !== 'ok') still.push(one);
    }
    missing = still;
    if (missing.length === 0 || performance.now() > deadline) return missing;
    await delay(POLL_MS);
  }
}

function mostGrown(
  before: ReadonlyMap<string, Held>,
  after: ReadonlyMap<string, Held>,
): { sockets: number; megabytes: number; told: string } {
  const grown = [...after].map(([name, held]) => {
    const was = before.get(name) ?? held;
    return {
      name,
      sockets: held.sockets - was.sockets,
      megabytes: held.megabytes - was.megabytes,
    };
  });
  const largest = (of: 'sockets' | 'megabytes') =>
    grown.reduce((most, one) => (one[of] > most[of] ? one : most), {
      name: 'none',
      sockets: 0,
      megabytes: 0,
    });
  const [sockets, memory] = [largest('sockets'), largest('megabytes')];
  return {
    sockets: sockets.sockets,
    megabytes: memory.megabytes,
    told: `${memory.name} +${memory.megabytes} MB, ${sockets.name} +${sockets.sockets} sockets`,
  };
}

const holdsTooMuch = ({ sockets, megabytes }: { sockets: number; megabytes: number }) =>
  sockets > MAX_SOCKETS || megabytes > MAX_MEGABYTES;

/** Resources still held beyond those of before, once temporary ones are gone. */
async function lastingGrowth(before: ReadonlyMap<string, Held>, system: SystemUnderFault) {
  const deadline = performance.now() + LETS_GO_WITHIN_MS;
  for (;;) {
    const growth = mostGrown(before, heldBy(system.pids()));
    if (!holdsTooMuch(growth) || performance.now() > deadline) return growth;
    await delay(POLL_MS);
  }
}

export function summary(sent: readonly Sent[]): string {
  const kinds = Map.groupBy(sent, ({ name, outcome, detail }) => `${name}: ${outcome} (${detail})`);
  return [...kinds].map(([kind, { length }]) => `${length} × ${kind}`).join('; ');
}

/**
 * True when the visitor's request was known: it was answered before, and staff have changed nothing
 * of its owners since then or shortly before, which takes what is known out of use.
 */
function wasKnown(one: Sent, all: readonly Sent[]): boolean {
  const before = all.filter(({ sentAt }) => sentAt < one.sentAt);
  const changed = before.findLast(
    ({ who, needs, outcome, writes }) =>
      who === 'staff' &&
      writes &&
      (outcome === 'ok' || outcome === 'timeout' || outcome === 'connection') &&
      needs.some((name) => one.needs.includes(name)),
  );
  const settledAt = (changed?.endedAt ?? changed?.sentAt ?? 0) + SETTLES_MS;
  return before.some(
    (other) =>
      other.name === one.name &&
      isGood(other) &&
      other.sentAt > settledAt &&
      (other.endedAt ?? one.sentAt) < one.sentAt,
  );
}

function brokenPromises(fault: Fault, sent: readonly Sent[], all: readonly Sent[]): string[] {
  const bad = sent.filter((one) => !isGood(one) && !(fault.setsClock && isSignedOut(one)));
  if (fault.cutsOff) {
    const strange = bad.filter(({ outcome }) => outcome !== 'connection' && outcome !== 'told');
    return strange.length > 0 ? [`no clear failure: ${summary(strange)}`] : [];
  }
  const isHurt = ({ needs }: Sent) => needs.some((name) => fault.hurts.includes(name));
  const others = bad.filter((one) => !isHurt(one));
  const known = bad.filter(
    (one) => isHurt(one) && one.kept && !fault.forgets && wasKnown(one, all),
  );
  const unclear = bad.filter((one) => isHurt(one) && one.outcome !== 'told');
  return [
    ...(others.length > 0 ? [`others noticed: ${summary(others)}`] : []),
    ...(known.length > 0 ? [`could have been read on: ${summary(known)}`] : []),
    ...(unclear.length > 0 ? [`no clear failure: ${summary(unclear)}`] : []),
  ];
}

/** Lets a fault happen under traffic and tells what came of it. */
export async function observe(
  fault: Fault,
  system: SystemUnderFault,
  { traffic, cookie }: { readonly traffic: Traffic; readonly cookie: string },
): Promise<Observation> {
  await untilCalm(traffic, performance.now(), CALM_MS);
  const before = heldBy(system.pids());
  const asks = await fault.beside?.(system);
  const begunAt = performance.now();
  const end = await fault.begin(system, cookie);
  const beside = asks && visitorBeside(system.url, asks);
  let visitor: VisitorSaw | undefined;
  let settle: Settle | void;
  try {
    await delay(fault.lastsMs);
    visitor = await beside?.leave();
  } finally {
    settle = await end();
  }
  const endedAt = fault.lastsMs === 0 ? begunAt : performance.now();
  const recoveredAt = await untilCalm(traffic, endedAt, PURE_MS);
  const sent = traffic.since(begunAt);
  const answered = sent.filter(({ stored }) => stored);
  const lost = await lostOf(answered, system.url, cookie);
  const handedOver = settle ? await settle() : undefined;
  const growth = await lastingGrowth(before, system);
  const recoveryMs = recoveredAt === undefined ? undefined : recoveredAt - endedAt;
  const failed: Partial<Record<Outcome, number>> = {};
  for (const one of sent.filter((each) => !isGood(each))) {
    failed[one.outcome] = (failed[one.outcome] ?? 0) + 1;
  }
  return {
    fault,
    requests: sent.length,
    failed,
    stale: sent.filter(({ outcome }) => outcome === 'stale').length,
    told: sent.filter(({ who, outcome }) => who === 'staff' && outcome === 'told').length,
    answeredWrites: answered.length,
    lost: lost.length,
    recoverySeconds: recoveryMs === undefined ? undefined : recoveryMs / 1_000,
    visitor,
    handedOver,
    growth: growth.told,
    broken: [
      ...(visitor && visitor.noticed.length > 0
        ? [`a visitor beside it noticed: ${visitor.noticed.join('; ')}`]
        : []),
      ...brokenPromises(fault, sent, traffic.since(begunAt - KNOWN_FOR_MS)),
      ...(handedOver ? brokenBy(handedOver) : []),
      ...(lost.length > 0 ? [`answered and not there: ${summary(lost)}`] : []),
      ...(recoveryMs === undefined || recoveryMs > RECOVERS_WITHIN_MS
        ? ['not back within ten seconds']
        : []),
      ...(holdsTooMuch(growth) ? [`holds more than before: ${growth.told}`] : []),
    ],
  };
}
