import { data, Link } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { PageHead } from '../head/page-head.tsx';
import { LinkButton } from '../ui/button.tsx';

export const loader = () => () => data(null, { status: 404 });

interface Suggestion {
  readonly to: string;
  readonly text: string;
}

const GAMES: readonly Suggestion[] = [
  { to: paths.freeGames, text: 'Try 25,000+ free games, no sign-up' },
  { to: paths.highRtp, text: 'See which games give back the most' },
  { to: paths.latestSlots, text: 'Play the latest slots' },
  { to: paths.gameThemes, text: 'Browse all slot themes' },
];

const BONUSES: readonly Suggestion[] = [
  { to: paths.countries, text: 'Compare bonuses by country' },
  { to: paths.country('united-kingdom'), text: 'Casino bonuses in the United Kingdom' },
  { to: paths.freeGames, text: 'Try 25,000+ free games before you choose' },
  { to: paths.responsibleGaming, text: 'Keep it fun: limits and help' },
];

function Suggestions(props: {
  readonly id: string;
  readonly title: string;
  readonly links: readonly Suggestion[];
}) {
  return (
    <section aria-labelledby={props.id} className="rounded-lg border border-line bg-surface p-6">
      <h2 id={props.id} className="text-heading font-bold">
        {props.title}
      </h2>
      <ul className="mt-2">
        {props.links.map(({ to, text }) => (
          <li key={text} className="border-t border-line first:border-t-0">
            <Link
              to={to}
              className="flex min-h-12 items-center py-2 font-medium hover:text-link hover:underline"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** For every unknown address. */
export function Component() {
  return (
    <div className="container-page py-16">
      <PageHead
        title="Page Not Found"
        description="The page you're looking for doesn't exist or may have been moved."
        unlisted
      />
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
        <LinkButton to={paths.countries} variant="secondary">
          Bonuses
        </LinkButton>
      </div>
      <div className="mt-12 grid gap-6 lg:grid-cols-2">
        <Suggestions id="explore-games" title="Explore Games" links={GAMES} />
        <Suggestions id="casino-bonuses" title="Casino Bonuses" links={BONUSES} />
      </div>
      <Link
        to={paths.home}
        className="mt-8 inline-block max-w-full py-1 font-semibold text-link underline underline-offset-4"
      >
        Back to the homepage
      </Link>
    </div>
  );
}
