import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FRESH_FOR_A_MINUTE } from '../../../../api/freshness.ts';
import { messageOf } from '../../../../api/problem.ts';
import { portalPaths } from '../../../../config/portal-paths.ts';
import { Pagination } from '../../../../ui/pagination.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { ErrorState } from '../../../../ui/state.tsx';
import { useCasinoGamesQuery } from '../../admin-casino-relations.api.ts';
import { Section } from '../section.tsx';

/** Games of the library with their types. */
export function LibraryGames() {
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useCasinoGamesQuery(page, FRESH_FOR_A_MINUTE);
  return (
    <Section title="Games" about="The site's library, and the type of each game.">
      {error && !isFetching ? (
        <ErrorState
          headingLevel="h3"
          className="py-6"
          title={messageOf(error, 'Failed to load games. Please try again.')}
          error={error}
          onRetry={() => void refetch()}
        />
      ) : !data ? (
        <Spinner label="Loading games..." />
      ) : data.data.length === 0 ? (
        <p className="text-ink-muted">No games found</p>
      ) : (
        <>
          <ul
            aria-label="Games"
            aria-busy={isFetching}
            className="grid gap-x-6 gap-y-1 aria-busy:opacity-60 @2xl:grid-cols-2 @5xl:grid-cols-3"
          >
            {data.data.map(({ external_id: id, name, provider_name, type_name }) => (
              <li key={id} className="min-w-0 py-1 text-[0.9375rem]">
                <Link
                  to={portalPaths.gameDetails(id)}
                  className="block truncate font-medium hover:underline"
                >
                  {name}
                </Link>
                <span className="block truncate text-sm text-ink-muted">
                  {[type_name, provider_name].filter(Boolean).join(' · ')}
                </span>
              </li>
            ))}
          </ul>
          {data.last_page > 1 && (
            <Pagination
              page={page}
              pages={data.last_page}
              busy={isFetching}
              onPageChange={setPage}
            />
          )}
        </>
      )}
    </Section>
  );
}
