import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';

interface NativeSelectProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly invalid?: boolean;
  /** Id of what is wrong with it. */
  readonly describedBy?: string | undefined;
  readonly children: ReactNode;
}

/** A native select: it works before any script does, and suits phones best. */
export function NativeSelect(props: NativeSelectProps) {
  const { label, value, onChange, invalid, describedBy, children } = props;
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="block text-sm font-semibold text-ink-muted">
        {label}
      </label>
      <div className="relative mt-1">
        <select
          id={id}
          value={value}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          onChange={(event) => onChange(event.target.value)}
          className="h-11 w-full appearance-none truncate rounded-md border border-line-strong bg-surface pr-9 pl-3 text-[0.9375rem] hover:border-ink"
        >
          {children}
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-3.5 right-3 size-4 text-ink-muted"
        />
      </div>
    </div>
  );
}
