import { listCatalogNames } from '@slots/contracts/catalog/names';
import { type Route, route } from '@slots/http-kit/route';
import type { TaxonomyRepository } from './taxonomy.repository.ts';

/** What the casino service asks, which stores the ids of providers and game types. */
export function createNameRoutes({ taxonomy }: { taxonomy: TaxonomyRepository }): Route[] {
  return [
    route(listCatalogNames, async () => {
      const [providers, gameTypes] = await Promise.all([
        taxonomy.all('providers'),
        taxonomy.all('types'),
      ]);
      return { status: 200, body: { providers, gameTypes } };
    }),
  ];
}
