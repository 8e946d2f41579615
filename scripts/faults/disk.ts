import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const BLOCK = Buffer.alloc(64 * 1024, 1);

/** A disk of its own, which can be filled up. */
export interface SmallDisk {
  fill(): void;
  empty(): void;
  remove(): void;
}

/** Mounts a disk in memory; undefined where that is not allowed. */
export function mountSmallDisk(directory: string, megabytes: number): SmallDisk | undefined {
  mkdirSync(directory, { recursive: true });
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', directory];
  if (spawnSync('mount', options, { stdio: 'ignore' }).status !== 0) return undefined;
  const filler = join(directory, 'filler');
  return {
    fill() {
      const file = openSync(filler, 'a');
      try {
        for (;;) writeSync(file, BLOCK);
      } catch {
        // There is no space left.
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(filler, { force: true }),
    remove() {
      spawnSync('umount', ['-l', directory], { stdio: 'ignore' });
    },
  };
}
