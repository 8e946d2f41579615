import { clsx } from 'clsx';
import type {
  HTMLAttributes,
  TableHTMLAttributes,
  TdHTMLAttributes,
  ThHTMLAttributes,
} from 'react';

interface TableProps extends TableHTMLAttributes<HTMLTableElement> {
  /** Accessible name, for those who cannot see the heading above it. */
  readonly label: string;
}

/** A table in a frame of its own that scrolls sideways, never the page. */
export function Table({ label, className, ...rest }: TableProps) {
  return (
    // A scrolling region has to be reachable by keyboard.
    <section
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <table
        {...rest}
        aria-label={label}
        className={clsx('w-full border-collapse text-left text-[0.9375rem]', className)}
      />
    </section>
  );
}

export function TableHead({ className, ...rest }: HTMLAttributes<HTMLTableSectionElement>) {
  return <thead {...rest} className={clsx('bg-sunken text-ink-muted', className)} />;
}

export function TableBody({ className, ...rest }: HTMLAttributes<HTMLTableSectionElement>) {
  return <tbody {...rest} className={clsx('divide-y divide-line', className)} />;
}

export function TableRow({ className, ...rest }: HTMLAttributes<HTMLTableRowElement>) {
  return (
    <tr
      {...rest}
      className={clsx(
        'transition-colors data-[state=selected]:bg-tint [tbody_&]:hover:bg-sunken/60 [tbody_&]:data-[state=selected]:hover:bg-tint',
        className,
      )}
    />
  );
}

export function TableHeading({
  className,
  scope = 'col',
  ...rest
}: ThHTMLAttributes<HTMLTableCellElement>) {
  return (
    <th
      {...rest}
      scope={scope}
      className={clsx('h-11 px-4 text-[0.8125rem] font-semibold whitespace-nowrap', className)}
    />
  );
}

export function TableCell({ className, ...rest }: TdHTMLAttributes<HTMLTableCellElement>) {
  return (
    <td {...rest} className={clsx('max-w-md px-4 py-3 align-middle break-words', className)} />
  );
}
