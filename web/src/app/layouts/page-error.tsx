import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { isProblem } from '../../api/problem.ts';
import { ProblemPage } from '../../routing/problem-page.tsx';
import { useRetryPage } from '../../routing/use-retry-page.ts';

/** What a loader threw, or a page that broke. */
export function PageError() {
  const error = useRouteError();
  const retry = useRetryPage();
  const problem = isRouteErrorResponse(error) && isProblem(error.data) ? error.data : undefined;
  return <ProblemPage problem={problem} onRetry={retry} />;
}
