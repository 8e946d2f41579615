import { thumbSources } from '../../../api/thumb-sources.ts';
import type { GameCardData } from '../games.api.ts';

const ROWS = 3;
/** Each column starts at another height, like reels that stopped one after the other. */
const OFFSETS = ['-translate-y-10', 'translate-y-6', '-translate-y-20'];

/** Covers of real games on three tilted reels. Decorative: the same games are named in the grid below. */
export function HeroArt({ games }: { readonly games: readonly GameCardData[] }) {
  const covers = games.flatMap(({ thumb }) => (thumb ? [thumb] : []));
  return (
    <div
      aria-hidden
      className="pointer-events-none relative -mx-4 h-56 overflow-hidden sm:h-72 lg:absolute lg:inset-y-0 lg:right-0 lg:mx-0 lg:h-auto lg:w-[54%] lg:overflow-visible"
    >
      <div className="absolute -top-16 left-1/2 grid w-[118%] -translate-x-1/2 rotate-[7deg] grid-cols-3 gap-3 lg:-top-10 lg:left-12 lg:w-[112%] lg:translate-x-0 lg:gap-4">
        {OFFSETS.map((offset, column) => (
          <div key={offset} className={`grid gap-3 lg:gap-4 ${offset}`}>
            {covers.slice(column * ROWS, (column + 1) * ROWS).map((thumb) => (
              <img
                key={thumb}
                src={thumb}
                srcSet={thumbSources(thumb)}
                sizes="(min-width: 64rem) 260px, 36vw"
                alt=""
                width={640}
                height={480}
                fetchPriority="low"
                decoding="async"
                className="aspect-4/3 w-full rounded-lg bg-stage-raised object-cover shadow-lifted"
              />
            ))}
          </div>
        ))}
      </div>
      <div className="absolute inset-0 bg-linear-to-b from-stage via-transparent to-stage lg:bg-linear-to-r lg:via-stage/10 lg:to-transparent" />
    </div>
  );
}
