import type { ComponentProps, ReactNode } from 'react';
import { isProblem } from '../api/problem.ts';
import { Spinner } from './spinner.tsx';
import { ErrorState } from './state.tsx';

interface ListFailureProps extends Omit<ComponentProps<typeof ErrorState>, 'error' | 'onRetry'> {
  readonly query: { readonly error?: unknown; readonly refetch: () => unknown };
}

/** Replaces what failed to load: the fixed title, and the server's words if any, unless there are others. */
export function ListFailure({ query, children, ...state }: ListFailureProps) {
  const { error, refetch } = query;
  const words = children ?? (isProblem(error) ? error.message : undefined);
  return (
    <ErrorState {...state} error={error} onRetry={() => void refetch()}>
      {words !== undefined && <p>{words}</p>}
    </ErrorState>
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
  readonly query: ListQuery<Data>;
  readonly failed: string;
  readonly loading: string;
  readonly children: (data: Data) => ReactNode;
}

/** What a query has answered; before that its failure, or that it loads. */
export function Loaded<Data>({ query, failed, loading, children }: LoadedProps<Data>) {
  if (query.data) return children(query.data);
  return listFailure(failed, query) ?? <Spinner label={loading} />;
}
