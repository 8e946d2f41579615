import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { thumbSources } from '../../../api/thumb-sources.ts';
import { paths } from '../../../config/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { MediaTile } from '../../../ui/media-tile.tsx';
import type { PublicGame } from '../games.api.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { headlineFacts } from './game-facts.tsx';

/** Head of a game's page: picture, name, provider and type, and the four figures. */
export function GameBanner({ game }: { readonly game: PublicGame }) {
  const { name, thumb, provider, type } = game;
  return (
    <header className="relative isolate overflow-hidden bg-stage text-on-stage">
      {thumb && (
        <img
          src={thumb.replace(/-\d+$/, '-160')}
          alt=""
          width={160}
          height={120}
          className="absolute inset-0 -z-10 size-full scale-125 object-cover opacity-45 blur-3xl"
        />
      )}
      <div className="absolute inset-0 -z-10 bg-linear-to-r from-stage via-stage/70 to-stage/40" />
      <div className="container-page py-8 sm:py-10">
        <nav aria-label="Breadcrumb" className="text-sm text-on-stage-muted">
          <ol className="flex flex-wrap gap-x-2">
            <li>
              <Link to={paths.home} className="py-1 hover:underline">
                Home
              </Link>
              <span aria-hidden> /</span>
            </li>
            <li>
              <Link to={paths.freeGames} className="py-1 hover:underline">
                Free Games
              </Link>
              <span aria-hidden> /</span>
            </li>
            <li aria-current="page" className="min-w-0 text-on-stage">
              {name}
            </li>
          </ol>
        </nav>
        <div className="mt-5 flex items-start gap-4 sm:items-center sm:gap-7">
          <MediaTile
            src={thumb}
            srcSet={thumbSources(thumb)}
            sizes="(min-width: 40rem) 208px, 112px"
            name={name}
            priority
            className="w-28! shrink-0 rounded-lg! shadow-lifted sm:w-52!"
          />
          <div className="min-w-0">
            <h1 className="text-heading font-extrabold sm:text-title">{name}</h1>
            <div className="mt-3 flex flex-wrap gap-2">
              {provider && (
                <CategoryBadge category={provider} pathOf={paths.provider}>
                  <Badge variant="accent" wraps className="py-1! hover:bg-accent-hover">
                    {provider.name}
                  </Badge>
                </CategoryBadge>
              )}
              {type && (
                <CategoryBadge category={type} pathOf={paths.gameType}>
                  <Badge variant="stage" wraps className="py-1! hover:bg-on-stage/20">
                    {type.name}
                  </Badge>
                </CategoryBadge>
              )}
              <FavouriteButton game={game} className="-my-2.5" />
            </div>
          </div>
        </div>
        <Figures game={game} />
      </div>
    </header>
  );
}

interface CategoryBadgeProps {
  readonly category: { readonly slug?: string };
  readonly pathOf: (slug: string) => string;
  readonly children: ReactNode;
}

/** Leads to the category's page, where its address is known. */
function CategoryBadge({ category: { slug }, pathOf, children }: CategoryBadgeProps) {
  return slug ? <Link to={pathOf(slug)}>{children}</Link> : children;
}

function Figures({ game }: { readonly game: PublicGame }) {
  const facts = headlineFacts(game);
  if (facts.length === 0) return null;
  return (
    <dl className="mt-7 flex flex-wrap gap-2.5">
      {facts.map(({ label, value }) => (
        <div
          key={label}
          className="flex max-w-full items-baseline gap-2 rounded-2xl bg-black/35 px-4 py-1.5 text-[0.9375rem]"
        >
          <dt className="shrink-0 text-on-stage-muted">{label}</dt>
          <dd className="min-w-0 font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
