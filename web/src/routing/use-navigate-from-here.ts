import { type NavigateOptions, type To, useNavigate } from 'react-router-dom';
import { useIsHere } from './use-is-here.ts';

/** Navigates while the caller is mounted. */
export function useNavigateFromHere(): (to: To, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const isHere = useIsHere();
  return async (to, options) => {
    if (isHere()) await navigate(to, options);
  };
}
