import { classNames } from './class-names.ts';

/** A grey shape that holds the place of what is loading. Say in words nearby that it loads. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <div
      aria-hidden
      className={classNames(
        'animate-shimmer rounded-md bg-[linear-gradient(100deg,var(--sunken)_40%,var(--line)_50%,var(--sunken)_60%)] bg-[length:200%_100%]',
        className,
      )}
    />
  );
}
