import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** What a process holds. */
export interface Held {
  readonly megabytes: number;
  readonly sockets: number;
}

/** What each of these processes holds at the moment, by name; those that have ended are left out. */
export function heldBy(pids: ReadonlyMap<string, number>): ReadonlyMap<string, Held> {
  const held = new Map<string, Held>();
  for (const [name, pid] of pids) {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      const kilobytes = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
      held.set(name, { megabytes: Math.round(kilobytes / 1_024), sockets: socketsOf(pid) });
    } catch {
      // It ended in this very moment.
    }
  }
  return held;
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
