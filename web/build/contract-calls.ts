import { readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Contract, isContract } from '@slots/contracts/contract';
import { REQUEST_ARRIVES_MS, timeBudgetOf } from '@slots/contracts/time-budgets';
import type { Plugin } from 'vite';
import { shapeOfAnswers } from './answer-shapes.ts';

const CONTRACTS = '@slots/contracts/';
/** Staff forms and tables parse with the contracts' own zod, staff calls do not; none of it reaches a visitor. */
const STAFF_SCREENS = /\/src\/(?:features\/[^/]+\/admin|app\/admin-pages)\/(?!.*\.api\.ts$)/;
const REDUCED = '\0contract-calls:';

type Named = Readonly<Record<string, unknown>>;

const isPlainObject = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Text, numbers and the like, in lists and plain objects of them. */
function isData(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return typeof value !== 'function';
  if (Array.isArray(value)) return value.every(isData);
  return isPlainObject(value) && Object.values(value).every(isData);
}

/** A table of contracts, or of such tables. */
const holdsCalls = (value: unknown): value is Named =>
  isPlainObject(value) &&
  Object.values(value).some((inner) => isContract(inner) || holdsCalls(inner));

/** True for a module without imports: only its own code reaches a bundle. */
function isPlain(module: string): boolean {
  return !/^(?:import|export .* from) /m.test(readFileSync(fileOf(module), 'utf8'));
}

const fileOf = (module: string) => fileURLToPath(import.meta.resolve(module));

/** Network time of request and answer, besides that of a long body. */
const ON_THE_WAY_MS = 10_000;

/** Timeout of a call with its own time budget or body limit; undefined: the browser's default. */
function timeoutOf(contract: Contract): number | undefined {
  const { bodyLimit, timeoutMs } = contract;
  if (bodyLimit === undefined && timeoutMs === undefined) return undefined;
  const arrives = bodyLimit === undefined ? 0 : REQUEST_ARRIVES_MS;
  return arrives + timeBudgetOf(contract) + ON_THE_WAY_MS;
}

/** A contract as its callers need it, in tables too; plain data stays, everything else is dropped. */
function reduced(value: unknown): unknown {
  if (isContract(value)) {
    const { method, path } = value;
    // GET is the default method.
    const said = method === 'GET' ? undefined : method;
    return { method: said, path, shape: shapeOfAnswers(value), timeout: timeoutOf(value) };
  }
  if (!holdsCalls(value)) return isData(value) ? value : undefined;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, reduced(inner)]));
}

/**
 * Reduces the modules of `@slots/contracts` in visitors' bundles to the callers' part: method, path, outer
 * shape of each call's answers and timeout, and constants. An import of a schema stops the build.
 */
export const contractCalls: Plugin = {
  name: 'contract-calls',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!source.startsWith(CONTRACTS) || importer === undefined) return null;
    if (STAFF_SCREENS.test(importer) || isPlain(source)) return null;
    // A copy per importer, tree-shaken by itself: no chunk of visitors has a call of staff.
    return `${REDUCED}${source}#${importer}`;
  },
  async load(id) {
    if (!id.startsWith(REDUCED)) return null;
    const file = fileOf(id.slice(REDUCED.length, id.indexOf('#')));
    this.addWatchFile(file);
    const contracts: Record<string, unknown> = await import(pathToFileURL(file).href);
    return Object.entries(contracts)
      .flatMap(([name, value]) => {
        const data = JSON.stringify(reduced(value));
        return data === undefined ? [] : [`export const ${name} = ${data};`];
      })
      .join('\n');
  },
};
