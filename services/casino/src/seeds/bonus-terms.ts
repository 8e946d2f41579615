/** What the small print of a deposit bonus says; sums are written with their currency. */
interface BonusTerms {
  readonly age?: string;
  readonly least: string;
  readonly wagering: number;
  readonly days: number;
  readonly bet: string;
  readonly win?: string;
  /** What may be played for it; several kinds of games unless said. */
  readonly on?: string;
  readonly more?: string;
  readonly help: string;
}

export function bonus({
  age = '18+',
  least,
  wagering,
  days,
  bet,
  win,
  on,
  more,
  help,
}: BonusTerms): string {
  return [
    `${age}. New customers only, one bonus per household.`,
    `Minimum deposit ${least}; deposits by e-wallet do not qualify.`,
    on === undefined
      ? `The bonus must be wagered ${wagering} times within ${days} days; slots count 100%, table games 10%, live games 0%.`
      : `The bonus must be wagered ${wagering} times within ${days} days, on ${on}.`,
    `Maximum stake while wagering ${bet}.`,
    ...(win === undefined ? [] : [`Maximum conversion ${win}.`]),
    ...(more === undefined ? [] : [more]),
    'A withdrawal before wagering is complete forfeits the bonus and its winnings. Full terms apply.',
    help,
  ].join(' ');
}

export const spins = (worth: string, game: string, help: string) =>
  `18+. New customers only. Opt in and stake the qualifying amount on slots within 7 days of registering. Spins are worth ${worth} each, valid on ${game} only and lapse after 72 hours. Winnings are paid in cash, without wagering. Full terms apply. ${help}`;

export const GB = 'Please gamble responsibly. National Gambling Helpline 0808 8020 133';
export const CA = 'ConnexOntario 1-866-531-2600';
export const AU = 'Gambling Help 1800 858 858';
export const ZA = 'National Responsible Gambling Programme 0800 006 008';
export const ANYWHERE = 'Please gamble responsibly. gamblingtherapy.org';
