import { clsx } from 'clsx';
import { useState } from 'react';
import { useConfig } from '../../../config/config-context.ts';
import { Button } from '../../../ui/button.tsx';
import type { PublicGame } from '../games.api.ts';
import { firstWords, isLong } from './truncate.ts';

function fallbackText({ name, provider }: PublicGame, minAge: number): string {
  const maker = provider ? ` by ${provider.name}` : '';
  return (
    `${name} is a game${maker} that you can try here for free, without signing up or downloading anything. ` +
    'The demo uses play money, so you can learn how it works at your own pace. ' +
    `If you ever play for real money, set yourself a limit first and please play responsibly. ${minAge}+ only.`
  );
}

/** 'About {name}': the description, in part first when it is long, or else a fallback, whole for its note. */
export function GameAbout({ game }: { readonly game: PublicGame }) {
  const [expanded, setExpanded] = useState(false);
  const { minAge } = useConfig().visitor;
  const own = game.description?.trim() ?? '';
  const description = own || fallbackText(game, minAge);
  const long = isLong(own);
  const beginning = firstWords(description);
  const isShort = long && !expanded;
  return (
    <section aria-labelledby="about">
      <h2 id="about" className="text-heading font-bold">
        {`About ${game.name}`}
      </h2>
      <p
        className={clsx(
          'mt-3 max-w-prose leading-relaxed whitespace-pre-line text-ink-muted',
          // 60 words are all of it: fewer lines than a text has that is long, so that there is always more.
          isShort && beginning === description && 'line-clamp-4 sm:line-clamp-3',
        )}
      >
        {isShort ? beginning : description}
      </p>
      {long && (
        <Button
          variant="link"
          className="mt-2 min-h-11"
          aria-expanded={expanded}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? 'Show Less' : 'Read More'}
        </Button>
      )}
    </section>
  );
}
