import { clsx } from 'clsx';

interface AvatarProps {
  readonly name: string;
  readonly className?: string;
}

/** The first two letters of a name in a circle; the name itself stands beside it. */
export function Avatar({ name, className }: AvatarProps) {
  return (
    <span
      aria-hidden
      className={clsx(
        'grid size-9 shrink-0 place-items-center rounded-full bg-tint text-[0.8125rem] font-bold text-on-tint uppercase',
        className,
      )}
    >
      {name.trim().slice(0, 2)}
    </span>
  );
}
