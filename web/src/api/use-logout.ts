import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../config/paths.ts';
import { useLogoutMutation } from './sign-in.api.ts';

const REDIRECT_DELAY_MS = 100;

/**
 * Signs out: clears all fetched data, and goes to the home page 100 ms later. A failure leaves everything as it
 * is and is only logged; `logout` gives false then. `signingOut` stays true until the home page is there, for
 * screens that must not look signed out.
 */
export function useLogout() {
  const [signingOut, setSigningOut] = useState(false);
  const [send] = useLogoutMutation();
  const navigate = useNavigate();

  async function logout(): Promise<boolean> {
    setSigningOut(true);
    const answer = await send({});
    if (answer.error) {
      // oxlint-disable-next-line no-console -- there is nothing to show: the person is still signed in
      console.error('Logout failed', answer.error);
      setSigningOut(false);
      return false;
    }
    await new Promise((resolve) => setTimeout(resolve, REDIRECT_DELAY_MS));
    await navigate(paths.home);
    setSigningOut(false);
    return true;
  }

  return { logout, signingOut };
}
