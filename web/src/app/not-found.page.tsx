import { data, Link } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { PageHead } from '../head/page-head.tsx';
import { LinkButton } from '../ui/button.tsx';

export const loader = () => () => data(null, { status: 404 });

const GAMES = [
  { to: paths.freeGames, text: 'Try 25,000+ free games, no sign-up' },
  { to: paths.highRtp, text: 'See which games give back the most' },
  { to: paths.latestSlots, text: 'Play the latest slots' },
  { to: paths.gameThemes, text: 'Browse all slot themes' },
];

/** For every address that leads nowhere. */
export function Component() {
  return (
    <div className="container-page grid gap-10 py-16 lg:grid-cols-[1.2fr_1fr] lg:gap-20">
      <PageHead
        title="Page Not Found"
        description="The page you're looking for doesn't exist or may have been moved."
        unlisted
      />
      <div>
        <p aria-hidden className="font-display text-[7rem] leading-none font-extrabold text-link">
          404
        </p>
        <h1 className="mt-4 text-title font-extrabold">Page Not Found</h1>
        <p className="mt-3 max-w-prose text-lg text-ink-muted">
          Oops! The page you're looking for doesn't exist or may have been moved.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton to={paths.home}>Home</LinkButton>
          <LinkButton to={paths.freeGames} variant="secondary">
            Free Games
          </LinkButton>
          <LinkButton to={paths.highRtp} variant="secondary">
            High RTP
          </LinkButton>
        </div>
      </div>
      <section
        aria-labelledby="suggestions"
        className="rounded-lg border border-line bg-surface p-6"
      >
        <h2 id="suggestions" className="text-heading font-bold">
          Explore Games
        </h2>
        <ul className="mt-2">
          {GAMES.map(({ to, text }) => (
            <li key={to} className="border-t border-line first:border-t-0">
              <Link
                to={to}
                className="flex min-h-12 items-center font-medium hover:text-link hover:underline"
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
        <Link
          to={paths.home}
          className="mt-4 inline-block py-1 font-semibold text-link underline underline-offset-4"
        >
          Back to the homepage
        </Link>
      </section>
    </div>
  );
}
