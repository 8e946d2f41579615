import type { ReactNode } from 'react';
import { isProblem } from '../api/problem.ts';
import { Spinner } from './spinner.tsx';
import { ErrorState } from './state.tsx';

interface ListFailureProps {
  /** The fixed text. */
  readonly title: string;
  /** The failed query. */
  readonly query: { readonly error?: unknown; readonly refetch: () => unknown };
}

/** Replaces a list that failed to load: the fixed text, and the server's words if any. */
export function ListFailure({ title, query }: ListFailureProps) {
  const problem = isProblem(query.error) ? query.error : undefined;
  return (
    <ErrorState
      headingLevel="h2"
      title={title}
      error={query.error}
      onRetry={() => void query.refetch()}
      {...(problem?.message !== undefined && { children: <p>{problem.message}</p> })}
    />
  );
}

/** A query as far as its failure is shown. */
export type ListQuery<Data> = ListFailureProps['query'] & {
  readonly data?: Data | undefined;
  readonly isError: boolean;
};

/** The failure of a query that has answered nothing yet; undefined for all others. */
export const listFailure = (title: string, query: ListQuery<unknown>) =>
  query.isError && !query.data ? <ListFailure title={title} query={query} /> : undefined;

interface LoadedProps<Data> {
  readonly query: ListQuery<Data> & { readonly isFetching: boolean };
  readonly failed: string;
  readonly loading: string;
  readonly children: (data: Data) => ReactNode;
}

/** What a query has answered; before that its failure, or that it loads. */
export function Loaded<Data>({ query, failed, loading, children }: LoadedProps<Data>) {
  if (query.data) return children(query.data);
  return (!query.isFetching && listFailure(failed, query)) || <Spinner label={loading} />;
}
