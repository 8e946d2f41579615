import {
  type CountedRef,
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
import { changeTags, tagsHeader } from '@slots/contracts/changes';
import { notFound } from '@slots/http-kit/http-problem.error';
import { okRoute, type Route, route } from '@slots/http-kit/route';
import { thumbAddress } from '../images/thumb-address.ts';
import type { CountedTaxa } from './counted-taxa.ts';
import type { TaxonDescriptionsRepository } from './taxon-descriptions.repository.ts';
import type { Taxonomy } from './taxonomy.model.ts';

/** Counts of games follow from all of them, and names come with games. */
const OVERVIEW = tagsHeader([changeTags.gameOverview]);

/** Providers, types and themes: for visitors those with games, for staff all of them. */
export function createTaxonomyRoutes({
  taxa,
  descriptions,
  counts,
}: {
  taxa: CountedTaxa;
  descriptions: TaxonDescriptionsRepository;
  /** Those with games, with their number of public games, most first. */
  counts: (kind: Taxonomy) => Promise<readonly CountedRef[]>;
}): Route[] {
  async function forStaff(kind: Taxonomy): Promise<Taxon[]> {
    return (await taxa(kind)).map((taxon) => ({ ...taxon, externalId: taxon.id }));
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

  /** The lists without those that have no public game, which have no page either. */
  const shown = new WeakMap<readonly CountedRef[], readonly CountedRef[]>();

  async function forVisitors(kind: Taxonomy) {
    const counted = await counts(kind);
    const body = shown.get(counted) ?? counted.filter(({ gameCount }) => gameCount > 0);
    // The same at each call, so that its JSON is made once.
    shown.set(counted, Object.freeze(body));
    return { status: 200, headers: OVERVIEW, body } as const;
  }

  return [
    route(listPublicGameTypes, () => forVisitors('types')),
    route(listPublicGameThemes, () => forVisitors('themes')),
    route(listPublicGameProviders, () => forVisitors('providers')),
    route(getPublicGameProvider, async ({ params }) => {
      const counted = await counts('providers');
      const provider = counted.find(({ slug, gameCount }) => slug === params.slug && gameCount > 0);
      if (!provider) throw notFound(getPublicGameProvider.messages[404]);
      const told = await descriptions.find('providers', provider.id);
      const { bio = null, thumbHash = null } = told ?? {};
      return {
        status: 200,
        headers: OVERVIEW,
        body: { ...provider, bio, thumb: thumbAddress(thumbHash) },
      };
    }),
    okRoute(listGameTypes, () => forStaff('types')),
    okRoute(listGameProviders, () => providersForStaff()),
    okRoute(listGameThemes, () => themesForStaff()),
  ];
}
