import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { counted } from '../../../ui/counted.ts';
import { ListedNote } from '../../../ui/listed-note.tsx';
import { LogoTile } from '../../../ui/logo-tile.tsx';
import { Rating } from '../../../ui/rating.tsx';
import type { CasinoCardData } from '../public-casinos.api.ts';

const LOGO_PX = 64;

export interface CasinoCardProps {
  /** The number of its offers is said in lists of a country. */
  readonly casino: Omit<CasinoCardData, 'promotions'> & Partial<CasinoCardData>;
}

/** A casino in a list; the card leads to its review. */
export function CasinoCard({ casino }: CasinoCardProps) {
  const { name, slug, logoImage, rating, numberOfGames, licences, promotions, listed } = casino;
  const facts = [
    ...(promotions === undefined ? [] : [counted(promotions, 'bonus', 'bonuses')]),
    ...(numberOfGames === null ? [] : [counted(numberOfGames, 'game')]),
  ];
  return (
    <article className="group relative flex h-full items-start gap-4 rounded-lg border border-line bg-surface p-4 shadow-raised transition-shadow duration-200 hover:shadow-lifted">
      <LogoTile src={logoImage} size={LOGO_PX} name={name} className="size-16!" />
      <div className="min-w-0 flex-1">
        <h3 className="text-subheading font-bold">
          <Link to={paths.casinoReview(slug)} className="card-link group-hover:text-link">
            {name}
          </Link>
        </h3>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-sm text-ink-muted">
          <Rating rating={rating} className="text-ink" />
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
        <ListedNote listed={listed} className="mt-2" />
        {licences.length > 0 && (
          <ul className="mt-2 flex flex-wrap gap-1.5">
            {licences.map(({ id, name: licence }) => (
              <li key={id} className="max-w-full min-w-0">
                <Badge wraps>{licence}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  );
}
