import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type CountryLaw, countryLaw, type Laws } from '@slots/contracts/geo/laws';
import { z } from 'zod';

/** The file that holds unless LAW_FILE names another. */
export const DEFAULT_LAW_FILE = fileURLToPath(new URL('../law.json', import.meta.url));

/** A country says only what differs from the default. */
const lawFile = z
  .object({ default: z.strictObject(countryLaw.shape) })
  .catchall(z.strictObject(countryLaw.partial().shape))
  .superRefine((byCountry, context) => {
    for (const key of Object.keys(byCountry)) {
      if (/^(?:default|[A-Z]{2})$/.test(key)) continue;
      context.addIssue({ code: 'custom', path: [key], message: "is no country's code" });
    }
  });

/** The law of each country, as this installation is configured. */
export interface Law {
  readonly all: Laws;
  /** The law of a country by its code, in any case; the default where the country is not known. */
  of(code: string | null): CountryLaw;
  /** True when a rule holds anywhere. */
  somewhere(holds: (law: CountryLaw) => boolean): boolean;
}

/**
 * Reads what countries want of demos and promotions. Laws change more often than code does, so it is
 * a file.
 * @throws when the file is missing or says something else, naming what is wrong
 */
export function readLaw(file: string): Law {
  const parsed = lawFile.safeParse(JSON.parse(readFileSync(file, 'utf8')));
  if (!parsed.success) {
    throw new Error(`${file} is no law by country:\n${z.prettifyError(parsed.error)}`);
  }
  const { default: fallback, ...differing } = parsed.data;
  const byCode = new Map(
    Object.entries(differing).map(([code, { demo = fallback.demo, terms = fallback.terms }]) => [
      code,
      { demo, terms },
    ]),
  );
  return {
    all: { default: fallback, countries: Object.fromEntries(byCode) },
    of: (code) => (code === null ? undefined : byCode.get(code.toUpperCase())) ?? fallback,
    somewhere: (holds) => [fallback, ...byCode.values()].some(holds),
  };
}
