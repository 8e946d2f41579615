import type { ReactNode } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { isProblem, type Problem } from '../../../api/problem.ts';
import { useSession } from '../../../api/use-session.ts';
import { paths } from '../../../config/paths.ts';
import { PageHead } from '../../../head/page-head.tsx';
import { ProblemPage } from '../../../routing/problem-page.tsx';
import { useRetryPage } from '../../../routing/use-retry-page.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/state.tsx';

const NOT_PUBLIC = 'This casino is not available for public viewing';
const NOT_FOUND = 'Casino Not Found';

interface CasinoProblemProps {
  readonly problem: Problem | undefined;
  readonly onRetry: () => void;
}

/** Replaces a casino that is hidden, unknown or gone, or could not be fetched. */
export function CasinoProblem({ problem, onRetry }: CasinoProblemProps) {
  const status = problem?.status ?? 0;
  if (![403, 404, 410].includes(status)) return <ProblemPage problem={problem} onRetry={onRetry} />;
  const title = status === 403 ? NOT_PUBLIC : NOT_FOUND;
  const text = {
    403: 'We are still working on its review, or have taken it down for now.',
    404: "We couldn't find the casino you're looking for.",
    410: problem?.message ?? 'This casino is no longer listed',
  }[status];
  return (
    <div className="container-page py-16">
      <PageHead title={title} description={title} unlisted />
      <EmptyState
        headingLevel="h1"
        title={title}
        actions={
          <>
            <LinkButton to={paths.home}>Return to Homepage</LinkButton>
            <LinkButton to={paths.countries} variant="secondary">
              Bonuses by Country
            </LinkButton>
          </>
        }
      >
        <p>{text}</p>
      </EmptyState>
    </div>
  );
}

interface CasinoErrorProps {
  /** The page for staff: their session may read what the server, without one, could not. */
  readonly preview: ReactNode;
}

/** Error page of a casino that the server could not show. */
export function CasinoError({ preview }: CasinoErrorProps) {
  const error = useRouteError();
  const retry = useRetryPage();
  const problem = isRouteErrorResponse(error) && isProblem(error.data) ? error.data : undefined;
  const refusal = <CasinoProblem problem={problem} onRetry={retry} />;
  if (problem?.status !== 403) return refusal;
  return <ForStaff preview={preview}>{refusal}</ForStaff>;
}

function ForStaff({ preview, children }: CasinoErrorProps & { readonly children: ReactNode }) {
  const session = useSession();
  return session.state === 'signed-in' ? preview : children;
}
