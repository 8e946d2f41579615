import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';

interface SpinnerProps {
  readonly label: string;
  readonly className?: string;
}

export function Spinner({ label, className }: SpinnerProps) {
  return (
    <output className={clsx('inline-flex items-center gap-2 text-ink-muted', className)}>
      <LoaderCircle aria-hidden className="size-5 animate-spin" />
      <span>{label}</span>
    </output>
  );
}
