import {
  getPublicGameProvider,
  listPublicGameProviders,
  listPublicGameThemes,
  listPublicGameTypes,
} from '@slots/contracts/catalog/public-games';
import {
  type GameProvider,
  type GameTheme,
  listGameProviders,
  listGameThemes,
  listGameTypes,
  type Taxon,
} from '@slots/contracts/catalog/taxonomy';
import { notFound } from '@slots/http-kit/http-problem.error';
import { type Route, route } from '@slots/http-kit/route';
import { thumbAddress } from '../images/thumb-address.ts';
import type { PublicIndex } from './public-index.ts';
import type { TaxonDescriptionsRepository } from './taxon-descriptions.repository.ts';
import type { Taxonomy } from './taxonomy.model.ts';
import type { TaxonomyRepository } from './taxonomy.repository.ts';

/** What games are sorted under: for visitors what has games, for staff all of it. */
export function createTaxonomyRoutes({
  taxonomy,
  descriptions,
  index,
}: {
  taxonomy: TaxonomyRepository;
  descriptions: TaxonDescriptionsRepository;
  index: PublicIndex;
}): Route[] {
  async function forStaff(kind: Taxonomy): Promise<Taxon[]> {
    const [all, counted] = await Promise.all([taxonomy.all(kind), index.counts(kind)]);
    const counts = new Map(counted.map(({ id, gameCount }) => [id, gameCount]));
    return all.map((ref) => ({ ...ref, externalId: ref.id, gameCount: counts.get(ref.id) ?? 0 }));
  }

  async function providersForStaff(): Promise<GameProvider[]> {
    const [providers, told] = await Promise.all([
      forStaff('providers'),
      descriptions.all('providers'),
    ]);
    return providers.map((provider) => {
      const { bio = null, thumbHash = null, markets = [] } = told.get(provider.id) ?? {};
      return { ...provider, bio, thumb: thumbAddress(thumbHash), markets: [...markets] };
    });
  }

  async function themesForStaff(): Promise<GameTheme[]> {
    const [themes, told] = await Promise.all([forStaff('themes'), descriptions.all('themes')]);
    return themes.map((theme) => ({ ...theme, parentId: told.get(theme.id)?.parentId ?? null }));
  }

  return [
    route(listPublicGameTypes, async () => ({ status: 200, body: await index.counts('types') })),
    route(listPublicGameThemes, async () => ({ status: 200, body: await index.counts('themes') })),
    route(listPublicGameProviders, async () => ({
      status: 200,
      body: await index.counts('providers'),
    })),
    route(getPublicGameProvider, async ({ params }) => {
      const counted = await index.counts('providers');
      const provider = counted.find(({ slug }) => slug === params.slug);
      if (!provider) throw notFound(getPublicGameProvider.messages[404]);
      const told = await descriptions.find('providers', provider.id);
      const { bio = null, thumbHash = null } = told ?? {};
      return { status: 200, body: { ...provider, bio, thumb: thumbAddress(thumbHash) } };
    }),
    route(listGameTypes, async () => ({ status: 200, body: await forStaff('types') })),
    route(listGameProviders, async () => ({ status: 200, body: await providersForStaff() })),
    route(listGameThemes, async () => ({ status: 200, body: await themesForStaff() })),
  ];
}
