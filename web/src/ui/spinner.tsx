import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';

interface SpinnerProps {
  /** For screen readers, and shown beside it unless `quiet`. */
  readonly label: string;
  readonly quiet?: boolean;
  readonly className?: string;
}

export function Spinner({ label, quiet = false, className }: SpinnerProps) {
  return (
    <output className={clsx('inline-flex items-center gap-2 text-ink-muted', className)}>
      <LoaderCircle aria-hidden className="size-5 animate-spin" />
      <span className={quiet ? 'sr-only' : ''}>{label}</span>
    </output>
  );
}
