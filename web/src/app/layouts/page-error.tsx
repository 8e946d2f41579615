import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { isProblem } from '../../api/problem.ts';
import { ProblemPage } from '../../routing/problem-page.tsx';
import { useRetryPage } from '../../routing/use-retry-page.ts';

/** Error page for a failed loader, rendering or chunk. */
export function PageError() {
  const error = useRouteError();
  const retry = useRetryPage();
  const problem = isRouteErrorResponse(error) && isProblem(error.data) ? error.data : undefined;
  // Browsers remember a chunk that failed, or that a deployment removed: only a new document requests it again.
  const onRetry = problem === undefined ? () => window.location.reload() : retry;
  return <ProblemPage problem={problem} onRetry={onRetry} />;
}
