import { join } from 'node:path';
import { logToStderr } from '@slots/processes/log';
import { npmProgram } from '@slots/processes/npm-program';
import { PROGRAMS } from '@slots/processes/repository';

/** The version that the gateway is built on, whole: what is installed for the gateway lacks what it never loads. */
const ENGINE = 'express-gateway@1.16.11';
const NAME = 'express-gateway';

/**
 * A folder with express-gateway as it comes, its proxy policy included; installed once and kept.
 * Undefined when the registry of packages does not give it.
 */
export function stockEngine(): string | undefined {
  try {
    npmProgram('eg', { name: NAME, packages: [ENGINE] }, logToStderr);
    return join(PROGRAMS, NAME);
  } catch {
    return undefined;
  }
}
