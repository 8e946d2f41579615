import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@jest/globals';
import { settingsSchema as simulatorSettings } from '@slots/catalogue-simulator/settings';
import { TIME_BUDGETS_MS } from '@slots/contracts/time-budgets';
import { type ProcessName, processTable } from '@slots/processes/process-table';
import { REPOSITORY } from '@slots/processes/repository';
import { z } from 'zod';
import { gatewaySettings } from '../../gateway/src/env.ts';
import { affiliateSettings } from '../../services/affiliate/src/env.ts';
import { casinoSettings } from '../../services/casino/src/env.ts';
import { serverSettings, workerSettings } from '../../services/catalog/src/env.ts';
import { geoSettings } from '../../services/geo/src/env.ts';
import { identitySettings } from '../../services/identity/src/env.ts';
import { settings as webSettings } from '../../web/server/settings.ts';

const SCHEMAS: Readonly<Record<ProcessName, z.ZodType>> = {
  gateway: gatewaySettings,
  web: webSettings,
  identity: identitySettings,
  geo: geoSettings,
  catalog: serverSettings,
  'catalog-worker': workerSettings,
  casino: casinoSettings,
  affiliate: affiliateSettings,
  'catalogue-simulator': simulatorSettings,
};
const PAGE = 'docs/operations/configure.md';
const MUST = 'must be set';
const NONE = 'none';

/** Each setting of a schema with what counts when it is not set. */
function fallbacksOf(schema: z.ZodType): [string, string][] {
  const object = schema instanceof z.ZodPipe ? schema.in : schema;
  if (!(object instanceof z.ZodObject)) throw new Error('Settings are an object');
  return Object.entries(object.shape).map(([name, field]) => {
    const unset = z.safeParse(field, undefined);
    return [name, unset.success ? told(unset.data) : MUST];
  });
}

/** The settings of each process, from the schemas that the processes themselves parse with. */
function readSettings(): Map<string, Map<string, string>> {
  const taken = new Map<string, Map<string, string>>();
  for (const [process, schema] of Object.entries(SCHEMAS)) {
    for (const [name, fallback] of fallbacksOf(schema)) {
      const byProcess = taken.get(name) ?? new Map<string, string>();
      taken.set(name, byProcess.set(process, fallback));
    }
  }
  return taken;
}

function told(fallback: unknown): string {
  if (fallback === undefined || (Array.isArray(fallback) && fallback.length === 0)) return NONE;
  const text = typeof fallback === 'string' ? fallback : JSON.stringify(fallback);
  return text.startsWith(REPOSITORY) ? relative(REPOSITORY, text) : text;
}

/** The first three cells of a setting's row. */
function rowOf(name: string, byProcess: ReadonlyMap<string, string>): string {
  const who =
    byProcess.size === Object.keys(SCHEMAS).length ? 'all' : [...byProcess.keys()].join(', ');
  const fallbacks = new Set(byProcess.values());
  const fallback =
    fallbacks.size === 1
      ? [...fallbacks].join('')
      : [...byProcess].map(([process, value]) => `${process}: ${value}`).join(', ');
  return `| \`${name}\` | ${who} | ${fallback} |`;
}

test(`${PAGE} tells of every setting who takes it and what it is unless set`, () => {
  const rows = readFileSync(join(REPOSITORY, PAGE), 'utf8')
    .split('\n')
    .filter((line) => /^\| `[A-Z_]+` \|/.test(line))
    .map((line) => line.split('|').slice(0, 4).join('|').concat('|'));
  const expected = [...readSettings()].map(([name, byProcess]) => rowOf(name, byProcess));
  // A row that differs or is missing is shown as it has to begin; what it means follows by hand.
  expect(rows.toSorted()).toEqual(expected.toSorted());
});

test(`${PAGE} tells how long each owner may take`, () => {
  const told = Object.entries(TIME_BUDGETS_MS).filter(([owner]) => owner !== 'gateway');
  const heading = `| ${told.map(([owner]) => owner).join(' | ')} |`;
  const times = `| ${told.map(([, milliseconds]) => `${milliseconds / 1000} s`).join(' | ')} |`;
  const lines = readFileSync(join(REPOSITORY, PAGE), 'utf8').split('\n');
  expect(lines[lines.indexOf(heading) + 2]).toBe(times);
});

test('every setting that a process reads can be given to it', () => {
  for (const [name, schema] of Object.entries(SCHEMAS)) {
    const process = Object.entries(processTable).find(([known]) => known === name)?.[1];
    const given = [...(process?.settings ?? []), process?.portSetting];
    const read = fallbacksOf(schema).map(([setting]) => setting);
    expect({ name, settings: given }).toEqual({ name, settings: expect.arrayContaining(read) });
  }
});
