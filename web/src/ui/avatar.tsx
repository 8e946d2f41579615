import { clsx } from 'clsx';

interface AvatarProps {
  readonly name: string;
  readonly className?: string;
}

/** 'NV' of 'Nora Vance', 'ad' of 'admin'. */
function initials(name: string): string {
  // Characters, not UTF-16 units.
  const [first = [], ...rest] = name
    .trim()
    .split(/\s+/)
    .map((word) => Array.from(word));
  const last = rest.at(-1);
  return [...first.slice(0, last ? 1 : 2), ...(last ?? []).slice(0, 1)].join('');
}

/** The initials of a name in a circle, or its first two letters; the name itself stands beside it. */
export function Avatar({ name, className }: AvatarProps) {
  return (
    <span
      aria-hidden
      className={clsx(
        'grid size-9 shrink-0 place-items-center rounded-full bg-tint text-[0.8125rem] font-bold text-on-tint uppercase',
        className,
      )}
    >
      {initials(name)}
    </span>
  );
}
