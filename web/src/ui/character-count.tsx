import { formatCount } from './format.ts';

interface CharacterCountProps {
  readonly typed: string;
  readonly most: number;
  /** Beyond this length it is accepted, but marked as long. */
  readonly recommended?: number;
}

/** Used length of a text; read out while it is typed. */
export function CharacterCount({ typed, most, recommended }: CharacterCountProps) {
  const advice = recommended === undefined ? '' : ` (${recommended} recommended)`;
  const isLong = recommended !== undefined && typed.length > recommended;
  return (
    <span aria-live="polite" className={isLong ? 'text-on-warning-tint' : undefined}>
      {`${formatCount(typed.length)}/${formatCount(most)} characters${advice}`}
    </span>
  );
}
