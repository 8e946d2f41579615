import {
  INVALID_CREDENTIALS,
  login,
  type SessionUser,
  type SignInStep,
} from '@slots/contracts/identity/auth';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { messageOf } from '../../../api/problem.ts';
import { sessionApi } from '../../../api/session.api.ts';
import { useLoginMutation } from '../../../api/sign-in.api.ts';
import { paths } from '../../../config/paths.ts';
import type { Dispatch } from '../../../routing/loading.ts';

const REDIRECT_DELAY_MS = 100;

/** Fields of the form, by the call's own rules. */
export const credentials = login.body;
export type Credentials = z.infer<typeof credentials>;

/** Result of the password: nothing left to do, another step, or a text for the banner. */
type Outcome = { readonly failure: string } | { readonly step: SignInStep } | undefined;

/** Signs in and goes to the dashboard. */
export function useLogin() {
  const [send] = useLoginMutation();
  const dispatch = useDispatch<Dispatch>();
  const navigate = useNavigate();

  /** Goes to the dashboard as a signed-in user. */
  async function enter(user: SessionUser): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, REDIRECT_DELAY_MS));
    await dispatch(sessionApi.util.upsertQueryData('session', undefined, user));
    await navigate(paths.dashboard, { replace: true });
  }

  /** Gives name and password. */
  async function signIn(given: Credentials): Promise<Outcome> {
    const { data, error } = await send({ body: given });
    if (error) return { failure: messageOf(error, INVALID_CREDENTIALS) };
    const half = login.responses[202].safeParse(data);
    if (half.success) return { step: half.data };
    const answer = login.responses[200].safeParse(data);
    if (!answer.success) return { failure: INVALID_CREDENTIALS };
    await enter(answer.data.user);
    return undefined;
  }

  return { signIn, enter };
}
