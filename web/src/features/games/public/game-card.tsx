import { Play } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { MediaTile } from '../../../ui/media-tile.tsx';
import { Tooltip } from '../../../ui/tooltip.tsx';
import type { GameCardData } from '../games.api.ts';
import { formatRtp } from '../rtp.ts';
import { thumbSources } from '../thumb-sources.ts';

const SIZES = '(min-width: 80rem) 228px, (min-width: 64rem) 23vw, (min-width: 40rem) 31vw, 46vw';

interface GameCardProps {
  readonly game: GameCardData;
  /** Among the first on the page: its picture is not put off. */
  readonly priority?: boolean;
}

/**
 * A game in a grid. The whole card is one link; its 'Play for Free' shows under a mouse or the
 * keyboard's focus, and stands there for good where there is nothing to hover with.
 */
export function GameCard({ game, priority = false }: GameCardProps) {
  const { name, slug, thumb, rtp, provider } = game;
  return (
    <article className="group relative">
      <Link
        to={paths.game(slug)}
        className="block rounded-lg outline-offset-4 focus-visible:rounded-lg"
      >
        <div className="relative overflow-hidden rounded-lg shadow-raised transition-shadow duration-200 group-hover:shadow-lifted">
          <MediaTile
            src={thumb}
            srcSet={thumbSources(thumb)}
            sizes={SIZES}
            name={name}
            priority={priority}
            className="rounded-lg transition-transform duration-300 ease-out group-hover:scale-[1.04]"
          />
          <div className="absolute inset-0 grid place-items-center bg-black/45 opacity-0 transition-opacity duration-150 group-focus-within:opacity-100 group-hover:opacity-100 touch:hidden">
            <PlayLabel className="translate-y-1 transition-transform duration-200 ease-out group-hover:translate-y-0" />
          </div>
        </div>
        <h3 className="mt-3 line-clamp-2 font-display text-[1.0625rem] leading-snug font-bold tracking-tight group-hover:text-link">
          {name}
        </h3>
        {provider && <p className="mt-0.5 truncate text-sm text-ink-muted">{provider.name}</p>}
        <PlayLabel className="mt-2.5 hidden w-full touch:flex" />
      </Link>
      {rtp !== null && (
        <Tooltip content="Return to Player (RTP)">
          <button
            type="button"
            className="absolute top-2 right-2 cursor-help rounded-sm bg-[#0f2a20]/90 px-1.5 py-1 text-xs leading-4 font-semibold text-white tabular-nums"
          >
            RTP {formatRtp(rtp)}
          </button>
        </Tooltip>
      )}
    </article>
  );
}

function PlayLabel({ className }: { readonly className: string }) {
  return (
    <span
      className={`inline-flex h-10 items-center justify-center gap-1.5 rounded-md bg-accent px-4 text-sm font-bold text-on-accent ${className}`}
    >
      <Play aria-hidden className="size-4 fill-current" />
      Play for Free
    </span>
  );
}
