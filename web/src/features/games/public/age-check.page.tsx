import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isProblem } from '../../../api/problem.ts';
import { paths } from '../../../config/paths.ts';
import { PageHead } from '../../../head/page-head.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { useEndAgeCheckMutation } from '../game-token.api.ts';
import { storeAgeProof } from './age-proof.ts';

const FAILED = 'Your age could not be verified. Please try again in a moment.';

/** Question of the test provider; every other provider has its own pages. */
function TestProvider({ onAnswer }: { readonly onAnswer: (over18: 'yes' | 'no') => void }) {
  return (
    <EmptyState
      headingLevel="h1"
      icon={<ShieldCheck />}
      title="Age check for tests"
      actions={
        <>
          <Button variant="secondary" onClick={() => onAnswer('no')}>
            I'm under 18
          </Button>
          <Button onClick={() => onAnswer('yes')}>I'm 18 or over</Button>
        </>
      }
    >
      <p>
        This stands in for a provider that verifies ages, and believes whatever it is told. A site
        that is open to visitors needs a real one.
      </p>
    </EmptyState>
  );
}

/** Return page of the age verification; leads on to the game. */
export function Component() {
  const [search] = useSearchParams();
  const [end, { error, isLoading }] = useEndAgeCheckMutation();
  const [done, setDone] = useState(false);
  const navigate = useNavigate();
  const { state = '', provider, ...given } = Object.fromEntries(search);

  async function finish(answer: Record<string, string>): Promise<void> {
    const { data } = await end({ body: { state, answer } });
    if (!data) return;
    setDone(true);
    storeAgeProof(data.proof);
    await navigate(data.returnTo, { replace: true });
  }

  const isTest = provider === 'test';
  return (
    <div className="container-page max-w-3xl py-12">
      <PageHead title="Age check" description="A check of your age." unlisted />
      {error !== undefined && (
        <Alert variant="danger" title="Not verified" className="mb-6">
          {(isProblem(error) && error.message) || FAILED}
        </Alert>
      )}
      {isTest ? (
        <TestProvider onAnswer={(over18) => void finish({ over18 })} />
      ) : (
        <EmptyState
          headingLevel="h1"
          icon={<ShieldCheck />}
          title="Age check"
          actions={
            <>
              <Button busy={isLoading || done} onClick={() => void finish(given)}>
                Continue
              </Button>
              <LinkButton to={paths.freeGames} variant="secondary">
                All games
              </LinkButton>
            </>
          }
        >
          <p>Continue, and we ask the provider whether you are of age.</p>
        </EmptyState>
      )}
    </div>
  );
}
