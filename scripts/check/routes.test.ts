import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { startAffiliateUnderTest } from '@slots/affiliate/affiliate-under-test';
import { startCasinoUnderTest } from '@slots/casino/casino-under-test';
import { startCatalogUnderTest } from '@slots/catalog/catalog-under-test';
import type { Contract } from '@slots/contracts/contract';
import { answersHead } from '@slots/contracts/refusals';
import { contracts } from '@slots/contracts/registry';
import { startGeo } from '@slots/geo/app';
import { geoSettings } from '@slots/geo/env';
import { startIdentityUnderTest } from '@slots/identity/identity-under-test';
import { createLogger } from '@slots/logger/logger';
import { freshDatabase } from '@slots/testing/databases';
import { TEST_SERVICE_SECRET } from '@slots/testing/test-identity';
import express, { type Express } from 'express';

/** The routes that Express has mounted, against the registry of contracts. */

const CALLS = /^\/(?:api|internal)\//;
type Owner = Contract['owner'];

describe('each service', () => {
  const mounted = new Map<Owner, string[]>();
  const stops: (() => Promise<unknown>)[] = [];

  /** Every method and path of the application that a start makes. */
  async function start(owner: Owner, begin: () => Promise<() => Promise<unknown>>): Promise<void> {
    const spy = jest.spyOn(express.application, 'route');
    stops.push(await begin());
    const applications = [...new Set<unknown>(spy.mock.contexts)].filter(isApplication);
    spy.mockRestore();
    // Not the stand-ins that a test makes.
    const services = applications.filter((one) => routesOf(one, /^\/metrics$/).length > 0);
    mounted.set(
      owner,
      services.flatMap((service) => routesOf(service)),
    );
  }

  beforeAll(async () => {
    await start('identity', async () => {
      const identity = await startIdentityUnderTest();
      return () => identity.close();
    });
    await start('geo', async () => {
      const { mongodbUrl, database } = freshDatabase();
      const settings = geoSettings.parse({
        NODE_ENV: 'test',
        PORT: 0,
        SERVICE_SECRET: TEST_SERVICE_SECRET,
        MONGODB_URL: mongodbUrl,
        MONGODB_DATABASE: database,
        IDENTITY_URL: 'http://127.0.0.1:9',
      });
      const geo = await startGeo(settings, createLogger({ name: 'geo', level: 'silent' }));
      return () => geo.close();
    });
    await start('affiliate', async () => (await startAffiliateUnderTest()).stop);
    await start('casino', async () => (await startCasinoUnderTest()).stop);
    await start('catalog', async () => {
      const catalog = await startCatalogUnderTest();
      return () => catalog.close();
    });
  }, 180_000);

  afterAll(async () => {
    await Promise.all(stops.map((stop) => stop()));
  });

  const owners: Owner[] = ['identity', 'geo', 'affiliate', 'casino', 'catalog'];

  test.each(owners)('%s has a route for each of its contracts, and none without', (owner) => {
    const own = contracts.filter((contract) => contract.owner === owner);
    const refused = own.filter((contract) => contract.method === 'GET' && !answersHead(contract));
    const wanted = [
      ...own.map(({ method, path }) => `${method} ${path}`),
      // Express would let GET answer it.
      ...refused.map(({ path }) => `HEAD ${path}`),
    ];
    expect(mounted.get(owner)?.sort()).toEqual(wanted.sort());
  });
});

function isApplication(value: unknown): value is Express {
  return typeof value === 'function' && 'router' in value;
}

const MAX_METHODS = 5;

/** Method and path of each route; one for every method there is only answers 405. */
function routesOf({ router }: Pick<Express, 'router'>, paths = CALLS): string[] {
  return router.stack.flatMap(({ route }) => {
    if (!route || !paths.test(route.path)) return [];
    const methods = new Set(route.stack.map(({ method }) => method.toUpperCase()));
    return methods.size > MAX_METHODS
      ? []
      : [...methods].map((method) => `${method} ${route.path}`);
  });
}
