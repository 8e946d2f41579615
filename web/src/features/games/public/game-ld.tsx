import { useConfig } from '../../../config/config-context.ts';
import { paths } from '../../../config/paths.ts';
import { BreadcrumbsLd, JsonLd } from '../../../head/json-ld.tsx';
import { formatLongDate } from '../../../ui/format.ts';
import type { PublicGame } from '../games.api.ts';

/** Structured data of a game, for search engines. */
export function GameLd({ game }: { readonly game: PublicGame }) {
  const { publicOrigin, visitor } = useConfig();
  const { name, slug, thumb, provider, type, themes, release, description } = game;
  const url = new URL(paths.game(slug), publicOrigin).href;
  const text = game.seo_description ?? description;
  return (
    <>
      <BreadcrumbsLd
        items={[
          { label: 'Home', to: paths.home },
          { label: 'Free Games', to: paths.freeGames },
          { label: name, to: paths.game(slug) },
        ]}
      />
      <JsonLd
        thing={{
          '@type': ['VideoGame', 'WebApplication'],
          name,
          url,
          applicationCategory: 'GameApplication',
          operatingSystem: 'Any',
          isAccessibleForFree: true,
          offers: { '@type': 'Offer', price: 0, priceCurrency: 'GBP' },
          ...(text && { description: text }),
          ...(thumb && { image: new URL(thumb, publicOrigin).href }),
          ...(provider && { publisher: { '@type': 'Organization', name: provider.name } }),
          genre: [...(type ? [type.name] : []), ...themes.map((theme) => theme.name)],
          // A text that names no day stays as it is.
          ...(release &&
            formatLongDate(release) !== release && { datePublished: release.slice(0, 10) }),
          audience: { '@type': 'PeopleAudience', requiredMinAge: visitor.minAge },
        }}
      />
    </>
  );
}
