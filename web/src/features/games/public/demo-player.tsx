import { Play } from 'lucide-react';
import { useState } from 'react';
import { isProblem } from '../../../api/problem.ts';
import { thumbSources } from '../../../api/thumb-sources.ts';
import { useConfig } from '../../../config/config-context.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { MediaTile } from '../../../ui/media-tile.tsx';
import { useGameTokenQuery, useLaunchGameMutation } from '../game-token.api.ts';
import type { PublicGame } from '../games.api.ts';
import { AgeCheckButton } from './age-check-button.tsx';
import { ageProof } from './age-proof.ts';
import { DemoFrame } from './demo-frame.tsx';
import { saveGame } from './saved-games.ts';

const LAUNCH_FAILED = 'The demo could not be started. Please try again in a moment.';
/** 'Precondition Required': the law of the country wants the age verified. */
const AGE_WANTED = 428;

function isFrom(origin: string, address: string | undefined): address is string {
  return address !== undefined && URL.canParse(address) && new URL(address).origin === origin;
}

/** The game's picture with 'Play Free Demo'; after the click, the game itself. */
export function DemoPlayer({ game }: { readonly game: PublicGame }) {
  const { launcherOrigin } = useConfig();
  const token = useGameTokenQuery({}, { refetchOnMountOrArgChange: true });
  const [launch, launching] = useLaunchGameMutation();
  // Counted so that a restart makes a new frame.
  const [starts, setStarts] = useState(0);

  const start = async () => {
    const { data } = await launch({ query: { game: game.external_id, ageProof: ageProof() } });
    if (data) saveGame('recently_played', game);
    setStarts((count) => count + 1);
  };

  const address = launching.data?.launcherUrl;
  const error = launching.error ?? token.error;
  // A good answer without a token is no better than a failure.
  const noToken = token.error !== undefined || (token.data !== undefined && !token.data.token);
  const message = isProblem(error) && error.status < 500 ? error.message : undefined;

  if (isFrom(launcherOrigin, address)) {
    return (
      <section aria-label="Demo" className="overflow-hidden rounded-lg bg-stage text-on-stage">
        <DemoFrame key={starts} name={game.name} src={address} onRestart={() => void start()} />
      </section>
    );
  }
  const foreign = launching.data !== undefined;
  return (
    <section aria-label="Demo" className="overflow-hidden rounded-lg bg-stage text-on-stage">
      <div className="relative grid aspect-4/3 place-items-center sm:aspect-video">
        <MediaTile
          src={game.thumb}
          srcSet={thumbSources(game.thumb)}
          sizes="(min-width: 64rem) 56rem, 100vw"
          name={game.name}
          priority
          className="absolute inset-0 aspect-auto! size-full! rounded-none!"
        />
        <div className="absolute inset-0 bg-linear-to-t from-[#0b1f17] via-[#0b1f17]/60 to-[#0b1f17]/25" />
        <div className="relative flex flex-col items-center gap-3 px-4 text-center">
          <Button
            variant="accent"
            size="lg"
            disabled={!token.data?.token}
            busy={launching.isLoading || token.isFetching}
            onClick={() => void start()}
            className="min-w-52"
          >
            {!token.isFetching && !launching.isLoading && (
              <Play aria-hidden className="fill-current" />
            )}
            {token.data === undefined && error === undefined ? 'Loading...' : 'Play Free Demo'}
          </Button>
          <noscript>
            <p className="text-sm font-medium">The demo needs JavaScript, which is switched off.</p>
          </noscript>
          {error === undefined && !foreign && !noToken ? (
            <p className="text-sm font-medium">No sign-up. No download. Play money only.</p>
          ) : (
            <Alert variant="danger" className="max-w-md text-left shadow-lifted">
              {message ?? LAUNCH_FAILED}{' '}
              {isProblem(error) && error.status === AGE_WANTED && <AgeCheckButton />}
              {noToken && (
                <Button
                  variant="link"
                  className="text-current!"
                  onClick={() => void token.refetch()}
                >
                  Try again
                </Button>
              )}
            </Alert>
          )}
        </div>
      </div>
    </section>
  );
}
