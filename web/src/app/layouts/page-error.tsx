import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom';
import { isProblem } from '../../api/problem.ts';
import { paths } from '../../config/paths.ts';
import { PageHead } from '../../head/page-head.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/state.tsx';

/** Shown in the place of a page whose data failed, or that broke. */
export function PageError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const problem = isRouteErrorResponse(error) && isProblem(error.data) ? error.data : undefined;
  return (
    <div className="container-page py-16">
      <PageHead title="Something went wrong" description="This page could not be shown." unlisted />
      <ErrorState
        headingLevel="h1"
        title="Something went wrong"
        requestId={problem?.requestId}
        onRetry={() => void revalidate()}
        actions={
          <LinkButton to={paths.home} variant="secondary">
            Back to Home
          </LinkButton>
        }
      >
        <p>
          {state === 'loading'
            ? 'Trying again...'
            : (problem?.message ??
              'We could not load this page. It is our fault, not yours: please try again in a moment.')}
        </p>
      </ErrorState>
    </div>
  );
}
