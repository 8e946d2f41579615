import { cpus, totalmem } from 'node:os';
import type { Observation } from './observe.ts';

const FAILURES = ['told', 'timeout', 'connection', 'untold', 'wrong'] as const;

const seconds = (value: number | undefined) => (value === undefined ? 'not' : value.toFixed(1));

function failuresOf({ failed }: Observation): string {
  const told = FAILURES.flatMap((kind) => (failed[kind] ? [`${failed[kind]} ${kind}`] : []));
  return told.join(', ') || 'none';
}

/** What was seen of a fault, for somebody who watches. */
export function line(observation: Observation): string {
  const { fault, missing, requests, stale, answeredWrites, lost, broken } = observation;
  if (missing !== undefined) return `– ${fault.name}: not tried, ${missing}`;
  return [
    `${broken.length > 0 ? '✗' : '✓'} ${fault.name}: ${requests} requests, failed: ${failuresOf(observation)}; ${stale} stale; ${lost} of ${answeredWrites} writes lost; back after ${seconds(observation.recoverySeconds)} s; ${observation.growth}`,
    ...broken.map((promise) => `    ${promise}`),
  ].join('\n');
}

function row(observation: Observation): string {
  const { fault, missing, requests, stale, told, answeredWrites, lost, growth, broken } =
    observation;
  if (missing !== undefined)
    return `| ${fault.name} | ${fault.promise} | not tried: ${missing} |||||||`;
  const cells = [
    fault.name,
    fault.promise,
    requests,
    failuresOf(observation),
    stale,
    told,
    `${lost} of ${answeredWrites}`,
    seconds(observation.recoverySeconds),
    growth,
    broken.length === 0 ? 'kept' : `**broken**: ${broken.join('; ').replaceAll('|', '/')}`,
  ];
  return `| ${cells.join(' | ')} |`;
}

/** The page that tells what was promised and what was seen. */
export function report(seen: readonly Observation[]): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}`;
  return `# What the system promises when it is hurt

Written by \`npm run faults -- --write\` on ${new Date().toISOString().slice(0, 10)}, on ${machine}, which had
other work to do. The whole system ran with MongoDB and Redis of its own, thirty visits a second and eight
members of staff who read and write; each fault lasted six seconds, or was over at once. A killed process
was started again as a container would be. What parts do when they are away is in
[operations/failures.md](operations/failures.md), the faults of the import in [import-faults.md](import-faults.md).

- **Failed**: *told* is an error in the one shape with 502, 503 or 504; *timeout* nobody answered;
  *connection* was cut or refused; *untold* a failure that helps nobody, such as 500; *wrong* an answer that
  is not what was asked for.
- **Stale**: answers from before, marked with \`Warning: 110\`.
- **Staff told**: how often staff got such an error for what they wanted to do.
- **Lost writes**: of those that were answered with success, how many were not there afterwards.
- **Back after**: seconds from the end of the fault to the first five seconds without a failure.
- **More held**: the processes whose memory and sockets grew most from before the fault to after it.

| Fault | Promise | Requests | Failed | Stale | Staff told | Lost writes | Back after | More held | Promise was |
|---|---|---|---|---|---|---|---|---|---|
${seen.map(row).join('\n')}
`;
}
