import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  Navigate,
  redirect,
  useParams,
  useRouteError,
} from 'react-router-dom';
import { isProblem, isWithdrawn } from '../../../api/problem.ts';
import { paths } from '../../../config/paths.ts';
import { shareImages } from '../../../config/share-images.ts';
import { PageHead } from '../../../head/page-head.tsx';
import { askedAnew } from '../../../routing/asked-anew.ts';
import type { Loading } from '../../../routing/loading.ts';
import { useRetryPage } from '../../../routing/use-retry-page.ts';
import { HydrationBoundary } from '../../../ui/hydration-boundary.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { gamesApi, type PublicGame, usePublicGameQuery } from '../games.api.ts';
import { DemoPlayer } from './demo-player.tsx';
import { ExploreMore } from './explore-more.tsx';
import { GameAbout } from './game-about.tsx';
import { GameBanner } from './game-banner.tsx';
import { GameDetails, GameFeatures, GameThemes } from './game-facts.tsx';
import { GameLd } from './game-ld.tsx';
import { GameNotFound } from './game-not-found.tsx';
import { GamePreview } from './game-preview.tsx';
import { SimilarGames, similarTo } from './similar-games.tsx';

export async function loadGame(loading: Loading, { params }: LoaderFunctionArgs): Promise<void> {
  const slug = params['slug'] ?? '';
  const { publicGame, similarGames } = gamesApi.endpoints;
  const game = await loading.need(askedAnew(publicGame), { params: { slug } });
  if (!game) return;
  // The gateway redirected from an old slug to the new one: so must the page.
  if (game.slug !== slug) throw redirect(paths.game(game.slug), 301);
  await loading.want(similarGames, similarTo(game));
}

/** Parts of a game's page that other features fill. */
export interface GamePageSlots {
  /** In the column beside the game. */
  readonly aside: (game: PublicGame) => ReactNode;
  /** Below the game's description. */
  readonly below: (game: PublicGame) => ReactNode;
}

function GameSkeleton() {
  return (
    <div className="container-page py-10">
      <PageHead title="Loading game..." description="A free demo game." unlisted />
      <Spinner label="Loading game..." />
      <Skeleton className="mt-6 h-44" />
      <Skeleton className="mt-8 aspect-video max-w-4xl" />
    </div>
  );
}

/** What an answer may leave out: it counts as unknown. */
const UNKNOWN = {
  provider: null,
  type: null,
  youtube_url: null,
  thumb: null,
} as const satisfies Partial<PublicGame>;

function GameView({ game, slots }: { readonly game: PublicGame; readonly slots: GamePageSlots }) {
  const { name, seo_description: seoDescription } = game;
  return (
    <>
      <PageHead
        title={`Play ${name} Free Online | No Registration Required`}
        description={
          seoDescription ??
          `Play the ${name} demo${game.provider ? ` by ${game.provider.name}` : ''} for free: no registration, no download. See its RTP, volatility and features.`
        }
        path={paths.game(game.slug)}
        image={shareImages.game(game.slug, game.updatedAt)}
        type="article"
        unlisted={!game.indexed}
      />
      <GameLd game={game} />
      <article>
        <HydrationBoundary>
          <GameBanner game={game} />
        </HydrationBoundary>
        <div className="container-page">
          <div className="grid grid-cols-1 gap-x-10 gap-y-8 pt-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
            <div className="flex min-w-0 flex-col gap-10">
              <HydrationBoundary>
                <DemoPlayer key={game.external_id} game={game} />
              </HydrationBoundary>
              <HydrationBoundary>
                <GameAbout key={game.slug} game={game} />
                <GameFeatures game={game} />
                <GameThemes game={game} />
                <GamePreview game={game} />
              </HydrationBoundary>
            </div>
            <aside className="flex flex-col gap-6 lg:sticky lg:top-24 lg:self-start">
              <HydrationBoundary>
                {slots.aside(game)}
                <GameDetails game={game} />
              </HydrationBoundary>
            </aside>
          </div>
          <HydrationBoundary>{slots.below(game)}</HydrationBoundary>
          <HydrationBoundary>
            <SimilarGames game={game} />
          </HydrationBoundary>
          <HydrationBoundary>
            <ExploreMore />
          </HydrationBoundary>
        </div>
      </article>
    </>
  );
}

/** A game with its demo. */
export function GamePage({ slots }: { readonly slots: GamePageSlots }) {
  const { slug = '' } = useParams();
  const { currentData, error, isFetching, refetch } = usePublicGameQuery({ params: { slug } });
  // It may have been shown before.
  const game = isWithdrawn(error) ? undefined : currentData;
  if (game && game.slug !== slug) return <Navigate to={paths.game(game.slug)} replace />;
  if (game) return <GameView game={{ ...UNKNOWN, ...game }} slots={slots} />;
  if (error === undefined || isFetching) return <GameSkeleton />;
  return (
    <GameNotFound problem={isProblem(error) ? error : undefined} onRetry={() => void refetch()} />
  );
}

/** The same refusal when the server already met it. */
export function GameErrorBoundary() {
  const error = useRouteError();
  const retry = useRetryPage();
  const problem = isRouteErrorResponse(error) && isProblem(error.data) ? error.data : undefined;
  return <GameNotFound problem={problem} onRetry={retry} />;
}
