import type { ReactNode } from 'react';
import { messageOf } from '../../../api/problem.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { RowActions } from '../../../ui/row-actions.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/state.tsx';

interface SectionProps {
  readonly title: string;
  readonly about?: string;
  /** Opens the editor; none while it is open. */
  readonly onEdit?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A part of a tab, with an edit button. */
export function Section({ title, about, onEdit, children }: SectionProps) {
  return (
    <Card className="flex flex-col gap-4 p-5">
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 className="text-subheading font-bold">{title}</h2>
          {about !== undefined && <p className="text-sm text-ink-muted">{about}</p>}
        </div>
        {onEdit && <RowActions name={title} onEdit={onEdit} />}
      </div>
      {children}
    </Card>
  );
}

/** Part of a query's result that matters to a section. */
export interface Fetched {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface WaitingSectionProps extends Pick<SectionProps, 'title' | 'about'> {
  /** Each with the text of a failure whose answer has none. */
  readonly queries: readonly (Fetched & { readonly failed: string })[];
}

/** A section before its queries have answered. */
export function WaitingSection({ queries, ...section }: WaitingSectionProps) {
  const failure = queries.find(({ data, error, isFetching }) => error && !isFetching && !data);
  return (
    <Section {...section}>
      {failure ? (
        <ErrorState
          headingLevel="h3"
          className="py-6"
          title={messageOf(failure.error, failure.failed)}
          error={failure.error}
          onRetry={() => {
            for (const { error, refetch } of queries) if (error) void refetch();
          }}
        />
      ) : (
        <>
          <output className="sr-only">Loading...</output>
          <Skeleton className="h-24" />
        </>
      )}
    </Section>
  );
}

interface SaveBarProps {
  readonly busy: boolean;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** Below an open editor. */
export function SaveBar({ busy, onSave, onCancel }: SaveBarProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button busy={busy} onClick={onSave}>
        {busy ? 'Saving...' : 'Save'}
      </Button>
      <Button variant="secondary" disabled={busy} onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}
