import { readSettingsFile } from '@slots/env/settings-file';
import { z } from 'zod';
import type { HelpLines } from '../src/config/public-config.ts';

const lines = z
  .array(
    z.strictObject({
      name: z.string().min(1),
      what: z.string(),
      url: z.url({ protocol: /^https?$/ }),
    }),
  )
  .min(1);

const helpLines = z
  .object({ default: lines })
  .catchall(lines)
  .superRefine((byCountry, context) => {
    for (const key of Object.keys(byCountry)) {
      if (/^(?:default|[A-Z]{2})$/.test(key)) continue;
      context.addIssue({ code: 'custom', path: [key], message: "is no country's code" });
    }
  });

/**
 * Reads the help lines: a list for each country's code, and 'default' for all others. Organisations close and
 * change names, so it is a file and not code.
 * @throws when the file is missing or invalid, naming the fault
 */
export function readHelpLines(file: string): HelpLines {
  return readSettingsFile(file, helpLines, 'does not list help lines');
}
