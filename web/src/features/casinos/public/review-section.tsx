import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

interface ReviewSectionProps<T> {
  readonly title: string;
  /** Undefined while it loads, or after a failure. */
  readonly items: readonly T[] | undefined;
  readonly failed: boolean;
  readonly onRetry: () => void;
  readonly failure: string;
  readonly empty: string;
  readonly children: (items: readonly T[]) => ReactNode;
}

/** A part of the review with its own loading, failure and empty states. */
export function ReviewSection<T>(props: ReviewSectionProps<T>) {
  const { title, items, failed, onRetry, failure, empty, children } = props;
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="border-t border-line py-6 first:border-t-0 first:pt-0 only:pb-0"
    >
      <h2 id={id} className="text-heading font-bold">
        {title}
      </h2>
      <div className="mt-3 min-h-8">
        {items === undefined && !failed && (
          <output aria-label={`Loading: ${title}`} className="block">
            <Skeleton className="h-8 max-w-md" />
          </output>
        )}
        {items === undefined && failed && (
          <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <p className="text-danger">{failure}</p>
            <Button variant="link" className="min-h-8" onClick={onRetry}>
              Try again
            </Button>
          </div>
        )}
        {items?.length === 0 && <p className="text-ink-muted">{empty}</p>}
        {items !== undefined && items.length > 0 && children(items)}
      </div>
    </section>
  );
}
