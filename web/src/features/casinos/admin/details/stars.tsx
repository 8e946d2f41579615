import { clsx } from 'clsx';
import { Star } from 'lucide-react';

const STARS = [1, 2, 3, 4, 5] as const;

/** Filled share of a star, from 0 to 1. */
function fullness(star: number, value: number): number {
  return Math.min(1, Math.max(0, value - star + 1));
}

function StarShape({ full, className }: { readonly full: number; readonly className: string }) {
  return (
    <span aria-hidden className={clsx('relative inline-block', className)}>
      <Star className="absolute inset-0 size-full text-line-strong" />
      <span
        className="absolute inset-y-0 left-0 overflow-hidden"
        style={{ width: `${full * 100}%` }}
      >
        <Star className={clsx('max-w-none fill-rating text-rating', className)} />
      </span>
    </span>
  );
}

/** A rating for the eye; its number stands beside it. */
export function Stars({ value }: { readonly value: number }) {
  return (
    <span aria-hidden className="flex">
      {STARS.map((star) => (
        <StarShape key={star} full={fullness(star, value)} className="size-6" />
      ))}
    </span>
  );
}

interface StarPickerProps {
  readonly value: number;
  readonly onPick: (stars: number) => void;
}

/** Each star is two buttons: its left half gives half a star, its right half a whole one. */
export function StarPicker({ value, onPick }: StarPickerProps) {
  return (
    <fieldset className="flex">
      <legend className="sr-only">Stars</legend>
      {STARS.map((star) => (
        <span key={star} className="relative size-12">
          <StarShape full={fullness(star, value)} className="size-12" />
          {[star - 0.5, star].map((stars) => (
            <button
              key={stars}
              type="button"
              aria-label={stars === 1 ? '1 star' : `${stars} stars`}
              aria-pressed={stars === value}
              onClick={() => onPick(stars)}
              className={clsx(
                'absolute inset-y-0 w-1/2 rounded-sm',
                Number.isInteger(stars) ? 'right-0' : 'left-0',
              )}
            />
          ))}
        </span>
      ))}
    </fieldset>
  );
}
