import { classNames } from './class-names.ts';

/** A grey shape that holds the place of what is loading. Say in words nearby that it loads. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <div aria-hidden className={classNames('animate-waiting rounded-md bg-line/60', className)} />
  );
}
