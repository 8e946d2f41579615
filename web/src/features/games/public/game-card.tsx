import { clsx } from 'clsx';
import { Play } from 'lucide-react';
import { Link } from 'react-router-dom';
import { thumbSources } from '../../../api/thumb-sources.ts';
import { paths } from '../../../config/paths.ts';
import { MediaTile } from '../../../ui/media-tile.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import type { GameCardData } from '../games.api.ts';
import { formatRtp } from '../rtp.ts';
import { FavouriteButton } from './favourite-button.tsx';

const SIZES = '(min-width: 80rem) 228px, (min-width: 64rem) 23vw, (min-width: 40rem) 31vw, 46vw';

interface GameCardProps {
  readonly game: GameCardData;
  /** Among the first on the page: its picture loads eagerly. */
  readonly priority?: boolean;
}

/**
 * A game in a grid. Its link covers the whole card; 'Play for Free' shows on hover or keyboard focus, and always
 * on devices without hover.
 */
export function GameCard({ game, priority = false }: GameCardProps) {
  const { name, slug, thumb, rtp, provider } = game;
  return (
    <article className="group relative">
      <Link to={paths.game(slug)} className="card-link block">
        <div className="relative overflow-hidden rounded-lg shadow-raised transition-shadow duration-200 group-hover:shadow-lifted">
          <MediaTile
            src={thumb}
            srcSet={thumbSources(thumb)}
            sizes={SIZES}
            name={name}
            priority={priority}
            className="rounded-lg! transition-transform duration-300 ease-out group-hover:scale-[1.04]"
          />
          <div className="absolute inset-0 grid place-items-center bg-black/45 opacity-0 transition-opacity duration-150 group-focus-within:opacity-100 group-hover:opacity-100 touch:hidden">
            <PlayLabel className="translate-y-1 bg-accent text-on-accent transition-transform duration-200 ease-out group-hover:translate-y-0" />
          </div>
        </div>
        <h3 className="mt-3 line-clamp-2 font-display text-[1.0625rem] leading-snug font-bold tracking-tight group-hover:text-link">
          {name}
        </h3>
      </Link>
      <FavouriteButton game={game} className="absolute top-0.5 right-0.5 z-10" />
      <div className="mt-0.5 flex flex-col items-start gap-x-3 text-sm text-ink-muted sm:flex-row sm:items-center sm:justify-between">
        <span className="max-w-full min-w-0 truncate">{provider?.name}</span>
        {rtp && (
          <Tooltip content="Return to Player (RTP)">
            <button
              type="button"
              className="relative z-10 min-h-6 max-w-full shrink-0 cursor-help truncate font-semibold text-ink tabular-nums decoration-dotted decoration-1 underline-offset-4 hover:underline"
            >
              <span className="mr-1 text-xs font-medium text-ink-faint">RTP</span>
              {formatRtp(rtp)}
            </button>
          </Tooltip>
        )}
      </div>
      <Link
        to={paths.game(slug)}
        aria-label={`Play for Free: ${name}`}
        className="relative z-10 mt-2 hidden touch:block"
      >
        <PlayLabel className="h-11! w-full bg-tint text-on-tint" />
      </Link>
    </article>
  );
}

function PlayLabel({ className }: { readonly className: string }) {
  return (
    <span
      className={clsx(
        'inline-flex h-10 items-center justify-center gap-1.5 rounded-md px-3 text-sm font-bold whitespace-nowrap',
        className,
      )}
    >
      <Play aria-hidden className="size-4 fill-current" />
      Play for Free
    </span>
  );
}
