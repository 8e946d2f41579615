import type { IncomingHttpHeaders } from 'node:http';
import type { Contract } from '@slots/contracts/contract';
import type { AnyReply } from '@slots/http-kit/route';
import { z } from 'zod';
import { exampleOf } from './example.ts';

type Fields = Record<string, unknown>;

export interface Refusal {
  readonly refuse: number;
  /** Shown by screens; a 5xx has none. */
  readonly message?: string;
  readonly errors?: { path: string; message: string }[];
}

export interface AnyCall {
  readonly params: Fields;
  readonly query: Fields;
  readonly body: unknown;
  readonly headers: IncomingHttpHeaders;
}

/** Addresses of the same records. */
const SAME: Readonly<Record<string, string>> = {
  'production/production-casinos': 'casinos',
  'game-import/game': 'game-import/games',
};

/** `/api/casinos/slug/:slug` is a record of 'casinos', `/api/public/casinos` all of them. */
function placeOf({ path }: Contract): { name: string; key: string | undefined } {
  const parts = path.replace(/^\/api\/(public\/)?/, '').split('/');
  const key = /:(id|slug)$/.exec(path)?.[1];
  if (key) parts.pop();
  if (key === 'slug' && parts.at(-1) === 'slug') parts.pop();
  const name = parts.join('/');
  return { name: SAME[name] ?? name, key };
}

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** The fields of a parsed body as they were sent: moments are text, and what is left out is not there. */
function given(value: unknown): Fields {
  const sent: unknown = JSON.parse(JSON.stringify(value ?? {}), asSent);
  return isObject(sent) ? sent : {};
}

/** Parsed money is in hundredths. */
function asSent(_name: string, value: unknown): unknown {
  if (!isObject(value) || typeof value['hundredths'] !== 'number') return value;
  return { amount: value['hundredths'] / 100, currency: value['currency'] };
}

/** Records in memory by their addresses, and every contract's answer from them or from its shape. */
export function createRecords() {
  const collections = new Map<string, { all: Fields[]; readonly former: Map<unknown, Fields> }>();
  const versions = new WeakMap<object, { text: string; version: number }>();

  function collectionNamed(name: string) {
    const known = collections.get(name) ?? { all: [], former: new Map<unknown, Fields>() };
    collections.set(name, known);
    return known;
  }

  /** Every change of a record, by a test too, makes a new version. */
  function versionOf(record: object): number {
    const text = JSON.stringify(record);
    const last = versions.get(record);
    if (last?.text === text) return last.version;
    const version = (last?.version ?? 0) + 1;
    versions.set(record, { text, version });
    return version;
  }

  function matching(all: readonly Fields[], query: Fields): Fields[] {
    const { search = '', sort, country, ...wanted } = query;
    const found = all.filter((record) => {
      const { name, countries } = record;
      if (typeof name === 'string' && !name.toLowerCase().includes(String(search).toLowerCase())) {
        return false;
      }
      if (Array.isArray(countries) && country !== undefined) {
        if (!countries.includes(country) && !countries.includes('gl')) return false;
      }
      return Object.entries(wanted).every(([field, value]) => {
        if (value === undefined) return true;
        if (field in record) return isObject(record[field]) || record[field] === value;
        // The contracts' word for unassigned.
        const owner = record[`${field}Id`];
        if (owner !== undefined)
          // Some contracts ask with text, others with a number.
          return owner === null ? value === 'unassigned' : Number(value) === owner;
        return true;
      });
    });
    const field = typeof sort === 'string' ? sort.replace('-', '') : '';
    if (!found.some((record) => field in record)) return found;
    const sorted = found.toSorted((one, other) =>
      String(one[field]).localeCompare(String(other[field]), 'en', { numeric: true }),
    );
    return String(sort).startsWith('-') ? sorted.toReversed() : sorted;
  }

  function listOf(schema: z.ZodType, all: readonly Fields[], query: Fields): unknown {
    const found = matching(all, query);
    const whole = schema instanceof z.ZodObject && 'per_page' in schema.shape ? 100 : found.length;
    const size = Number(query['limit'] ?? query['per_page'] ?? Math.max(1, whole));
    const page = Number(query['page'] ?? 1);
    const start = Number(query['offset'] ?? (page - 1) * size);
    const shown = (items: z.core.$ZodType) =>
      found.slice(start, start + size).map((record) => fit(items, record));
    if (schema instanceof z.ZodArray) return shown(schema.element);
    if (!(schema instanceof z.ZodObject)) return exampleOf(schema);
    const list = Object.entries(schema.shape).find(([, field]) => field instanceof z.ZodArray);
    if (!list || !(list[1] instanceof z.ZodArray)) return exampleOf(schema);
    const pages = Math.max(1, Math.ceil(found.length / size));
    return fit(schema, {
      [list[0]]: shown(list[1].element),
      total: found.length,
      hasMore: start + size < found.length,
      per_page: size,
      current_page: page,
      last_page: pages,
      totalPages: pages,
      seed: 'seed-1',
    });
  }

  /** The shape's example with the known values; unknown fields are dropped by its check. */
  const fit = (schema: z.core.$ZodType, known: Fields): unknown => {
    const example = exampleOf(schema);
    return isObject(example) ? { ...example, ...known } : known;
  };

  /** By key or former address; a catalogue's games also by their id there. */
  function find(name: string, key: string, value: unknown): Fields | undefined {
    const { all, former } = collectionNamed(name);
    const record =
      all.find((one) => one[key] === value) ??
      all.find((one) => one['external_id'] === value || String(one['id']) === value) ??
      former.get(value);
    if (record) former.set(record['slug'], record);
    return record;
  }

  /** Answers like a plain collection of records, or else with the contract's example. */
  function answer(
    contract: Contract,
    { params, query, body, headers }: AnyCall,
  ): AnyReply | Refusal {
    const { name, key } = placeOf(contract);
    const [status = 200, schema = z.undefined()] =
      Object.entries(contract.responses).map(
        ([code, shape]) => [Number(code), shape] as const,
      )[0] ?? [];
    const parent = /^([a-z-]+?)s\/:id\/([a-z-]+)$/.exec(name);
    if (parent && contract.method === 'GET') {
      const owned = collectionNamed(parent[2] ?? '').all.filter(
        (record) => record[`${parent[1]}Id`] === params['id'],
      );
      return { status, body: listOf(schema, owned, query) };
    }
    const collection = collectionNamed(name);
    if (key === undefined) {
      if (contract.method === 'GET') {
        return { status, body: listOf(schema, collection.all, query) };
      }
      if (status !== 201) return { status, body: exampleOf(schema) };
      const ids = collection.all.map((record) => Number(record['id']));
      const made = Object.assign(fit(schema, given(body)) ?? {}, { id: Math.max(100, ...ids) + 1 });
      collection.all = [...collection.all, made];
      return { status, body: made };
    }
    const record = find(name, key, params[key]);
    if (!record) return { refuse: 404, message: contract.messages?.[404] ?? 'Not found' };
    const tag = () => ({ ETag: `"${versionOf(record)}-staff"` });
    if (contract.method === 'DELETE') {
      collection.all = collection.all.filter((other) => other !== record);
      return { status, body: exampleOf(schema) };
    }
    if (contract.method !== 'GET') {
      const read = headers['if-match'];
      if (read !== undefined && read !== tag().ETag) {
        const one = name.replace(/s$/, '');
        const message = `This ${one} was changed by petra on 21 November 2026 at 09:00 (UTC).`;
        return { refuse: 412, message };
      }
      const { slug } = given(body);
      if (
        slug !== undefined &&
        collection.all.some((other) => other !== record && other['slug'] === slug)
      ) {
        return {
          refuse: 409,
          message: `A ${name.replace(/s$/, '')} with this slug already exists`,
        };
      }
      Object.assign(record, given(body));
    }
    return { status, body: fit(schema, record), ...(contract.tagged && { headers: tag() }) };
  }

  return {
    answer,
    versionOf,
    collection: (contract: Contract) => collectionNamed(placeOf(contract).name),
    clear: () => collections.clear(),
  };
}
