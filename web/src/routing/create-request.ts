import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** State of a navigation to a list that opens its form for a new entry. */
export const CREATE_REQUEST = { create: true } as const;

/** Opens the form after a navigation with CREATE_REQUEST; once, so not again after a reload. */
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
