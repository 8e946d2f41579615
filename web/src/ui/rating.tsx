import { clsx } from 'clsx';
import { Star } from 'lucide-react';

/** A rating text with one decimal, undefined for an invalid one. */
export function oneDecimal(rating: string | null | undefined): string | undefined {
  if (!rating) return undefined;
  const value = Number(rating);
  return Number.isFinite(value) ? value.toFixed(1) : undefined;
}

interface RatingProps {
  /** '4.5' */
  readonly rating: string | null | undefined;
  readonly className?: string;
}

/** Points out of five; nothing for an unrated record. */
export function Rating({ rating, className }: RatingProps) {
  const points = oneDecimal(rating);
  if (points === undefined) return null;
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 font-semibold whitespace-nowrap tabular-nums',
        className,
      )}
    >
      <Star aria-hidden className="size-[1em] shrink-0 fill-rating text-rating" />
      <span aria-hidden>{`${points}/5`}</span>
      <span className="sr-only">{`Rated ${points} out of 5`}</span>
    </span>
  );
}
