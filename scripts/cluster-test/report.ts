import { cpus, totalmem } from 'node:os';
import type { Check, Seen } from './check.ts';

export interface Result {
  readonly check: Check;
  readonly seen: Seen;
  readonly seconds: number;
  /** Load average of the machine over the check's last minute, the cluster included. */
  readonly load: number;
}

const cell = (text: string) => text.replaceAll('|', '/').replaceAll('\n', ' ');

function row({ check, seen, seconds, load }: Result): string {
  const { sent, lost } = seen.requests ?? {};
  const verdict = seen.broken.length === 0 ? 'kept' : `**broken**: ${cell(seen.broken.join('; '))}`;
  return `| ${[check.name, cell(check.promise), seconds, load.toFixed(0), sent ?? '', lost ?? '', verdict].join(' | ')} |`;
}

/** The page that tells what was seen on the cluster. */
export function report(results: readonly Result[], visitsPerSecond: number): string {
  const machine = `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB`;
  const kept = results.filter(({ seen }) => seen.broken.length === 0).length;
  return `# Seen on a cluster

Written by \`npm run cluster-test\` on ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC, on ${machine}:
${kept} of ${results.length} promises kept. **Load** is the machine's over the last minute, the cluster itself included. All the time ${visitsPerSecond} requests of
visitors a second, and eight members of staff who read and write. **Lost** is a request without its answer, and a write that
was answered and is not there.

| Check | Promise | Seconds | Load | Requests | Lost | Promise was |
|---|---|---|---|---|---|---|
${results.map(row).join('\n')}

${results.map(({ check, seen }) => `## ${check.name}\n\n${seen.told.map((line) => `- ${line}`).join('\n')}`).join('\n\n')}
`;
}
