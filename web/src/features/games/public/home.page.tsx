import { ArrowRight } from 'lucide-react';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useConfig } from '../../../config/config-context.ts';
import { pageImage } from '../../../config/page-image.ts';
import { paths } from '../../../config/paths.ts';
import { PageHead } from '../../../head/page-head.tsx';
import type { Loading } from '../../../routing/loading.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { HydrationBoundary } from '../../../ui/hydration-boundary.tsx';
import {
  type GamesFilter,
  gamesApi,
  usePublicGamesInfiniteQuery,
  usePublicGameTypesQuery,
} from '../games.api.ts';
import { CategoryLinks } from './category-links.tsx';
import { GamesList } from './games-list.tsx';
import { HeroArt } from './hero-art.tsx';
import type { RecentGamesProps } from './recent-games.tsx';
import { useSavedGames } from './saved-games.ts';

// Only for those who have played here, so it is not among the first scripts; the page works without it.
const RecentGames = lazy(async (): Promise<{ default: ComponentType<RecentGamesProps> }> => {
  try {
    return { default: (await import('./recent-games.tsx')).RecentGames };
  } catch {
    return { default: () => null };
  }
});

const POPULAR: GamesFilter = { random: true };

export async function loadHome(loading: Loading): Promise<void> {
  await loading.want(gamesApi.endpoints.publicGames, POPULAR);
}

const FACTS = [
  { figure: '25,000+', text: 'free games, from classic reels to Megaways' },
  { figure: 'No account', text: 'no download and no card: press play' },
  { figure: 'RTP first', text: 'what a game gives back stands on every card' },
];

function Hero() {
  const { productName } = useConfig();
  const { data } = usePublicGamesInfiniteQuery(POPULAR);
  return (
    <section className="relative isolate overflow-hidden bg-stage text-on-stage">
      <div className="container-page relative grid items-center gap-10 py-12 sm:py-16 lg:min-h-[33rem] lg:grid-cols-[1.15fr_1fr] lg:py-20">
        <div className="relative z-10">
          <h1 className="max-w-[13ch] text-hero font-extrabold">
            {`The Best Free ${productName} & Casino Games`}
          </h1>
          <p className="mt-5 max-w-xl text-lg text-on-stage-muted">
            Try the games before they cost you anything. Thousands of demos, with the figures that
            matter beside each.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <LinkButton to={paths.freeGames} variant="accent" size="lg">
              Play Free Slots
            </LinkButton>
            <LinkButton to={paths.highRtp} variant="stage" size="lg">
              High RTP Games
            </LinkButton>
          </div>
        </div>
        <HeroArt games={data?.pages[0]?.data ?? []} />
      </div>
    </section>
  );
}

function Facts() {
  return (
    <ul className="container-page grid gap-x-10 sm:grid-cols-3">
      {FACTS.map(({ figure, text }) => (
        <li
          key={figure}
          className="flex items-baseline gap-3 border-line py-4 not-first:border-t sm:flex-col sm:gap-1 sm:py-6 sm:not-first:border-t-0"
        >
          <strong className="shrink-0 font-display text-heading font-extrabold">{figure}</strong>
          <span className="text-sm text-ink-muted sm:text-[0.9375rem]">{text}</span>
        </li>
      ))}
    </ul>
  );
}

function PopularGames() {
  return (
    <section aria-labelledby="popular" className="container-page pt-12">
      <div className="mb-7 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="popular" className="text-title font-extrabold">
          Popular Games
        </h2>
        <Link
          to={paths.freeGames}
          className="py-1 font-semibold text-link underline-offset-4 hover:underline"
        >
          View All Games →
        </Link>
      </div>
      <GamesList filter={POPULAR} />
    </section>
  );
}

function KindsOfGames() {
  const { data } = usePublicGameTypesQuery();
  if (data === undefined || data.length === 0) return null;
  return (
    <section aria-labelledby="kinds" className="container-page pt-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 border-b-2 border-ink pb-4">
        <h2 id="kinds" className="text-title font-extrabold">
          Find your kind of game
        </h2>
        <Link
          to={paths.gameThemes}
          className="inline-flex items-center gap-1.5 py-1 font-semibold text-link underline-offset-4 hover:underline"
        >
          Browse by theme
          <ArrowRight aria-hidden className="size-4" />
        </Link>
      </div>
      <CategoryLinks categories={data.slice(0, 12)} pathOf={paths.gameType} />
    </section>
  );
}

function RecentlyPlayed() {
  const games = useSavedGames('recently_played');
  return games?.length ? (
    <Suspense fallback={null}>
      <RecentGames games={games} />
    </Suspense>
  ) : null;
}

/** The front page; `bonuses` precedes the games. */
export function HomePage({ bonuses }: { readonly bonuses: ReactNode }) {
  const { productName } = useConfig();
  return (
    <>
      <PageHead
        title={`Play 25,000+ Free ${productName} & Casino Games`}
        description="Play 25,000+ free slot and casino demos without signing up. See the RTP, volatility and features of every game before you play."
        path={paths.home}
        image={pageImage('pages', 'home')}
      />
      <HydrationBoundary>
        <Hero />
        <Facts />
      </HydrationBoundary>
      <HydrationBoundary>{bonuses}</HydrationBoundary>
      <HydrationBoundary>
        <PopularGames />
      </HydrationBoundary>
      <RecentlyPlayed />
      <HydrationBoundary>
        <KindsOfGames />
      </HydrationBoundary>
    </>
  );
}
