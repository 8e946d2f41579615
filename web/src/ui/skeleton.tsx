import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** A grey shape that holds the place of what is loading. Say in words nearby that it loads. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <div aria-hidden className={clsx('animate-waiting rounded-md bg-line/60', className)} />;
}

interface LoadingShapesProps {
  /** Name of the loading content. */
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Shapes in the place of what is loading, and the words for them: beside them, since a status holds text alone. */
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
