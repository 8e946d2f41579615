import { isProblem } from '../api/problem.ts';
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
