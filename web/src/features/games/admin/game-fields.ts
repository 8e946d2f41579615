import type { StaffGame } from '@slots/contracts/catalog/games';
import { restrictedCountries } from '@slots/contracts/catalog/restricted-countries';
import type { GameChanges } from './staff-games.api.ts';

/** An inline-editable field of a game. */
export type EditableField = Exclude<
  keyof GameChanges & keyof StaffGame,
  'id' | 'external_id' | 'name' | 'published'
>;

/** 'switch': a text of the catalogue that says yes or no, so a checkbox unless it says anything else. */
type FieldKind = 'text' | 'number' | 'boolean' | 'switch';

export interface GameField {
  readonly field: EditableField;
  readonly label: string;
  readonly kind: FieldKind;
  /** What a typed text would do. */
  readonly hint?: (typed: string) => string;
}

export const SPECIFICATIONS: readonly GameField[] = [
  { field: 'rtp', label: 'RTP', kind: 'number' },
  { field: 'volatility', label: 'Volatility', kind: 'text' },
  { field: 'release', label: 'Release Date', kind: 'text' },
  { field: 'reels', label: 'Reels', kind: 'text' },
  { field: 'payline', label: 'Payline', kind: 'text' },
  { field: 'megaways', label: 'Megaways', kind: 'boolean' },
  { field: 'bonusBuy', label: 'Bonus Buy', kind: 'boolean' },
  { field: 'progressive', label: 'Progressive', kind: 'boolean' },
];

export const FEATURES: readonly GameField[] = [
  { field: 'autoplay', label: 'Autoplay', kind: 'switch' },
  { field: 'quickspin', label: 'Quick Spin', kind: 'switch' },
  { field: 'tumblingReels', label: 'Tumbling Reels', kind: 'switch' },
  { field: 'increasingMultipliers', label: 'Increasing Multipliers', kind: 'switch' },
  { field: 'clusterSlot', label: 'Cluster Slot', kind: 'switch' },
  { field: 'minBet', label: 'Min Bet', kind: 'number' },
  { field: 'maxBet', label: 'Max Bet', kind: 'number' },
  { field: 'maxWinPerSpin', label: 'Max Win Per Spin', kind: 'text' },
  { field: 'maxExposure', label: 'Max Exposure', kind: 'text' },
  { field: 'orientation', label: 'Orientation', kind: 'text' },
  { field: 'restrictions', label: 'Restrictions', kind: 'text', hint: restrictionsHint },
];

function restrictionsHint(typed: string): string {
  const codes = restrictedCountries(typed);
  return codes.length === 0
    ? 'Country codes, such as GB, US. Without one the demo launches everywhere.'
    : `The demo does not launch in ${codes.join(', ')}.`;
}

const YES_OR_NO = /^(yes|no)$/i;

/** Control for a field, by its value: '5,000x' fits into no number, 'Sometimes' no checkbox. */
export function shownAs(kind: FieldKind, value: string | boolean | null) {
  if (typeof value === 'boolean') return { type: 'boolean', value } as const;
  const empty = value === null || value === '';
  if (kind === 'switch' && (empty || YES_OR_NO.test(value))) {
    return { type: 'boolean', value: empty ? null : value.toLowerCase() === 'yes' } as const;
  }
  if (kind === 'number' && (empty || Number.isFinite(Number(value)))) {
    return { type: 'number', value } as const;
  }
  return { type: 'text', value } as const;
}

const SWITCHES: ReadonlySet<string> = new Set(
  FEATURES.flatMap(({ field, kind }) => (kind === 'switch' ? [field] : [])),
);

/** A value for a comparison: what a checkbox sends as true is stored as a text that says yes. */
export function comparedAs(field: string, value: unknown): unknown {
  const isText = SWITCHES.has(field) && typeof value === 'string';
  return isText ? shownAs('switch', value).value : value;
}
