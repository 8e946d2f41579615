import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A placeholder for loading content. Needs a text nearby that says so. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <div aria-hidden className={clsx('animate-waiting rounded-md bg-line/60', className)} />;
}

interface LoadingShapesProps {
  /** Name of the loading content. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Placeholders for loading content, and their text: beside them, since a status holds text alone. */
export function LoadingShapes({ label, className, children }: LoadingShapesProps) {
  return (
    <div className={className}>
      <output aria-label={label} className="sr-only">
        {label}
      </output>
      {children}
    </div>
  );
}
