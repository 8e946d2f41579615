import type { SessionUser, SignInStep } from '@slots/contracts/identity/auth';
import { finishSignIn } from '@slots/contracts/identity/second-factor';
import { useState } from 'react';
import { isProblem, messageOf } from '../../../api/problem.ts';
import { useFinishSignInMutation } from '../../../api/second-factor.api.ts';
import { sessionApi } from '../../../api/session.api.ts';
import { hasPasskeys } from '../../../second-factor/browser-passkeys.ts';
import { ProveForm } from '../../../second-factor/prove-form.tsx';
import { RecoveryCodes } from '../../../second-factor/recovery-codes.tsx';
import { SetUpApp } from '../../../second-factor/set-up-app.tsx';
import { SetUpPasskey } from '../../../second-factor/set-up-passkey.tsx';
import { Button } from '../../../ui/button.tsx';
import { failureMessage } from '../../../ui/failure-message.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import { ErrorState } from '../../../ui/state.tsx';

interface SecondStepProps {
  readonly step: SignInStep;
  readonly onSignedIn: (user: SessionUser) => Promise<void>;
  /** The sign-in is over: it begins anew with the password. */
  readonly onOver: (failure: string | undefined) => void;
}

const FAILED = 'The check failed. Please try again.';

/** The step after the password. */
export function SecondStep({ step: { step, methods }, onSignedIn, onOver }: SecondStepProps) {
  const Step = step === 'prove' ? Prove : SetUp;
  return (
    <div className="mt-6 flex flex-col gap-5">
      <Step methods={methods} onSignedIn={onSignedIn} onOver={onOver} />
    </div>
  );
}

type StepProps = Pick<SignInStep, 'methods'> & Omit<SecondStepProps, 'step'>;

function StartAgain({ onOver }: Pick<StepProps, 'onOver'>) {
  return (
    <Button variant="ghost" className="self-start" onClick={() => onOver(undefined)}>
      Start again
    </Button>
  );
}

function Prove({ methods, onSignedIn, onOver }: StepProps) {
  const [finish] = useFinishSignInMutation();
  const usable = methods.filter((method) => method !== 'passkey' || hasPasskeys());
  return (
    <>
      <p>Confirm that it is you with your second factor.</p>
      <ProveForm
        methods={usable}
        onProof={async (proof) => {
          const { data, error } = await finish({ body: proof });
          if (error) {
            // A passkey's challenge that ran out can be asked for again; a whole sign-in cannot.
            if (isProblem(error) && error.status === 409) onOver(messageOf(error, FAILED));
            return failureMessage(error, FAILED);
          }
          const answer = finishSignIn.responses[200].safeParse(data);
          if (!answer.success) return FAILED;
          await onSignedIn(answer.data.user);
          return undefined;
        }}
      />
      <StartAgain onOver={onOver} />
    </>
  );
}

function SetUp({ methods, onSignedIn, onOver }: StepProps) {
  const usable = methods.filter((method) => method !== 'passkey' || hasPasskeys());
  const [way, setWay] = useState<'passkey' | 'totp'>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [entering, setEntering] = useState<'waiting' | 'failed'>();
  const [session] = sessionApi.useLazySessionQuery();

  async function enter(): Promise<void> {
    setCodes(undefined);
    setEntering('waiting');
    const { data: user } = await session();
    if (user) await onSignedIn(user);
    else setEntering('failed');
  }

  if (codes) return <RecoveryCodes codes={codes} onKept={() => void enter()} />;
  if (entering === 'waiting') return <Spinner label="Signing in..." />;
  if (entering === 'failed') {
    return (
      <>
        <ErrorState title="You could not be signed in" onRetry={() => void enter()}>
          Your second factor is set up. Please try again in a moment.
        </ErrorState>
        <StartAgain onOver={onOver} />
      </>
    );
  }
  const done = (made: readonly string[] | null) => {
    if (made) setCodes(made);
    else void enter();
  };
  return (
    <>
      <p>Your account needs a second factor. Set one up to continue.</p>
      {way === undefined && (
        <div className="flex flex-col items-start gap-3">
          {usable.includes('passkey') && (
            <Button onClick={() => setWay('passkey')}>Set up a passkey</Button>
          )}
          <Button variant="secondary" onClick={() => setWay('totp')}>
            Set up an authenticator app
          </Button>
        </div>
      )}
      {way === 'passkey' && <SetUpPasskey needsPassword={false} onDone={done} />}
      {way === 'totp' && <SetUpApp needsPassword={false} onDone={done} />}
      <StartAgain onOver={onOver} />
    </>
  );
}
