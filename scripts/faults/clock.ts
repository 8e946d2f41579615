import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

const LIBRARY = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1';
const READ_EVERY_SECONDS = 1;

/** Clocks of single processes that can be set while they run. */
export interface Clocks {
  /** The environment that a process has to be started with. */
  environmentOf(name: string): NodeJS.ProcessEnv;
  /** Shifts the clock of a process by `seconds`; resolves once it is shifted. */
  set(name: string, seconds: number): Promise<void>;
}

/**
 * Clocks by libfaketime (Debian: apt-get install faketime), which reads each process's offset from a
 * file in `directory`. The clock that timers run on is left alone, as it is when a real clock jumps.
 * Undefined where the library is not installed.
 */
export function createClocks(directory: string): Clocks | undefined {
  if (!existsSync(LIBRARY)) return undefined;
  mkdirSync(directory, { recursive: true });
  const fileOf = (name: string) => join(directory, name);
  const write = (name: string, seconds: number) =>
    writeFileSync(fileOf(name), `${seconds < 0 ? '-' : '+'}${Math.abs(seconds)}\n`);
  return {
    environmentOf(name) {
      write(name, 0);
      return {
        LD_PRELOAD: LIBRARY,
        FAKETIME_TIMESTAMP_FILE: fileOf(name),
        FAKETIME_CACHE_DURATION: String(READ_EVERY_SECONDS),
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      };
    },
    async set(name, seconds) {
      write(name, seconds);
      await delay(READ_EVERY_SECONDS * 1_000);
    },
  };
}
