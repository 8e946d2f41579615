import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** The resources of a process. */
export interface Held {
  readonly megabytes: number;
  readonly sockets: number;
}

/** The resources of groups of processes, by name; those that have ended are left out. */
export function heldBy(groups: ReadonlyMap<string, readonly number[]>): ReadonlyMap<string, Held> {
  const held = new Map<string, Held>();
  for (const [name, pids] of groups) {
    const each = pids.flatMap((pid) => {
      try {
        return [heldByOne(pid)];
      } catch {
        // It ended in this very moment.
        return [];
      }
    });
    if (each.length === 0) continue;
    held.set(name, {
      megabytes: Math.round(each.reduce((sum, { megabytes }) => sum + megabytes, 0)),
      sockets: each.reduce((sum, { sockets }) => sum + sockets, 0),
    });
  }
  return held;
}

/** The resources of one process; fails when it has ended. */
export function heldByOne(pid: number): Held {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]);
  return { megabytes: kilobytes / 1_024, sockets: socketsOf(pid) };
}

function socketsOf(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).filter((file) => isSocket(`${folder}/${file}`)).length;
}

function isSocket(file: string): boolean {
  try {
    return readlinkSync(file).startsWith('socket:');
  } catch {
    // Closed meanwhile.
    return false;
  }
}
