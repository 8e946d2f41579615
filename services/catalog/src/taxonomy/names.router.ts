import { listCatalogNames } from '@slots/contracts/catalog/names';
import { type Route, route } from '@slots/http-kit/route';
import { thumbAddress } from '../images/thumb-address.ts';
import type { TaxonDescriptionsRepository } from './taxon-descriptions.repository.ts';
import type { TaxonomyRepository } from './taxonomy.repository.ts';

/** For the casino service, which stores the ids of providers and game types. */
export function createNameRoutes({
  taxonomy,
  descriptions,
}: {
  taxonomy: TaxonomyRepository;
  descriptions: TaxonDescriptionsRepository;
}): Route[] {
  return [
    route(listCatalogNames, async () => {
      const [named, gameTypes, told] = await Promise.all([
        taxonomy.all('providers'),
        taxonomy.all('types'),
        descriptions.all('providers'),
      ]);
      const providers = named.map((provider) => ({
        ...provider,
        thumb: thumbAddress(told.get(provider.id)?.thumbHash ?? null),
      }));
      return { status: 200, body: { providers, gameTypes } };
    }),
  ];
}
