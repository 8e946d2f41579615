import { listCatalogNames, listGamePlaces } from '@slots/contracts/catalog/names';
import { okRoute, type Route } from '@slots/http-kit/route';
import { thumbAddress } from '../images/thumb-address.ts';
import type { CountedTaxa } from './counted-taxa.ts';
import type { TaxonDescriptionsRepository } from './taxon-descriptions.repository.ts';

/** For the casino service, which stores the ids of providers, game types and games. */
export function createNameRoutes({
  taxa,
  descriptions,
  games,
}: {
  taxa: CountedTaxa;
  descriptions: TaxonDescriptionsRepository;
  games: {
    publicCards(
      ids: readonly number[],
    ): Promise<readonly { readonly _id: number; readonly name: string; readonly slug: string }[]>;
  };
}): Route[] {
  return [
    okRoute(listCatalogNames, async () => {
      const [named, gameTypes, told] = await Promise.all([
        taxa('providers'),
        taxa('types'),
        descriptions.all('providers'),
      ]);
      const providers = named.map((provider) => ({
        ...provider,
        thumb: thumbAddress(told.get(provider.id)?.thumbHash ?? null),
      }));
      return { providers, gameTypes };
    }),
    okRoute(listGamePlaces, async ({ query }) => {
      const found = await games.publicCards(query.ids);
      return found.map(({ _id, name, slug }) => ({ id: _id, name, slug }));
    }),
  ];
}
