import { AGE_CHECK_OVER } from '@slots/contracts/catalog/age-checks';
import { LoaderCircle, ShieldCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import {
  isFailure,
  isProblem,
  messageOf,
  type Problem,
  UNREACHABLE,
} from '../../../api/problem.ts';
import { useConfig } from '../../../config/config-context.ts';
import { paths } from '../../../config/paths.ts';
import { PageHead } from '../../../head/page-head.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { useEndAgeCheckMutation } from '../game-token.api.ts';
import { storeAgeProof } from './age-proof.ts';

const FAILED = 'Your age could not be verified. Please try again in a moment.';

/** For an address that no provider redirected to: parameters are missing, or unknown. */
const NOTHING_BEGUN: Problem = { status: 410, title: 'Gone', message: AGE_CHECK_OVER };

type Answer = Readonly<Record<string, string>>;

/** Question of the test provider; every other provider has its own pages. */
function TestProvider({ onAnswer }: { readonly onAnswer: (answer: Answer) => void }) {
  const { minAge } = useConfig().visitor;
  return (
    <EmptyState
      headingLevel="h1"
      icon={<ShieldCheck />}
      title="Age check for tests"
      actions={
        <>
          <Button variant="secondary" onClick={() => onAnswer({ over18: 'no' })}>
            {`I'm under ${minAge}`}
          </Button>
          <Button onClick={() => onAnswer({ over18: 'yes' })}>{`I'm ${minAge} or over`}</Button>
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

interface VerificationProps {
  readonly problem: Problem | undefined;
  readonly onVerify: () => void;
}

/** Asks for the provider's verdict as soon as the visitor is back. */
function Verification({ problem, onVerify }: VerificationProps) {
  const asked = useRef(false);
  useEffect(() => {
    // An answer of the provider is good for one question, and development runs effects twice.
    if (asked.current) return;
    asked.current = true;
    onVerify();
  }, [onVerify]);
  const mayPass = isFailure(problem);
  return (
    <EmptyState
      headingLevel="h1"
      icon={problem ? <ShieldCheck /> : <LoaderCircle className="animate-spin" />}
      title="Age check"
      actions={
        problem && (
          <>
            {mayPass && <Button onClick={onVerify}>Try again</Button>}
            <LinkButton to={paths.freeGames} variant="secondary">
              All games
            </LinkButton>
          </>
        )
      }
    >
      <output className="block">
        {problem
          ? 'You can start again from the page of any game.'
          : "One moment: we're checking your age with the provider."}
      </output>
    </EmptyState>
  );
}

/** Return page of the age verification; leads on to the game. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  // Read once: a provider's parameters are removed from the address, and so from the history, at once.
  const [{ state = '', provider, ...given }] = useState(() => Object.fromEntries(search));
  const [end] = useEndAgeCheckMutation();
  const [problem, setProblem] = useState<Problem>();
  const navigate = useNavigate();

  async function finish(answer: Answer): Promise<void> {
    if (state === '') {
      setProblem(NOTHING_BEGUN);
      return;
    }
    setProblem(undefined);
    const { data, error } = await end({ body: { state, answer } });
    if (data) {
      storeAgeProof(data.proof);
      await navigate(data.returnTo, { replace: true });
    } else if (!isProblem(error)) setProblem(UNREACHABLE);
    else setProblem(error.status === 400 ? NOTHING_BEGUN : error);
  }

  return (
    <div className="container-page max-w-3xl py-12">
      <PageHead title="Age check" description="Verification of your age." unlisted />
      {problem && (
        <Alert variant="danger" title="Not verified" className="mb-6">
          {messageOf(problem, FAILED)}
        </Alert>
      )}
      {provider === 'test' ? (
        <TestProvider onAnswer={(answer) => void finish(answer)} />
      ) : (
        <Verification
          problem={problem}
          onVerify={() => {
            setSearch({}, { replace: true, preventScrollReset: true });
            void finish(given);
          }}
        />
      )}
    </div>
  );
}
