import { zodResolver } from '@hookform/resolvers/zod';
import {
  INVALID_CREDENTIALS,
  login,
  type SessionUser,
  type SignInStep,
} from '@slots/contracts/identity/auth';
import { ArrowLeft } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { messageOf } from '../../../api/problem.ts';
import { sessionApi } from '../../../api/session.api.ts';
import { useLoginMutation } from '../../../api/sign-in.api.ts';
import { useSession } from '../../../api/use-session.ts';
import { useConfig } from '../../../config/config-context.ts';
import { paths } from '../../../config/paths.ts';
import { AdminHead } from '../../../head/admin-head.tsx';
import type { Dispatch } from '../../../routing/loading.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

const REDIRECT_DELAY_MS = 100;

const SecondStep = lazy(async () => ({
  default: (await import('./second-step.tsx')).SecondStep,
}));

/** Sign in. Redirects a person with a session. */
export function Component() {
  const { productName } = useConfig();
  const session = useSession();
  const [send] = useLoginMutation();
  const dispatch = useDispatch<Dispatch>();
  const navigate = useNavigate();
  const [step, setStep] = useState<SignInStep>();
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState, setFocus, resetField } = useForm<
    z.infer<typeof login.body>
  >({
    // No default values: they would replace text typed before hydration.
    resolver: zodResolver(login.body),
  });
  const { errors, isSubmitting } = formState;

  /** Goes to the dashboard as a signed-in user. */
  async function enter(user: SessionUser): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, REDIRECT_DELAY_MS));
    await dispatch(sessionApi.util.upsertQueryData('session', undefined, user));
    await navigate(paths.dashboard, { replace: true });
  }

  const submit = handleSubmit(async (given) => {
    setFailure(undefined);
    const { data, error } = await send({ body: given });
    const done = login.responses[200].safeParse(data);
    if (done.success) return enter(done.data.user);
    resetField('password');
    const half = login.responses[202].safeParse(data);
    if (half.success) return setStep(half.data);
    setFailure(messageOf(error, INVALID_CREDENTIALS));
    setFocus('password');
  });

  // Recovery codes stay on screen until they are kept.
  if (session.state === 'signed-in' && !isSubmitting && !step) {
    return <Navigate to={paths.dashboard} replace />;
  }
  return (
    <>
      <AdminHead title="Sign in" />
      <Card className="w-full max-w-md p-6 sm:p-8">
        <p className="overline-label text-ink-muted">{productName} staff</p>
        <h1 className="mt-2 text-title font-extrabold">Sign in</h1>
        {step ? (
          <Suspense fallback={<Spinner label="Loading..." />}>
            <SecondStep
              step={step}
              onSignedIn={enter}
              onOver={(failed) => {
                setFailure(failed);
                setStep(undefined);
              }}
            />
          </Suspense>
        ) : (
          <form
            // Without scripts, a form must not put a password into the address.
            method="post"
            noValidate
            className="mt-6 flex flex-col gap-5"
            onSubmit={(event) => void submit(event)}
          >
            {failure !== undefined && <Alert variant="danger">{failure}</Alert>}
            <Field label="Username" required error={errors.username?.message}>
              {(control) => (
                <Input
                  {...control}
                  {...register('username')}
                  required
                  autoComplete="username"
                  autoCapitalize="none"
                  spellCheck={false}
                />
              )}
            </Field>
            <Field label="Password" required error={errors.password?.message}>
              {(control) => (
                <Input
                  {...control}
                  {...register('password')}
                  required
                  type="password"
                  autoComplete="current-password"
                />
              )}
            </Field>
            <Button type="submit" size="lg" busy={isSubmitting}>
              {isSubmitting ? 'Signing in...' : 'Sign in'}
            </Button>
          </form>
        )}
      </Card>
      <Link
        to={paths.home}
        className="mt-6 inline-flex min-h-11 items-center gap-2 rounded-md px-3 font-medium text-ink-muted hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4" />
        Back to home
      </Link>
    </>
  );
}
