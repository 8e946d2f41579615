import { ArrowUpRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';

const WAYS = [
  { to: paths.freeGames, title: 'All Free Games', text: 'Every demo, from A to Z' },
  { to: paths.highRtp, title: 'High RTP Games', text: '96 percent and more' },
  { to: paths.latestSlots, title: 'Latest Slots', text: 'The newest releases' },
  { to: paths.gameThemes, title: 'Slot Themes', text: 'From Egypt to outer space' },
  { to: paths.gameTypes, title: 'Game Types', text: 'Slots, tables, scratch cards' },
  { to: paths.countries, title: 'Casino Bonuses', text: 'The offers in your country' },
];

/** Links to further games. */
export function ExploreMore() {
  return (
    <section aria-labelledby="explore" className="mt-16">
      <h2 id="explore" className="mb-6 text-heading font-bold">
        Explore More Games & Bonuses
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {WAYS.map(({ to, title, text }) => (
          <li key={to}>
            <Link
              to={to}
              className="group flex h-full items-start justify-between gap-3 rounded-lg border border-line bg-surface p-5 transition-colors hover:border-primary focus-visible:rounded-lg"
            >
              <span>
                <span className="block font-display text-[1.0625rem] font-bold tracking-tight">
                  {title}
                </span>
                <span className="mt-1 block text-sm text-ink-muted">{text}</span>
              </span>
              <ArrowUpRight
                aria-hidden
                className="size-5 shrink-0 text-ink-faint transition-transform group-hover:translate-x-0.5 group-hover:-translate-y-0.5 group-hover:text-link"
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
