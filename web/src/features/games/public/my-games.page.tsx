import { Heart, History } from 'lucide-react';
import type { ReactNode } from 'react';
import { answerCookies, useCookieConsent } from '../../../api/cookie-consent.ts';
import { paths } from '../../../config/paths.ts';
import { PageHead } from '../../../head/page-head.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { useKeptFocus } from '../../../ui/use-kept-focus.ts';
import { GamesGrid, GamesGridSkeleton } from './games-grid.tsx';
import { clearGames, type SavedList, useSavedGames } from './saved-games.ts';

const PLACEHOLDERS = 5;

interface SavedSectionProps {
  readonly list: SavedList;
  readonly title: string;
  readonly clearLabel: string;
  readonly empty: { readonly icon: ReactNode; readonly title: string; readonly text: string };
}

function SavedSection({ list, title, clearLabel, empty }: SavedSectionProps) {
  const games = useSavedGames(list);
  return (
    <section aria-labelledby={list} className="pt-10">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b-2 border-ink pb-4">
        <h2 id={list} className="text-title font-extrabold">
          {title}
        </h2>
        {games !== undefined && games.length > 0 && (
          <Button variant="secondary" onClick={() => clearGames(list)}>
            {clearLabel}
          </Button>
        )}
      </div>
      {games === undefined && <GamesGridSkeleton count={PLACEHOLDERS} />}
      {games?.length === 0 && (
        <EmptyState
          headingLevel="h3"
          icon={empty.icon}
          title={empty.title}
          actions={<LinkButton to={paths.freeGames}>Browse all games</LinkButton>}
        >
          <p>{empty.text}</p>
        </EmptyState>
      )}
      {games !== undefined && games.length > 0 && <GamesGrid games={games} />}
    </section>
  );
}

function ConsentAsked() {
  return (
    <EmptyState
      className="mt-8"
      icon={<Heart />}
      title="Nothing is kept without your consent"
      actions={<Button onClick={() => answerCookies('accepted')}>Allow</Button>}
    >
      <p>
        Favourites and the games you played last are kept in this browser alone: we never get them.
      </p>
    </EmptyState>
  );
}

/** The games that this device remembers. */
export function Component() {
  const { answered, accepted } = useCookieConsent();
  useKeptFocus();
  return (
    <div className="container-page pt-8 pb-4">
      <PageHead
        title="My Games"
        description="Your favourite games and those you played last, kept on this device alone."
        path={paths.myGames}
        unlisted
      />
      <h1 className="text-title font-extrabold">My Games</h1>
      <p className="mt-1 text-ink-muted">Kept on this device alone. Nobody else can see them.</p>
      {answered !== undefined && !accepted ? (
        <ConsentAsked />
      ) : (
        <>
          <SavedSection
            list="favourite_games"
            title="Favourites"
            clearLabel="Clear favourites"
            empty={{
              icon: <Heart />,
              title: 'No favourites yet',
              text: 'Press the heart on a game to add it here.',
            }}
          />
          <SavedSection
            list="recently_played"
            title="Recently played"
            clearLabel="Clear recently played"
            empty={{
              icon: <History />,
              title: 'Nothing played yet',
              text: 'Games that you start are listed here, newest first.',
            }}
          />
        </>
      )}
    </div>
  );
}
