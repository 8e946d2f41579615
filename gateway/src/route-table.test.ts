import { describe, expect, test } from '@jest/globals';
import type { Contract } from '@slots/contracts/contract';
import { publicContracts } from '@slots/contracts/registry';
import { z } from 'zod';
import { localRoute } from './local-calls.ts';
import { createRouteTable } from './route-table.ts';

function call(changed: Partial<Contract>): Contract {
  return {
    id: 'test.call',
    owner: 'catalog',
    method: 'GET',
    path: '/api/things',
    access: 'any',
    summary: '',
    responses: { 200: z.undefined() },
    ...changed,
  };
}

/** The gateway's own calls, with handlers that are never called here. */
const locals = publicContracts
  .filter(({ owner }) => owner === 'gateway')
  .map((contract) => localRoute(contract, () => ({ problem: { status: 500 } })));
const upstreamOf = ({ owner }: Contract) => (owner === 'gateway' ? undefined : owner);

describe('the route table', () => {
  test('knows every public contract by its method and path', () => {
    const table = createRouteTable(publicContracts, locals);
    const withoutPatterns = publicContracts.filter(({ patterns }) => !patterns);
    for (const contract of withoutPatterns) {
      const { method, path } = contract;
      const match = table.match(method, path.replaceAll(/:\w+/g, '12'));
      const upstream = upstreamOf(contract);
      expect(match).toMatchObject({ kind: 'route', route: { label: path, upstream } });
    }
  });

  test('a named segment goes before a parameter, and one that leads nowhere is left again', () => {
    const table = createRouteTable([
      call({ path: '/api/things/:id/parts', access: 'staff' }),
      call({ path: '/api/things/slug/:slug' }),
    ]);
    expect(table.match('GET', '/api/things/slug/x')).toMatchObject({ route: { access: 'any' } });
    expect(table.match('GET', '/api/things/slug/parts')).toMatchObject({
      route: { access: 'any' },
    });
    expect(table.match('GET', '/api/things/7/parts')).toMatchObject({ route: { access: 'staff' } });
    expect(table.match('GET', '/api/things/7')).toEqual({ kind: 'unknown-path' });
    expect(table.match('GET', '/api/things//parts')).toEqual({ kind: 'unknown-path' });
  });

  test('two owners share a path where a pattern tells whose a call is', () => {
    const table = createRouteTable([
      call({ path: '/api/images/:file' }),
      call({ path: '/api/images/:file', owner: 'casino', patterns: { file: /^[a-f]{4}$/ } }),
    ]);
    expect(table.match('GET', '/api/images/abcd')).toMatchObject({ route: { upstream: 'casino' } });
    expect(table.match('GET', '/api/images/abc')).toMatchObject({ route: { upstream: 'catalog' } });
  });

  test('casino images and game thumbnails go to their owners', () => {
    const table = createRouteTable(publicContracts, locals);
    const owner = (hash: string) => table.match('GET', `/api/public/images/${hash}-320`);
    expect(owner('a'.repeat(40))).toMatchObject({ route: { upstream: 'casino' } });
    expect(owner('a'.repeat(32))).toMatchObject({ route: { upstream: 'catalog' } });
    expect(owner('..')).toMatchObject({ route: { upstream: 'catalog' } });
  });

  test.each(['__proto__', 'constructor', 'toString', '/api/constructor', '/api/things/__proto__'])(
    'a path such as %s is not known by accident',
    (path) => {
      expect(createRouteTable([call({})]).match('GET', path)).toEqual({ kind: 'unknown-path' });
      expect(createRouteTable([call({})]).match('constructor', '/api/things')).toEqual({
        kind: 'wrong-method',
        allow: 'GET, HEAD',
      });
    },
  );

  test('a contract that cannot be routed stops the start', () => {
    expect(() => createRouteTable([call({ access: 'internal' })])).toThrow('internal');
    const own = call({ owner: 'gateway' });
    expect(() => createRouteTable([own])).toThrow('without a handler');
    const handled = localRoute(call({}), () => ({ problem: { status: 500 } }));
    expect(() => createRouteTable([call({})], [handled])).toThrow("another's with one");
    expect(() => createRouteTable([call({}), call({})])).toThrow('twice');
  });
});
