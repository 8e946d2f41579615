import { INVALID_CREDENTIALS, login } from '@slots/contracts/identity/auth';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { z } from 'zod';
import { isProblem } from '../../../api/problem.ts';
import { sessionApi, useLoginMutation } from '../../../api/session.api.ts';
import { paths } from '../../../config/paths.ts';
import type { Dispatch } from '../../../routing/loading.ts';

const REDIRECT_DELAY_MS = 100;

/** Fields of the form, by the call's own rules. */
export const credentials = login.body;
export type Credentials = z.infer<typeof credentials>;

/** Signs in and goes to the dashboard; gives the banner's text on failure. */
export function useLogin(): (given: Credentials) => Promise<string | undefined> {
  const [send] = useLoginMutation();
  const dispatch = useDispatch<Dispatch>();
  const navigate = useNavigate();

  return async (given) => {
    const { data, error } = await send({ body: given });
    if (error) return (isProblem(error) ? error.message : undefined) ?? INVALID_CREDENTIALS;
    const answer = login.responses[200].safeParse(data);
    if (!answer.success) return INVALID_CREDENTIALS;
    await new Promise((resolve) => setTimeout(resolve, REDIRECT_DELAY_MS));
    await dispatch(sessionApi.util.upsertQueryData('session', undefined, answer.data.user));
    await navigate(paths.dashboard, { replace: true });
    return undefined;
  };
}
