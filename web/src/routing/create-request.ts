import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Goes along with a navigation to a list: its screen is to open the form of a new entry. */
export const CREATE_REQUEST = { create: true } as const;

/** Opens the form when somebody came with CREATE_REQUEST; once, so not again when the page is reloaded. */
export function useCreateRequest(open: () => void): void {
  const location = useLocation();
  const navigate = useNavigate();
  const { create }: { readonly create?: unknown } = Object(location.state);
  const answer = useEffectEvent(() => {
    open();
    void navigate(location, { replace: true, state: null });
  });
  useEffect(() => {
    if (create === true) answer();
  }, [create]);
}
