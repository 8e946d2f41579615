import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, totalmem } from 'node:os';
import { dirname, join } from 'node:path';
import { REPOSITORY } from '@slots/processes/repository';
import { z } from 'zod';
import type { Fault } from './fault.ts';
import type { Observation } from './observe.ts';

const KEPT = join(REPOSITORY, '.data', 'faults.json');

/** The record of a fault that was tried. */
const resultSchema = z.object({
  name: z.string(),
  /** When, and how busy the machine was. */
  at: z.string(),
  load: z.number(),
  cells: z.array(z.string()),
  /** The experience of a visitor from another address, beside an attack. */
  visitor: z.string().optional(),
  /** The cells of the table of clicks and postbacks. */
  handedOver: z.array(z.string()).optional(),
  broken: z.array(z.string()),
});
export type Result = z.infer<typeof resultSchema>;

const FAILURES = ['told', 'timeout', 'connection', 'untold', 'wrong'] as const;

const seconds = (value: number | undefined) => (value === undefined ? 'not' : value.toFixed(1));

function failuresOf({ failed }: Observation): string {
  const told = FAILURES.flatMap((kind) => (failed[kind] ? [`${failed[kind]} ${kind}`] : []));
  return told.join(', ') || 'none';
}

function visitorOf({ visitor }: Observation): string | undefined {
  if (!visitor) return undefined;
  const { asked, noticed, medianMs, slowestMs } = visitor;
  return `${asked - noticed.length} of ${asked} as ever, the median in ${medianMs} ms, the slowest in ${slowestMs} ms`;
}

const HANDED_OVER_HEAD = ['Sent', 'Answered', 'Failed', 'Slowest', 'Lost', 'May be lost', 'Twice'];

function handedOverOf({ handedOver }: Observation): string[] | undefined {
  if (!handedOver) return undefined;
  const { what, answered, failed, slowestMs, lost, mayBeLost, twice } = handedOver;
  return [what, answered, failed, `${slowestMs} ms`, lost, mayBeLost, twice].map(String);
}

/** The observations of a fault in one line, for a person watching. */
export function line(observation: Observation): string {
  const { fault, requests, stale, answeredWrites, lost, broken } = observation;
  return [
    `${broken.length > 0 ? '✗' : '✓'} ${fault.name}: ${requests} requests, failed: ${failuresOf(observation)}; ${stale} stale; ${lost} of ${answeredWrites} writes lost; back after ${seconds(observation.recoverySeconds)} s; ${observation.growth}`,
    ...(observation.visitor ? [`    the visitor beside it: ${visitorOf(observation)}`] : []),
    ...(handedOverOf(observation) ?? []).map((cell, at) => `    ${HANDED_OVER_HEAD[at]}: ${cell}`),
    ...broken.map((promise) => `    ${promise}`),
  ].join('\n');
}

/** The row of a fault in the table. */
export function resultOf(observation: Observation): Result {
  const { fault, requests, stale, told, answeredWrites, lost, growth, broken } = observation;
  return {
    ...result(fault, [
      `${requests}`,
      failuresOf(observation),
      `${stale}`,
      `${told}`,
      `${lost} of ${answeredWrites}`,
      seconds(observation.recoverySeconds),
      growth,
    ]),
    visitor: visitorOf(observation),
    handedOver: handedOverOf(observation),
    broken: [...broken],
  };
}

/** The row of a fault that cannot be had on this machine. */
export function notTried(fault: Fault, missing: string): Result {
  return result(fault, [`not tried: ${missing}`, ...Array.from({ length: 6 }, () => '')]);
}

function result({ name, promise }: Fault, seen: readonly string[]): Result {
  const load = loadavg()[0] ?? 0;
  return { name, at: new Date().toISOString(), load, cells: [promise, ...seen], broken: [] };
}

/** Adds to what was seen of other faults at other times, and gives all that is known now. */
export function keepResults(results: readonly Result[]): readonly Result[] {
  const names = new Set(results.map(({ name }) => name));
  const all = [...earlier().filter(({ name }) => !names.has(name)), ...results];
  mkdirSync(dirname(KEPT), { recursive: true });
  writeFileSync(KEPT, JSON.stringify(all));
  return all;
}

function earlier(): readonly Result[] {
  try {
    return z.array(resultSchema).parse(JSON.parse(readFileSync(KEPT, 'utf8')));
  } catch {
    // The first time, or a file of another version.
    return [];
  }
}

const verdictOf = ({ broken }: Result) =>
  broken.length === 0 ? 'kept' : `**broken**: ${broken.join('; ').replaceAll('|', '/')}`;

const row = (result: Result) =>
  `| ${[result.name, ...result.cells, verdictOf(result)].join(' | ')} |`;

/**
 * The page that tells what was promised and what was seen.
 * @param names of all faults, in their order
 */
export function report(names: readonly string[], kept: readonly Result[]): string {
  const results = names.flatMap((name) => kept.find((one) => one.name === name) ?? []);
  const untried = names.filter((name) => !results.some((one) => one.name === name));
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
  const times = results.map(({ at }) => at.slice(0, 16).replace('T', ' ')).sort();
  const loads = results.map(({ load }) => load).sort((a, b) => a - b);
  const broken = results.filter((one) => one.broken.length > 0).length;
  const attacks = results.flatMap(({ name, visitor }) =>
    visitor ? [`| ${name} | ${visitor} |`] : [],
  );
  const handedOver = results.flatMap((one) =>
    one.handedOver ? [`| ${[one.name, ...one.handedOver, verdictOf(one)].join(' | ')} |`] : [],
  );
  return `# What the system promises when it is hurt

Written by \`npm run faults -- --write\`: ${results.length} faults, between ${times[0]} and ${times.at(-1)} UTC,
on ${machine}, with a load of ${loads[0]?.toFixed(0)} to ${loads.at(-1)?.toFixed(0)} that includes the system itself;
**${broken} with a broken promise**. The whole system ran with a MongoDB and a Redis of its own, thirty visits a
second, and eight members of staff who read and write. A fault lasted six seconds, an attack twenty, or it was over at once. What
was killed is started again as a container would be. *Slow* is a process that gets a tenth of its time.
What to do about a part that is away is in [operations/failures.md](operations/failures.md); faults of the
import are in [import-faults.md](import-faults.md).

- **Failed**: *told* is a page or an error in the one shape with 429, 502, 503 or 504; *timeout* nobody
  answered in 15 to 35 seconds; *connection* it was cut or refused; *untold* a failure that helps nobody,
  such as 500; *wrong* an answer that is not what was asked for.
- **Stale**: answers from before, marked with \`Warning: 110\`.
- **Staff told**: how often staff got such an error for what they wanted to do.
- **Writes lost**: of those that were answered with success, how many could not be read afterwards.
- **Back after**: seconds from the end of the fault to the first five seconds without a failure.
- **More held**: the processes whose memory and sockets had grown most by the end.

A promise is broken when what does not need the hurt part fails at all, when something fails that was
known and could have been shown, when a failure is anything but *told*, when an answered write is lost, when it
takes more than ten seconds, or when a process still holds 120 MB or 60 sockets more than before after 40 seconds.

| Fault | Promise | Requests | Failed | Stale | Staff told | Writes lost | Back after, s | More held | Promise was |
|---|---|---|---|---|---|---|---|---|---|
${results.map(row).join('\n')}

## Attacks by one machine, and a visitor from another address

From 127.0.0.1, while a visitor from 127.0.0.2 asks for five things a second, each on a new connection. The promise
is broken when one of them fails or takes eight seconds.

| Attack | What the visitor got |
|---|---|
${attacks.join('\n')}

## Clicks and postbacks

Fifty clicks a second on an offer of their own, each of another address, or 400 where it says a burst; each tells its partner
an id, so that what was answered is known one by one. Once the system is well again all is read: the time series,
and the sums of it, which have to be the same. Postbacks are sent as partners do: again, until the answer is \`ok\`.

- **Answered**: different ones that were answered with success. **Failed**: requests without an answer, or refused.
- **Lost**: answered and not stored. **May be lost**: so many the design gives up for this fault ([decision 30](decisions/0030-clicks.md)).
- **Clicks in a Redis that is flushed** before they are stored are gone: nobody else has them. They wait there for a quarter of
  a second, or for as long as nobody can store them; the row keeps the writer away for three seconds.
- **Clicks that a killed gateway still held** are gone. It hands a click to Redis before it answers, so that is none, unless
  Redis is away: then it is all since Redis went, at most 20,000. A gateway that is stopped in order hands them over first.
- **A Redis that is killed** loses nothing of what it has answered. A machine that loses its power loses a second at most, which is
  what \`appendfsync everysec\` means; that is not tried here.

| Fault | ${HANDED_OVER_HEAD.join(' | ')} | Promise was |
|---|${HANDED_OVER_HEAD.map(() => '---|').join('')}---|
${handedOver.join('\n')}
${untried.length === 0 ? '' : `\nNot tried yet: ${untried.join('; ')}.\n`}`;
}
