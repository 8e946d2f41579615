import type { ReactNode } from 'react';
import { isProblem } from '../api/problem.ts';
import { Spinner } from './spinner.tsx';
import { ErrorState } from './state.tsx';

interface ListFailureProps {
  readonly title: string;
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

/** The failure of queries of which one has answered nothing, retrying those that failed; undefined for all others. */
export function listFailure(title: string, ...queries: readonly ListQuery<unknown>[]) {
  const failed = queries.filter(({ isError, data }) => isError && !data);
  if (!failed[0]) return undefined;
  const refetch = () => failed.forEach((query) => void query.refetch());
  return <ListFailure title={title} query={{ error: failed[0].error, refetch }} />;
}

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
