import { isFailure, type Problem } from '../../../api/problem.ts';
import { paths } from '../../../config/paths.ts';
import { PageHead } from '../../../head/page-head.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/state.tsx';

const FIXED_TEXT = "We couldn't find the game you're looking for.";

interface GameNotFoundProps {
  readonly problem: Problem | undefined;
  readonly onRetry: () => void;
}

/** Replaces a game that is unknown or could not be fetched. */
export function GameNotFound({ problem, onRetry }: GameNotFoundProps) {
  const mayReturn = problem === undefined || isFailure(problem);
  return (
    <div className="container-page py-16">
      <PageHead title="Game Not Found" description={FIXED_TEXT} unlisted />
      <ErrorState
        headingLevel="h1"
        title="Game Not Found"
        error={mayReturn ? problem : undefined}
        {...(mayReturn && { onRetry })}
        actions={
          <LinkButton to={paths.freeGames} variant={mayReturn ? 'secondary' : 'primary'}>
            Back to Games
          </LinkButton>
        }
      >
        <p>{problem?.message ?? FIXED_TEXT}</p>
      </ErrorState>
    </div>
  );
}
