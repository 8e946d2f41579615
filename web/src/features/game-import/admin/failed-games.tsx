import type { ImportJob } from '@slots/contracts/catalog/imports';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { portalPaths } from '../../../config/portal-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { formatCount } from '../../../ui/format.ts';

/** A whole catalogue can fail: rendering it all would freeze the browser. */
const AT_ONCE = 100;

/** The failed games of an import, each with its reason. */
export function FailedGames({ errors }: { readonly errors: ImportJob['results']['errors'] }) {
  const [shown, setShown] = useState(AT_ONCE);
  return (
    <section aria-labelledby="failed-games">
      <h3 id="failed-games" className="text-sm font-semibold">
        Failures and reasons
      </h3>
      <ul
        // A scrolling list has to be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="mt-2 max-h-60 divide-y divide-line overflow-y-auto rounded-md border border-line"
      >
        {errors.slice(0, shown).map(({ id, error }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline gap-x-4 gap-y-1 px-4 py-2.5 text-sm"
          >
            <Link
              to={portalPaths.gameImportDetails(id)}
              className="font-semibold tabular-nums text-link hover:underline"
            >
              Game {id}
            </Link>
            <span className="min-w-0 text-ink-muted break-words">{error}</span>
          </li>
        ))}
      </ul>
      {errors.length > shown && (
        <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-muted">
          <output>
            {formatCount(shown)} of {formatCount(errors.length)} shown
          </output>
          <Button variant="link" size="sm" onClick={() => setShown(shown + AT_ONCE)}>
            Show more
          </Button>
        </div>
      )}
    </section>
  );
}
