import type { Problem } from '../api/problem.ts';
import { paths } from '../config/paths.ts';
import { PageHead } from '../head/page-head.tsx';
import { LinkButton } from '../ui/button.tsx';
import { ErrorState } from '../ui/state.tsx';

const FAILED = 'This page could not be loaded. Please try again in a moment.';

interface ProblemPageProps {
  /** Undefined when the page itself broke. */
  readonly problem: Problem | undefined;
  readonly onRetry: () => void;
}

/** Replaces a page that is unknown, or whose data could not be fetched. */
export function ProblemPage({ problem, onRetry }: ProblemPageProps) {
  const missing = problem?.status === 404 || problem?.status === 410;
  const title = missing ? 'Page Not Found' : 'Something went wrong';
  return (
    <div className="container-page py-16">
      <PageHead title={title} description="This page could not be shown." unlisted />
      <ErrorState
        headingLevel="h1"
        title={title}
        error={missing ? undefined : problem}
        {...(!missing && { onRetry })}
        actions={
          <LinkButton to={paths.home} variant={missing ? 'primary' : 'secondary'}>
            Back to Home
          </LinkButton>
        }
      >
        <p>{problem?.message ?? FAILED}</p>
      </ErrorState>
    </div>
  );
}
