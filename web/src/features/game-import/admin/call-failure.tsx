import { isProblem, type Problem } from '../../../api/problem.ts';
import { ErrorState } from '../../../ui/state.tsx';

/** Message for a failure: the server's own, else by its kind. */
function messageOf({ status, title, message }: Problem): string {
  return message ?? (status === 0 ? title : `${status}: ${title}`);
}

interface CallFailureProps {
  readonly title: string;
  readonly query: { readonly error?: unknown; readonly refetch: () => unknown };
  readonly inDialog?: boolean;
}

/** Replaces what a failed call would have answered. */
export function CallFailure({ title, query, inDialog = false }: CallFailureProps) {
  const { error, refetch } = query;
  return (
    <ErrorState
      headingLevel={inDialog ? 'h3' : 'h2'}
      title={title}
      error={error}
      onRetry={() => void refetch()}
      {...(inDialog && { className: 'py-6' })}
    >
      {isProblem(error) ? messageOf(error) : undefined}
    </ErrorState>
  );
}
