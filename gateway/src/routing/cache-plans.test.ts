import { parse, stringify } from 'node:querystring';
import { describe, expect, test } from '@jest/globals';
import { publicContracts } from '@slots/contracts/registry';
import fc from 'fast-check';
import { createPlans } from './cache-plans.ts';
import { createRouteTable, siteTable } from './route-table.ts';

const locals = publicContracts
  .filter(({ owner }) => owner === 'gateway')
  .map((contract) => ({ contract, handle: async () => ({ status: 500 }) }));
const planOf = createPlans({
  contracts: createRouteTable(publicContracts, locals),
  site: siteTable,
});

const kept = publicContracts.filter(({ publicCache }) => publicCache !== undefined);
const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.constantFrom('1', 'GB', '&', '='),
);
/** A call whose answer is kept, with a query of its own parameters and of others. */
const asked = fc.constantFrom(...kept).chain(({ path, query }) => {
  const known = Object.keys(query?.shape ?? {});
  const name = fc.constantFrom(...known, '_', '_t', 'utm_source', 'x', '__proto__', 'constructor');
  return fc.record({
    path: fc.constant(path.replaceAll(/:\w+/g, '12')),
    known: fc.constant(new Set(known)),
    query: fc.dictionary(name, value, { maxKeys: 5, noNullPrototype: false }),
  });
});
const ownOf = (query: Readonly<Record<string, unknown>>, known: ReadonlySet<string>) =>
  Object.fromEntries(Object.entries(query).filter(([name]) => known.has(name)));

describe('what an answer is kept under', () => {
  test('says all that the call reads of its query, and nothing else', () => {
    fc.assert(
      fc.property(asked, ({ path, known, query }) => {
        const plan = planOf(`${path}?${stringify(query)}`);
        if (!plan) return;
        const [keptPath, keptQuery = ''] = plan.target.split('?');
        expect(keptPath).toBe(path);
        expect({ ...parse(keptQuery) }).toEqual(ownOf(query, known));
      }),
      { numRuns: 1_000 },
    );
  });

  test('is the same in whatever order a query comes, and another for another value', () => {
    fc.assert(
      fc.property(asked, value, ({ path, known, query }, other) => {
        const entries = Object.entries(query);
        const one = planOf(`${path}?${stringify(query)}`);
        const turned = planOf(`${path}?${stringify(Object.fromEntries(entries.toReversed()))}`);
        expect(turned?.target).toBe(one?.target);
        const [name, old] = entries.find(([key]) => known.has(key)) ?? [];
        if (!one || name === undefined || old === other) return;
        const changed = planOf(`${path}?${stringify({ ...query, [name]: other })}`);
        expect(changed?.target).not.toBe(one.target);
      }),
      { numRuns: 1_000 },
    );
  });

  test('is never of a call that needs a login', () => {
    const closed = publicContracts.filter(
      ({ access, method }) => access !== 'any' && method === 'GET',
    );
    for (const { path } of closed) expect(planOf(path.replaceAll(/:\w+/g, '12'))).toBeUndefined();
    for (const { access } of kept) expect(access).toBe('any');
  });
});
