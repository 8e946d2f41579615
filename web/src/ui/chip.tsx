import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';

interface ChipProps {
  readonly children: ReactNode;
  /** Makes the chip removable; the label names the action. */
  readonly onRemove?: () => void;
  readonly removeLabel?: string;
}

/** One of several chosen or listed things. */
export function Chip({ children, onRemove, removeLabel = 'Remove' }: ChipProps) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-8 max-w-full items-center gap-1.5 rounded-full border border-line bg-surface px-3 py-1 text-sm font-medium',
        onRemove && 'pr-1',
      )}
    >
      <span className="min-w-0 wrap-anywhere">{children}</span>
      {onRemove && (
        <button
          type="button"
          onClick={onRemove}
          aria-label={removeLabel}
          className="grid size-6 shrink-0 place-items-center rounded-full text-ink-muted hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden className="size-3.5" />
        </button>
      )}
    </span>
  );
}
