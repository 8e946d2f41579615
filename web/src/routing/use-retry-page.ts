import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Loads the page at the current address again. A navigation, not a revalidation: loaders that only
 * start their calls end before an error boundary could notice that anything was revalidated.
 */
export function useRetryPage(): () => void {
  const location = useLocation();
  const navigate = useNavigate();
  return () => void navigate(location, { replace: true, preventScrollReset: true });
}
