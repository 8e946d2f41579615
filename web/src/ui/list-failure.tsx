import { isProblem } from '../api/problem.ts';
import { ErrorState } from './state.tsx';

interface ListFailureProps {
  /** The fixed text. */
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Replaces a list that failed to load: the fixed text, and the server's words if any. */
export function ListFailure({ title, error, onRetry }: ListFailureProps) {
  const problem = isProblem(error) ? error : undefined;
  return (
    <ErrorState
      headingLevel="h2"
      title={title}
      requestId={problem?.requestId}
      onRetry={onRetry}
      {...(problem?.message !== undefined && { children: <p>{problem.message}</p> })}
    />
  );
}
