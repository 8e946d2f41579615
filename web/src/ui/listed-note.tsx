import { clsx } from 'clsx';
import { Badge } from './badge.tsx';

interface ListedNoteProps {
  /** The entry of a toplist; none: nothing is shown. */
  readonly listed: { readonly reason: string | null; readonly paid: boolean } | undefined;
  readonly className?: string;
}

/** Says why something stands where it does, and that its place was paid for. */
export function ListedNote({ listed, className }: ListedNoteProps) {
  if (!listed?.paid && !listed?.reason) return null;
  return (
    <p
      className={clsx(
        'flex flex-wrap items-center gap-x-2 gap-y-1 text-sm wrap-anywhere text-ink-muted',
        className,
      )}
    >
      {listed.paid && <Badge variant="outline">Paid placement</Badge>}
      {listed.reason}
    </p>
  );
}
