import { readdirSync, readFileSync } from 'node:fs';

/** Ticks a second of /proc/<pid>/stat: 100 on every Linux that Node runs on. */
const TICKS = 100;
/** Places of utime and stime after the name of the program, which may hold spaces. */
const USER_TIME = 11;
const SYSTEM_TIME = 12;

export interface Usage {
  readonly cpuSeconds: number;
  readonly residentMb: number;
  /** The most that was resident since the start. */
  readonly maxResidentMb: number;
}

/** The usage of a process and its children so far, from /proc; undefined where there is none. */
export function usageOf(pids: readonly number[]): Usage | undefined {
  if (process.platform !== 'linux') return undefined;
  const all = pids.flatMap(withChildren);
  return {
    cpuSeconds: sum(all.map(cpuSeconds)),
    residentMb: sum(all.map((pid) => memoryMb(pid, 'VmRSS'))),
    maxResidentMb: sum(all.map((pid) => memoryMb(pid, 'VmHWM'))),
  };
}

function withChildren(pid: number): number[] {
  try {
    const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
      readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
    );
    return [pid, ...children.flatMap((child) => withChildren(Number(child)))];
  } catch {
    // It has ended.
    return [];
  }
}

function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER_TIME]) + Number(fields[SYSTEM_TIME])) / TICKS;
}

function memoryMb(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const line = readFileSync(`/proc/${pid}/status`, 'utf8')
    .split('\n')
    .find((one) => one.startsWith(field));
  return Number(/\d+/.exec(line ?? '')?.[0] ?? 0) / 1024;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
