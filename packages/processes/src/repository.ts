import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top folder of the repository, with a slash at its end. */
export const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));

/** Where programs that had to be obtained are kept. */
export const PROGRAMS = join(REPOSITORY, '.data', 'programs');
