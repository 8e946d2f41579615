import type { ProcessName } from './process-table.ts';

/** The memory that a process needs, and the limits that it is given; all in MiB. */
export interface Memory {
  /** Resident, as measured. How: docs/operations/scale.md. */
  readonly measured: { readonly atRest: number; readonly underLoad: number };
  /** The memory that a node reserves for it. */
  readonly request: number;
  /** It is killed above this. */
  readonly limit: number;
  /** An alert fires above this: before it is killed, and not for a load that was measured. */
  readonly alert: number;
  /** V8's old space. The rest of the limit is for the young one, buffers, threads and code. */
  readonly heap: number;
  /**
   * Each of the three parts of V8's young space. Left alone V8 makes it four times as large under load, for a few
   * per cent of speed.
   */
  readonly semiSpace: number;
}

/**
 * The one place that says how much memory each process has. `npm start` takes the heap from here; a test holds
 * the manifests of Kubernetes, docker-compose.yml and the alert rules to it (scripts/memory.test.ts).
 */
export const memoryTable: Readonly<Record<ProcessName, Memory>> = {
  gateway: row([135, 209], { request: 160, limit: 384, alert: 300, heap: 144, semiSpace: 8 }),
  web: row([130, 186], { request: 192, limit: 512, alert: 420, heap: 224, semiSpace: 8 }),
  identity: row([138, 244], { request: 160, limit: 448, alert: 360, heap: 128, semiSpace: 8 }),
  geo: row([136, 142], { request: 160, limit: 320, alert: 250, heap: 96, semiSpace: 8 }),
  catalog: row([215, 237], { request: 224, limit: 512, alert: 400, heap: 256, semiSpace: 4 }),
  'catalog-worker': row([198, 242], {
    request: 224,
    limit: 640,
    alert: 500,
    heap: 256,
    semiSpace: 16,
  }),
  casino: row([160, 187], { request: 192, limit: 448, alert: 360, heap: 160, semiSpace: 8 }),
  affiliate: row([123, 133], { request: 144, limit: 320, alert: 250, heap: 128, semiSpace: 8 }),
  'catalogue-simulator': row([206, 249], {
    request: 256,
    limit: 512,
    alert: 430,
    heap: 256,
    semiSpace: 16,
  }),
};

function row(
  [atRest, underLoad]: readonly [atRest: number, underLoad: number],
  given: Omit<Memory, 'measured'>,
): Memory {
  return { measured: { atRest, underLoad }, ...given };
}

/** The heap of a process, as Node takes it from the environment. */
export function nodeOptions(name: ProcessName): string {
  const { heap, semiSpace } = memoryTable[name];
  return `--max-old-space-size=${heap} --max-semi-space-size=${semiSpace}`;
}

/**
 * Settings of malloc, outside of V8's heap, as the images have them too. Each thread of Node's pool would else keep for itself
 * what it once needed, 20 MB for a password; what is larger than 4 MB goes back as soon as it is not needed.
 */
export const allocatorSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '4194304',
} as const;
