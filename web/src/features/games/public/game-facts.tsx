import { Check } from 'lucide-react';
import { Link } from 'react-router-dom';
import { paths } from '../../../config/paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { formatLongDate } from '../../../ui/format.ts';
import type { PublicGame } from '../games.api.ts';
import { formatRtp } from '../rtp.ts';

interface Fact {
  readonly label: string;
  readonly value: string | null | undefined;
}

function known(facts: readonly Fact[]): { label: string; value: string }[] {
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

/** RTP, volatility, reels and paylines: the four figures in the banner. */
export function headlineFacts({ rtp, volatility, reels, payline }: PublicGame) {
  return known([
    { label: 'RTP', value: rtp && formatRtp(rtp) },
    { label: 'Volatility', value: volatility },
    { label: 'Reels', value: reels },
    { label: 'Paylines', value: payline },
  ]);
}

/** 'Game Details': release date and the figures, as a list of terms. */
export function GameDetails({ game }: { readonly game: PublicGame }) {
  const released = game.release && formatLongDate(game.release);
  const rows = [...known([{ label: 'Release Date', value: released }]), ...headlineFacts(game)];
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="details" className="rounded-lg border border-line bg-surface p-5">
      <h2 id="details" className="text-heading font-bold">
        Game Details
      </h2>
      <dl className="mt-3">
        {rows.map(({ label, value }) => (
          <div
            key={label}
            className="flex items-baseline justify-between gap-4 border-t border-line py-2.5"
          >
            <dt className="shrink-0 text-[0.9375rem] text-ink-muted">{label}</dt>
            <dd className="min-w-0 text-right font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A feature comes as a flag, or as the catalogue's text. */
const isOn = (value: boolean | string | null) =>
  value === true || String(value).toLowerCase() === 'yes';

function featuresOf({ megaways, bonusBuy, progressive, autoplay }: PublicGame): string[] {
  const features: [string, boolean][] = [
    ['Megaways', isOn(megaways)],
    ['Bonus Buy', isOn(bonusBuy)],
    ['Progressive', isOn(progressive)],
    ['Autoplay', isOn(autoplay)],
  ];
  return features.flatMap(([label, has]) => (has ? [label] : []));
}

export function GameFeatures({ game }: { readonly game: PublicGame }) {
  const features = featuresOf(game);
  if (features.length === 0) return null;
  return (
    <section aria-labelledby="features">
      <h2 id="features" className="text-heading font-bold">
        Game Features
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {features.map((feature) => (
          <li key={feature}>
            <Badge variant="tint" className="px-2.5! py-1.5! text-sm!">
              <Check aria-hidden />
              {feature}
            </Badge>
          </li>
        ))}
      </ul>
    </section>
  );
}

const theme =
  'inline-flex min-h-9 items-center rounded-full wrap-anywhere border border-line-strong bg-surface px-3.5 text-sm font-medium';

export function GameThemes({ game }: { readonly game: PublicGame }) {
  if (game.themes.length === 0) return null;
  return (
    <section aria-labelledby="themes">
      <h2 id="themes" className="text-heading font-bold">
        Game Themes
      </h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {game.themes.map(({ id, name, slug }) => (
          <li key={id}>
            {slug ? (
              <Link
                to={paths.gameTheme(slug)}
                className={`${theme} hover:border-ink focus-visible:rounded-full`}
              >
                {name}
              </Link>
            ) : (
              <span className={theme}>{name}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
